import { expect, test } from 'vitest';
import { otherTime } from './booking-time.ts';
import { partOfDay } from './slot-time.ts';

const HAITI = 'America/Port-au-Prince';
const PARIS = 'Europe/Paris';

test('BOOK-4 both times are shown only when the clocks differ', () => {
  const booking = { dateTime: '2026-11-18T14:30:00Z', timeZone: HAITI };
  expect(otherTime('en', booking, 'America/New_York')).toBeUndefined();
  expect(otherTime('en', booking, PARIS)).toBe('9:30 AM');
  expect(otherTime('fr', booking, PARIS)).toBe('9\u00a0h\u00a030');
});

test('parts of the day are those of the zone', () => {
  const late = new Date('2026-11-19T03:30:00Z');
  expect([partOfDay(HAITI, late), partOfDay(PARIS, late)]).toEqual(['evening', 'morning']);
  expect(partOfDay(HAITI, new Date('2026-11-18T17:00:00Z'))).toBe('afternoon');
});
