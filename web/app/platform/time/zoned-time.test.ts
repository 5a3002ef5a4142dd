import { expect, test } from 'vitest';
import { clockIn, momentIn } from './zoned-time.ts';

const HAITI = 'America/Port-au-Prince';

test('PROV-2 a day and a time of the provider’s zone are one moment, in summer and in winter', () => {
  expect(momentIn(HAITI, '2026-11-16', '14:30')?.toISOString()).toBe('2026-11-16T19:30:00.000Z');
  expect(momentIn(HAITI, '2026-07-16', '14:30')?.toISOString()).toBe('2026-07-16T18:30:00.000Z');
  expect(momentIn('Asia/Tokyo', '2026-11-16', '00:15')?.toISOString()).toBe('2026-11-15T15:15:00.000Z');
  expect(momentIn(HAITI, '2026-11-01', '08:00')?.toISOString()).toBe('2026-11-01T13:00:00.000Z');
  expect(clockIn(HAITI, new Date('2026-11-16T19:30:00Z'))).toBe('14:30');
});

test('PROV-2 what is no time is none', () => {
  expect(momentIn(HAITI, '', '14:30')).toBeUndefined();
  expect(momentIn(HAITI, '2026-11-16', '')).toBeUndefined();
});
