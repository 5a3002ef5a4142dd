import { afterEach, expect, test, vi } from 'vitest';
import { addDays, dayHere, dayIn, yearsBefore } from './days.ts';
import { sameClock } from './time-zone.ts';

const HAITI = 'America/Port-au-Prince';
const PARIS = 'Europe/Paris';

afterEach(() => vi.unstubAllEnvs());

test('the day of a moment is that of the zone', () => {
  const late = new Date('2026-11-19T03:30:00Z');
  expect([dayIn(HAITI, late), dayIn(PARIS, late)]).toEqual(['2026-11-18', '2026-11-19']);
});

test.each([HAITI, 'Pacific/Kiritimati'])(
  'the day here is the day on the clock of this device (%s)',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const at of [new Date('2026-11-19T03:30:00Z'), new Date('2026-12-31T23:59:59Z')]) {
      const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
      expect(dayHere(at)).toBe(parts.map((part) => String(part).padStart(2, '0')).join('-'));
    }
  },
);

test('days are added over months, years and leap days', () => {
  expect([addDays('2026-12-30', 3), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
    '2027-01-02',
    '2028-02-29',
    '2026-02-28',
  ]);
  expect(yearsBefore('2026-11-15', 120)).toBe('1906-11-15');
});

test('a zone that changes its clock agrees with one that does not for a part of the year only', () => {
  const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  expect(sameClock(winter, 'America/New_York', 'America/Panama')).toBe(true);
  expect(sameClock(summer, 'America/New_York', 'America/Panama')).toBe(false);
});
