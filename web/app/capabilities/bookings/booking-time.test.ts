import { expect, test } from 'vitest';
import { dayIn, otherTime, sameClock } from './booking-time.ts';
import { addDays, partOfDay } from './slot-time.ts';

const HAITI = 'America/Port-au-Prince';
const PARIS = 'Europe/Paris';

test('BOOK-4 both times are shown only when the clocks differ', () => {
  const booking = { dateTime: '2026-11-18T14:30:00Z', timeZone: HAITI };
  expect(otherTime('en', booking, 'America/New_York')).toBeUndefined();
  expect(otherTime('en', booking, PARIS)).toBe('9:30 AM');
  expect(otherTime('fr', booking, PARIS)).toBe('9\u00a0h\u00a030');
});

test('a zone that changes its clock agrees with one that does not for a part of the year only', () => {
  const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  expect(sameClock(winter, 'America/New_York', 'America/Panama')).toBe(true);
  expect(sameClock(summer, 'America/New_York', 'America/Panama')).toBe(false);
});

test('days and parts of the day are those of the zone', () => {
  const late = new Date('2026-11-19T03:30:00Z');
  expect([dayIn(HAITI, late), dayIn(PARIS, late)]).toEqual(['2026-11-18', '2026-11-19']);
  expect([partOfDay(HAITI, late), partOfDay(PARIS, late)]).toEqual(['evening', 'morning']);
  expect(partOfDay(HAITI, new Date('2026-11-18T17:00:00Z'))).toBe('afternoon');
});

test('days are added over months, years and leap days', () => {
  expect([addDays('2026-12-30', 3), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
    '2027-01-02',
    '2028-02-29',
    '2026-02-28',
  ]);
});
