import type { Booking } from '@lakou/contract/bookings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesIn } from '#platform/time/minutes.ts';
import {
  agendaWeek,
  bookingsOn,
  closedBetween,
  dayInWeek,
  openOn,
  shownHours,
  spanOf,
  weekOf,
} from './days.ts';

const HAITI = 'America/Port-au-Prince';

test('a week begins on Monday, over the end of a month and a year', () => {
  expect(weekOf('2026-11-15')).toEqual(weekOf('2026-11-09'));
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
});

test('PROV-2 on a Sunday the agenda shows that day and the six to come; moving by weeks lands on their first day', () => {
  const sunday = '2026-11-15';
  expect(agendaWeek(sunday, sunday)).toEqual([sunday, ...weekOf('2026-11-16').slice(0, 6)]);
  expect(agendaWeek('2026-11-22', sunday)[0]).toBe('2026-11-22');
  expect(agendaWeek('2026-11-18', '2026-11-16')).toEqual(weekOf('2026-11-18'));
  expect(dayInWeek(agendaWeek('2026-11-25', '2026-11-18'), '2026-11-18')).toBe('2026-11-23');
  expect(dayInWeek(agendaWeek('2026-11-16', '2026-11-18'), '2026-11-18')).toBe('2026-11-18');
});

test('PROV-2 hours without any day are closed days', () => {
  const hours = { timeZone: HAITI, hours: [] };
  expect(openOn('2026-11-16', { hours, exceptions: [], repeats: [] })).toEqual([]);
});

test('PROV-2 an exception takes the place of the day’s usual hours, and none of them is a day off', () => {
  const hours = { timeZone: HAITI, hours: [{ day: 'mon' as const, from: '08:00', to: '23:59' }] };
  expect(openOn('2026-11-16', { hours, exceptions: [], repeats: [] })).toEqual([{ from: 480, to: 1440 }]);
  expect(openOn('2026-11-17', { hours, exceptions: [], repeats: [] })).toEqual([]);
  expect(
    openOn('2026-11-16', { hours, exceptions: [{ day: '2026-11-16', hours: [] }], repeats: [] }),
  ).toEqual([]);
  expect(openOn('2026-11-16', { hours: null, exceptions: [], repeats: [] })).toBeUndefined();
});

test('PROV-2 a day that differs again and again takes the place of the usual hours, and a single day that of both', () => {
  const hours = { timeZone: HAITI, hours: [{ day: 'mon' as const, from: '08:00', to: '12:00' }] };
  const repeats = [{ firstDay: '2026-11-16', every: 'two_weeks' as const, until: null, hours: [] }];
  const open = (day: string, exceptions: { day: string; hours: { from: string; to: string }[] }[] = []) =>
    openOn(day, { hours, exceptions, repeats });
  expect(open('2026-11-30')).toEqual([]);
  expect(open('2026-11-23')).toEqual([{ from: 480, to: 720 }]);
  expect(open('2026-11-30', [{ day: '2026-11-30', hours: [{ from: '09:00', to: '10:00' }] }])).toEqual([
    { from: 540, to: 600 },
  ]);
});

test('what is closed is all that is not open', () => {
  const minute = fc.integer({ min: 0, max: 1440 });
  const spans = fc
    .uniqueArray(minute, { maxLength: 8 })
    .map((all) => all.toSorted((a, b) => a - b))
    .map((all) =>
      all.flatMap((from, i) => (i % 2 === 0 && all[i + 1] ? [{ from, to: all[i + 1] ?? 0 }] : [])),
    );
  fc.assert(
    fc.property(spans, minute, (open, at) => {
      const shown = { from: 300, to: 1200 };
      const within = (list: readonly { from: number; to: number }[]) =>
        list.some(({ from, to }) => from <= at && at < to);
      if (at < shown.from || at >= shown.to) return;
      expect(within(closedBetween(open, shown))).toBe(!within(open));
    }),
  );
});

test('a visit stands at the time its place’s clock shows, and ends with its day', () => {
  const late = { dateTime: '2026-11-19T04:30:00Z', endsAt: '2026-11-19T05:30:00Z' };
  expect(spanOf(late, HAITI)).toEqual({ from: 23 * 60 + 30, to: 1440 });
  expect(minutesIn(HAITI, new Date('2026-11-19T05:00:00Z'))).toBe(0);
});

test('a cancelled visit is not on the agenda', () => {
  const at = { dateTime: '2026-11-18T14:00:00Z' };
  const all = [
    { ...at, status: 'confirmed' },
    { ...at, status: 'cancelled' },
  ] as Booking[];
  expect(bookingsOn(all, '2026-11-18', HAITI)).toHaveLength(1);
  expect(bookingsOn(all, '2026-11-19', HAITI)).toHaveLength(0);
});

test('all that is open or taken is shown, in whole hours', () => {
  expect(shownHours([])).toEqual({ from: 480, to: 1020 });
  expect(
    shownHours([
      { from: 445, to: 500 },
      { from: 1150, to: 1210 },
    ]),
  ).toEqual({ from: 420, to: 1260 });
});
