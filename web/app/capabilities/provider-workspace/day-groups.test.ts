import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/time/days.ts';
import { daysBetween, groupDays, withGroup, withoutGroup } from './day-groups.ts';

const off = (day: string) => ({ day, hours: [] });
const short = (day: string) => ({ day, hours: [{ from: '08:00', to: '10:00' }] });

test('PROV-2 days off by a span are one line, over the end of a year and a change of the clocks', () => {
  const days = withGroup([off('2027-01-05')], { from: '2026-12-30', to: '2027-01-02', hours: [] });
  expect(days.map(({ day }) => day)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-05',
  ]);
  expect(groupDays(days)).toEqual([
    { from: '2026-12-30', to: '2027-01-02', hours: [] },
    { from: '2027-01-05', to: '2027-01-05', hours: [] },
  ]);
  expect(daysBetween('2026-10-30', '2026-11-02')).toHaveLength(4);
  expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([]);
});

test('PROV-2 days with other hours between days off stay lines of their own', () => {
  const days = [off('2026-12-01'), short('2026-12-02'), short('2026-12-03'), off('2026-12-04')];
  expect(groupDays(days).map(({ from, to }) => [from, to])).toEqual([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-02', '2026-12-03'],
    ['2026-12-04', '2026-12-04'],
  ]);
});

const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) => fc.boolean().map((is) => (is ? off : short)(addDays('2026-12-01', number)))),
    ),
  );

test('PROV-2 grouping loses and adds no day, and a group that goes takes its days alone', () => {
  fc.assert(
    fc.property(days, (given) => {
      const inOrder = given.toSorted((a, b) => a.day.localeCompare(b.day));
      const groups = groupDays(given);
      const back = groups.flatMap(({ from, to, hours }) =>
        daysBetween(from, to).map((day) => ({ day, hours })),
      );
      expect(back).toEqual(inOrder);
      const [first] = groups;
      if (first) expect(withoutGroup(inOrder, first)).toEqual(inOrder.filter(({ day }) => day > first.to));
    }),
  );
});
