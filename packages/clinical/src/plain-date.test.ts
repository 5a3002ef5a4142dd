import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageInMonths,
  ageInYears,
  daysBetween,
  findDateOfEpochDay,
  findEpochDay,
  isPlainDate,
} from './plain-date.ts';

const FIRST = findEpochDay('0000-01-01') ?? 0;
const LAST = findEpochDay('9999-12-31') ?? 0;
const anyDate = fc.integer({ min: FIRST, max: LAST }).map((day) => findDateOfEpochDay(day) ?? '');

describe('calendar days', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2026-11-15', 20_772],
  ])('%s is day %i', (date, day) => {
    expect(findEpochDay(date)).toBe(day);
    expect(findDateOfEpochDay(day)).toBe(date);
  });

  test('agrees with the platform calendar over all its years', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (day) => {
        const platform = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(findDateOfEpochDay(day)).toBe(platform);
        expect(findEpochDay(platform)).toBe(day);
      }),
    );
  });

  test.each([
    '2026-02-29', // not a leap year
    '1900-02-29', // not a leap year, because 1900 is not divisible by 400
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '15/11/2026',
    '2026-11-15T00:00:00Z',
    '',
  ])('%j is no day', (text) => {
    expect(isPlainDate(text)).toBe(false);
    expect(addDays(text, 1)).toBeUndefined();
    expect(daysBetween(text, '2026-01-01')).toBeUndefined();
    expect(ageInYears({ birthDate: text, today: '2026-01-01' })).toBeUndefined();
  });

  test('leap days and month ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  });

  test('leaves the calendar at its ends, and takes whole days only', () => {
    expect(addDays('9999-12-31', 1)).toBeUndefined();
    expect(addDays('0000-01-01', -1)).toBeUndefined();
    expect(addDays('2026-01-01', 0.5)).toBeUndefined();
    expect(addDays('2026-01-01', Number.NaN)).toBeUndefined();
  });

  test('going there and back', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        const days = daysBetween(from, to) ?? Number.NaN;
        expect(addDays(from, days)).toBe(to);
        expect(addDays(to, -days)).toBe(from);
      }),
    );
  });
});

describe('age', () => {
  test.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-05-01', '2026-05-01', 0],
  ])('born %s, on %s: %i years', (birthDate, today, years) => {
    expect(ageInYears({ birthDate, today })).toBe(years);
  });

  test('nobody has an age before birth', () => {
    expect(ageInMonths({ birthDate: '2026-05-02', today: '2026-05-01' })).toBeUndefined();
    expect(ageInYears({ birthDate: '2027-05-01', today: '2026-05-01' })).toBeUndefined();
  });

  test('months are whole', () => {
    expect(ageInMonths({ birthDate: '2026-01-31', today: '2026-02-28' })).toBe(0);
    expect(ageInMonths({ birthDate: '2026-01-31', today: '2026-03-01' })).toBe(1);
  });
});
