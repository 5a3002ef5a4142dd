import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessVital } from './vital-ranges.ts';
import type { VitalSign } from './vital-tables.ts';

const YEAR = 12;
const levelOf = (vital: VitalSign, value: number, ageMonths: number | undefined = 40 * YEAR) => {
  const result = assessVital({ vital, value, ageMonths });
  return result.kind === 'vital' ? result.level : result.why;
};

describe('TRACK-3 vital signs of adults', () => {
  test.each<[VitalSign, number, string]>([
    ['heart_rate', 40, 'critical_low'],
    ['heart_rate', 41, 'low'],
    ['heart_rate', 59, 'low'],
    ['heart_rate', 60, 'normal'],
    ['heart_rate', 100, 'normal'],
    ['heart_rate', 101, 'high'],
    ['heart_rate', 131, 'critical_high'],
    ['respiratory_rate', 8, 'critical_low'],
    ['respiratory_rate', 16, 'normal'],
    ['respiratory_rate', 21, 'high'],
    ['respiratory_rate', 25, 'critical_high'],
    ['temperature', 34.9, 'critical_low'],
    ['temperature', 35.9, 'low'],
    ['temperature', 37, 'normal'],
    ['temperature', 38, 'high'],
    ['temperature', 40, 'critical_high'],
    ['oxygen', 89, 'critical_low'],
    ['oxygen', 94, 'low'],
    ['oxygen', 95, 'normal'],
    ['oxygen', 100, 'normal'],
    ['glucose', 53, 'critical_low'],
    ['glucose', 69, 'low'],
    ['glucose', 139, 'normal'],
    ['glucose', 140, 'high'],
    ['glucose', 300, 'critical_high'],
    ['glucose_fasting', 99, 'normal'],
    ['glucose_fasting', 100, 'high'],
  ])('%s %d is %s', (vital, value, level) => {
    expect(levelOf(vital, value)).toBe(level);
  });
});

describe('TRACK-3 vital signs of children', () => {
  test.each<[VitalSign, number, number, string]>([
    ['heart_rate', 140, 0, 'normal'],
    ['heart_rate', 140, 40 * YEAR, 'critical_high'],
    ['heart_rate', 59, 6, 'critical_low'],
    ['heart_rate', 220, 11, 'critical_high'],
    ['heart_rate', 181, 2 * YEAR, 'critical_high'],
    ['heart_rate', 90, 5 * YEAR, 'normal'],
    ['respiratory_rate', 59, 1, 'normal'],
    ['respiratory_rate', 60, 1, 'high'], // WHO: fast breathing
    ['respiratory_rate', 50, 11, 'high'],
    ['respiratory_rate', 49, 11, 'normal'],
    ['respiratory_rate', 40, 12, 'high'],
    ['respiratory_rate', 70, 2, 'critical_high'],
    ['respiratory_rate', 30, 40 * YEAR, 'critical_high'],
    ['temperature', 38, 2, 'critical_high'],
    ['temperature', 38, 3, 'high'],
    ['temperature', 36.2, 1, 'low'],
  ])('%s %d at %i months is %s', (vital, value, ageMonths, level) => {
    expect(levelOf(vital, value, ageMonths)).toBe(level);
  });

  test('newborns have no range for sugar or oxygen, and that is said', () => {
    expect(levelOf('glucose', 60, 0)).toBe('no_range');
    expect(levelOf('oxygen', 92, 0)).toBe('no_range');
  });
});

describe('TRACK-3 unknown stays unknown', () => {
  test.each<[VitalSign, number]>([
    ['heart_rate', 0],
    ['heart_rate', -70],
    ['heart_rate', 900],
    ['temperature', 98.6], // Fahrenheit
    ['oxygen', 101],
    ['glucose', 5.5], // mmol/L
    ['respiratory_rate', Number.NaN],
  ])('%s of %d is nobody’s', (vital, value) => {
    expect(levelOf(vital, value)).toBe('absurd');
  });

  test('no age, no answer', () => {
    expect(assessVital({ vital: 'heart_rate', value: 80, ageMonths: undefined })).toEqual({
      kind: 'unknown',
      why: 'no_age',
    });
    expect(levelOf('heart_rate', 80, -1)).toBe('no_age');
  });

  test('at every age a range is in order, and a middle value is normal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<VitalSign>('heart_rate', 'respiratory_rate', 'temperature', 'oxygen', 'glucose'),
        fc.integer({ min: 1, max: 110 * YEAR }),
        (vital, ageMonths) => {
          const probe =
            vital === 'temperature' ? 37 : vital === 'oxygen' ? 97 : vital === 'glucose' ? 90 : 50;
          const result = assessVital({ vital, value: probe, ageMonths });
          if (result.kind !== 'vital') throw new Error('a range exists');
          const { low, high, criticalBelow = low, criticalFrom = high + 1, source } = result.range;
          expect(criticalBelow <= low && low < high && high < criticalFrom).toBe(true);
          expect(source.length).toBeGreaterThan(0);
          expect(levelOf(vital, (low + high) / 2, ageMonths)).toBe('normal');
        },
      ),
    );
  });
});
