import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessMeasurement } from '../measurement.ts';
import { assessGrowth, GROWTH_MEASURES, growthAge, growthCurve } from './assess.ts';
import { findLms, type GrowthTable, valueAt, zScoreOf } from './lms.ts';
import { assessArm } from './nutrition.ts';

const SDS = [-3, -2, -1, 0, 1, 2, 3];
/** Rows of WHO's own tables: sex, table, age in months or length in cm, then the seven values from −3 to +3. */
const PUBLISHED: readonly (readonly ['Male' | 'Female', GrowthTable, number, readonly number[]])[] = [
  ['Male', 'weightForAge', 12, [6.9, 7.7, 8.6, 9.6, 10.8, 12.0, 13.3]],
  ['Male', 'weightForAge', 48, [11.2, 12.7, 14.4, 16.3, 18.6, 21.2, 24.2]],
  ['Male', 'lengthForAge', 6, [61.2, 63.3, 65.5, 67.6, 69.8, 71.9, 74.0]],
  ['Male', 'bmiForAgeLying', 18, [12.9, 13.9, 14.9, 16.1, 17.5, 19.0, 20.8]],
  ['Male', 'weightForLength', 65, [5.7, 6.2, 6.7, 7.3, 7.9, 8.6, 9.4]],
  ['Male', 'weightForHeight', 95, [11.1, 12.0, 13.0, 14.1, 15.3, 16.6, 18.1]],
  ['Female', 'weightForAge', 12, [6.3, 7.0, 7.9, 8.9, 10.1, 11.5, 13.1]],
  ['Female', 'weightForAge', 48, [10.9, 12.3, 14.0, 16.1, 18.5, 21.5, 25.2]],
  ['Female', 'lengthForAge', 6, [58.9, 61.2, 63.5, 65.7, 68.0, 70.3, 72.5]],
  ['Female', 'bmiForAgeLying', 18, [12.3, 13.3, 14.4, 15.7, 17.2, 18.8, 20.8]],
  ['Female', 'weightForLength', 65, [5.5, 5.9, 6.5, 7.1, 7.8, 8.6, 9.5]],
  ['Female', 'weightForHeight', 95, [10.8, 11.7, 12.7, 13.9, 15.2, 16.7, 18.5]],
];

const sexes = fc.constantFrom('Male' as const, 'Female' as const);
const ages = fc.double({ min: 0, max: 60, noNaN: true });

describe('GROW-1 the standards of WHO', () => {
  test('the curves are those that WHO published', () => {
    for (const [sex, table, x, values] of PUBLISHED) {
      const lms = findLms(sex, table, x);
      expect([sex, table, SDS.map((z) => lms && Math.round(valueAt(lms, z) * 10) / 10)]).toEqual([
        sex,
        table,
        values,
      ]);
    }
  });

  test('a value at a distance from the median is found at that distance, beyond 3 too', () => {
    fc.assert(
      fc.property(sexes, ages, fc.double({ min: -3, max: 3, noNaN: true }), (sex, age, z) => {
        const lms = findLms(sex, 'weightForAge', age);
        if (!lms) throw new Error('no row');
        expect(zScoreOf(lms, valueAt(lms, z))).toBeCloseTo(z, 6);
      }),
    );
    const lms = findLms('Male', 'weightForAge', 12) ?? { l: 1, m: 1, s: 1 };
    const [second, third] = [valueAt(lms, 2), valueAt(lms, 3)];
    expect(zScoreOf(lms, third + (third - second))).toBeCloseTo(4, 6);
    const [low, lower] = [valueAt(lms, -2), valueAt(lms, -3)];
    expect(zScoreOf(lms, lower - (low - lower))).toBeCloseTo(-4, 6);
  });

  test('who weighs more is never found lighter, and the curves never cross', () => {
    const weight = fc.double({ min: 1, max: 40, noNaN: true });
    fc.assert(
      fc.property(sexes, ages, weight, weight, (sex, ageMonths, one, other) => {
        const z = (weightKg: number) =>
          assessGrowth({ weightKg, heightCm: null }, { sex, ageMonths })[0]?.z ?? Number.NaN;
        if (one < other) expect(z(one)).toBeLessThanOrEqual(z(other));
        for (const measure of ['weight', 'height', 'bmi'] as const) {
          const curves = [-3, -2, 0, 2, 3].map((at) => growthCurve(measure, sex, ageMonths, at) ?? 0);
          expect(curves).toEqual([...curves].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('outside the standards nothing is said', () => {
    expect(assessGrowth({ weightKg: 20, heightCm: 110 }, { sex: 'Male', ageMonths: 61 })).toEqual([]);
    expect(assessGrowth({ weightKg: null, heightCm: null }, { sex: 'Male', ageMonths: 12 })).toEqual([]);
    expect(findLms('Male', 'weightForLength', 44.9)).toBeUndefined();
    expect(growthAge('2026-11-15', '2026-11-14')).toBeUndefined();
  });

  test('an age is in months, and a baby of less than a kilogram is judged too', () => {
    expect(growthAge('2026-11-15', '2026-11-15')).toBe(0);
    expect(growthAge('2025-11-15', '2026-11-15')).toBeCloseTo(12, 1);
    const [tiny] = assessGrowth({ weightKg: 0.9, heightCm: null }, { sex: 'Female', ageMonths: 0 });
    expect(tiny?.level).toBe('check');
  });
});

describe('GROW-1 what it means', () => {
  const level = (weightKg: number, heightCm: number | null, ageMonths = 12) =>
    Object.fromEntries(
      assessGrowth({ weightKg, heightCm }, { sex: 'Female', ageMonths }).map((one) => [
        one.measure,
        one.level,
      ]),
    );
  test('low from 2 below the median, very low from 3, high from 2 above', () => {
    expect(level(7.1, null).weight).toBe('usual');
    expect(level(6.9, null).weight).toBe('low');
    expect(level(6.2, null).weight).toBe('very_low');
    expect(level(11.6, null).weight).toBe('high');
    expect(level(13.3, null).weight).toBe('very_high');
    expect(level(30, null).weight).toBe('check');
  });

  test('weight and height together say all four; a tall child is as usual', () => {
    expect(Object.keys(level(8.9, 74))).toEqual([...GROWTH_MEASURES]);
    expect(level(8.9, 80).height).toBe('usual');
    expect(level(5.4, 65).weightForHeight).toBe('very_low');
  });

  test('from two years on a child is measured standing', () => {
    const z = (ageMonths: number) =>
      assessGrowth({ weightKg: null, heightCm: 87.1161 }, { sex: 'Male', ageMonths })[0]?.z ?? Number.NaN;
    expect(z(24)).toBeCloseTo(0, 6);
    expect(z(23.999)).toBeLessThan(-0.1);
  });
});

describe('GROW-1 hunger', () => {
  test('the arm: severe below 115 mm, moderate below 125, from 6 months to the fifth birthday', () => {
    expect([114, 115, 124, 125].map((mm) => assessArm(mm, 12))).toEqual([
      'severe',
      'moderate',
      'moderate',
      'usual',
    ]);
    expect([5, 6, 59, 60].map((months) => assessArm(100, months))).toEqual([
      undefined,
      'severe',
      'severe',
      undefined,
    ]);
  });

  const NOW = new Date('2026-11-15T12:00:00Z');
  const judge = (more: { armMm?: number; swollenFeet?: boolean }, ageMonths: number) =>
    assessMeasurement({
      entry: {
        systolic: null,
        diastolic: null,
        heartRate: null,
        temperature: null,
        oxygen: null,
        weight: null,
        glucose: null,
        fasting: null,
        signs: [],
        at: NOW,
        ...more,
      },
      earlier: [],
      person: { ageMonths, pregnant: false },
      now: NOW,
    });
  test('a thin arm or swollen feet are urgent in a child, and nothing in an adult', () => {
    expect(judge({ armMm: 114 }, 12)).toEqual({ level: 'urgent', signs: ['arm_severe'] });
    expect(judge({ armMm: 115 }, 12)).toBeUndefined();
    expect(judge({ swollenFeet: true }, 3)).toEqual({ level: 'urgent', signs: ['swollen_feet'] });
    expect(judge({ swollenFeet: true, armMm: 100 }, 400)).toBeUndefined();
  });
});
