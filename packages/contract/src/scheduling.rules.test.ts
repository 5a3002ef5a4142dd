import { expect, test } from 'vitest';
import { fallsOn, repeatedHours } from './scheduling.rules.ts';

const on = (
  firstDay: string,
  every: 'week' | 'two_weeks' | 'month_day' | 'month_weekday',
  until?: string,
) => ({
  firstDay,
  every,
  until: until ?? null,
});

test('PROV-2 every week falls on the weekday of the first day, from it until the last', () => {
  const mondays = on('2026-11-16', 'week', '2026-11-30');
  expect(fallsOn(mondays, '2026-11-09')).toBe(false);
  expect(fallsOn(mondays, '2026-11-16')).toBe(true);
  expect(fallsOn(mondays, '2026-11-17')).toBe(false);
  expect(fallsOn(mondays, '2026-11-30')).toBe(true);
  expect(fallsOn(mondays, '2026-12-07')).toBe(false);
  expect(fallsOn(on('2026-11-16', 'week'), '2030-11-18')).toBe(true);
});

test('PROV-2 every second week leaves one out, also over the change of the clocks', () => {
  const other = on('2026-10-19', 'two_weeks');
  const mondays = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];
  expect(mondays.map((day) => fallsOn(other, day))).toEqual([true, false, true, false, true]);
});

test('PROV-2 every month falls on its day, and a month without that day is left out', () => {
  const ends = on('2027-01-31', 'month_day');
  expect(fallsOn(ends, '2027-02-28')).toBe(false);
  expect(fallsOn(ends, '2027-03-31')).toBe(true);
  expect(fallsOn(ends, '2027-04-30')).toBe(false);
});

test('PROV-2 the same weekday of every month; a fifth one means the last', () => {
  const thirdFridays = on('2026-11-20', 'month_weekday');
  expect(fallsOn(thirdFridays, '2026-12-18')).toBe(true);
  expect(fallsOn(thirdFridays, '2026-12-11')).toBe(false);
  expect(fallsOn(thirdFridays, '2026-12-20')).toBe(false);
  const lastMondays = on('2026-11-30', 'month_weekday');
  expect(fallsOn(lastMondays, '2026-12-28')).toBe(true);
  expect(fallsOn(lastMondays, '2027-02-22')).toBe(true);
  expect(fallsOn(lastMondays, '2027-03-22')).toBe(false);
  expect(fallsOn(lastMondays, '2027-03-29')).toBe(true);
});

test('PROV-2 where several fall on one day, a day off goes first', () => {
  const short = { ...on('2026-11-16', 'week'), hours: [{ from: '08:00', to: '10:00' }] };
  const off = { ...on('2026-11-16', 'month_day'), hours: [] };
  expect(repeatedHours([short, off], '2026-11-16')).toEqual([]);
  expect(repeatedHours([short, off], '2026-11-23')).toEqual(short.hours);
  expect(repeatedHours([short, off], '2026-11-24')).toBeUndefined();
});
