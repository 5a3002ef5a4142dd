import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_WEEKS, findContacts } from './contacts.ts';
import { assessLabour, assessMovements } from './labour.ts';
import { addDays } from './plain-date.ts';
import { findGestation } from './pregnancy.ts';

const START = Date.parse('2026-11-15T08:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);
const every = (minutes: number, lasts: number, over: number) =>
  Array.from({ length: Math.floor(over / minutes) + 1 }, (_, index) => ({
    from: at(index * minutes),
    to: at(index * minutes + lasts),
  }));

test('MAT-8 every five minutes, for a minute, over an hour: time to go', () => {
  expect(assessLabour(every(5, 1, 60), at(61))).toEqual({
    count: 13,
    apartSeconds: 300,
    lastsSeconds: 60,
    isActive: true,
  });
  expect(assessLabour(every(5, 1, 50), at(51)).isActive).toBe(false);
  expect(assessLabour(every(6, 1, 60), at(61)).isActive).toBe(false);
  expect(assessLabour(every(5, 0.9, 60), at(61)).isActive).toBe(false);
  expect(assessLabour(every(5, 1, 60), at(90)).isActive).toBe(true);
  expect(assessLabour(every(5, 1, 60), at(91)).isActive).toBe(false);
  expect(assessLabour([], at(0))).toEqual({
    count: 0,
    apartSeconds: null,
    lastsSeconds: null,
    isActive: false,
  });
});

test('MAT-8 the order in which they are given does not matter, and closer or longer ones are never less', () => {
  const gap = fc.double({ min: 1, max: 5, noNaN: true });
  fc.assert(
    fc.property(gap, fc.double({ min: 1, max: 2, noNaN: true }), (minutes, lasts) => {
      const all = every(minutes, lasts, 65);
      const now = new Date((all.at(-1)?.from.getTime() ?? START) + 60_000);
      expect(assessLabour(all, now).isActive).toBe(true);
      expect(assessLabour([...all].reverse(), now)).toEqual(assessLabour(all, now));
    }),
  );
});

test('MAT-8 one that was short or not pressed does not hide the rest; an hour long ago does not count', () => {
  const close = every(4, 1.2, 60);
  const missed = close.filter((_, index) => index !== 7);
  expect(assessLabour(missed, at(61)).isActive).toBe(true);
  const short = close.map((one, index) => (index === 3 ? { ...one, to: one.from } : one));
  expect(assessLabour(short, at(61)).isActive).toBe(true);
  const late = [...every(5, 1, 60), { from: at(300), to: at(301) }];
  expect(assessLabour(late, at(301))).toMatchObject({ count: 14, apartSeconds: null, isActive: false });
});

test('MAT-8 the weeks that are over, not the one that runs, say whether it is early', () => {
  const due = '2027-03-09';
  const on = (days: number) => findGestation({ dueDate: due, today: addDays(due, days) ?? '' })?.weeks;
  expect([on(-22), on(-21), on(0), on(7)]).toEqual([36, 37, 40, 41]);
});

test('MAT-7 ten movements in two hours are enough; two hours without them are few', () => {
  const felt = (count: number, last: number) =>
    Array.from({ length: count }, (_, index) => at((last * (index + 1)) / count));
  expect(assessMovements(felt(10, 5), at(0), at(5))).toBe('enough');
  expect(assessMovements(felt(9, 5), at(0), at(119))).toBe('counting');
  expect(assessMovements(felt(9, 5), at(0), at(120))).toBe('few');
  expect(assessMovements(felt(10, 120), at(0), at(180))).toBe('enough');
  expect(assessMovements(felt(10, 121), at(0), at(121))).toBe('few');
});

test('MAT-9 eight contacts: done, missed, the next one and later ones', () => {
  const dates = { dueDate: '2027-03-09', today: '2026-11-15' };
  const states = (done: number[], today = dates.today) =>
    findContacts({ ...dates, today }, done)?.map(({ week, state }) => `${week} ${state}`);
  expect(states([12])).toEqual([
    '12 done',
    '20 missed',
    '26 next',
    '30 later',
    '34 later',
    '36 later',
    '38 later',
    '40 later',
  ]);
  expect(findContacts(dates, [])?.at(-1)?.day).toBe('2027-03-09');
  expect(states([], '2027-03-10')?.every((line) => line.endsWith('missed'))).toBe(true);
  expect(states([...CONTACT_WEEKS])?.every((line) => line.endsWith('done'))).toBe(true);
  expect(findContacts({ ...dates, dueDate: '2027-02-30' }, [])).toBeUndefined();
});
