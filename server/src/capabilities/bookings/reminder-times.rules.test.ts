import { expect, test } from 'vitest';
import { DAY_BEFORE_MS, HOUR_BEFORE_MS, remindedFrom } from './reminder-times.rules.ts';

const AT = new Date('2026-11-15T12:00:00Z');
const inMs = (ms: number) => new Date(AT.getTime() + ms);
const HOUR = 3_600_000;

test('BOOK-5 reminders are a day and an hour before', () => {
  expect([DAY_BEFORE_MS, HOUR_BEFORE_MS]).toEqual([24 * HOUR, HOUR]);
});

test.each([
  [24 * HOUR + 1, null, null],
  [24 * HOUR, AT, null],
  [HOUR + 1, AT, null],
  [HOUR, AT, AT],
  [0, AT, AT],
])('BOOK-5 booked %i ms before, what is past counts as sent', (ms, remindedDayAt, remindedHourAt) => {
  expect(remindedFrom(inMs(ms), AT)).toEqual({ remindedDayAt, remindedHourAt });
});
