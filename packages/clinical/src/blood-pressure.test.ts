import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessPressure, type PressureCategory } from './blood-pressure.ts';

const ORDER: PressureCategory[] = ['low', 'normal', 'elevated', 'stage_1', 'stage_2', 'crisis'];
const categoryOf = (systolic: number, diastolic: number) => {
  const result = assessPressure({ systolic, diastolic });
  return result.kind === 'pressure' ? result.category : result.why;
};

describe('TRACK-4 blood pressure category', () => {
  test.each([
    [119, 79, 'normal'],
    [120, 79, 'elevated'],
    [129, 79, 'elevated'],
    [130, 79, 'stage_1'],
    [119, 80, 'stage_1'],
    [139, 89, 'stage_1'],
    [140, 60, 'stage_2'],
    [118, 90, 'stage_2'],
    [179, 119, 'stage_2'],
    [180, 80, 'crisis'],
    [150, 120, 'crisis'],
    [180, 120, 'crisis'],
    [89, 60, 'low'],
    [110, 59, 'low'],
    [125, 58, 'elevated'],
    [90, 60, 'normal'],
  ])('%i/%i is %s', (systolic, diastolic, category) => {
    expect(categoryOf(systolic, diastolic)).toBe(category);
  });

  test.each([
    [0, 0, 'absurd'],
    [-120, 80, 'absurd'],
    [500, 80, 'absurd'],
    [120, 210, 'absurd'],
    [120, Number.NaN, 'absurd'],
    [120, 15, 'absurd'],
    [80, 120, 'diastolic_not_below_systolic'],
    [100, 100, 'diastolic_not_below_systolic'],
    [12, 8, 'in_centimetres'],
    [14.5, 9, 'in_centimetres'],
  ])('TRACK-3 %d/%d is unknown: %s', (systolic, diastolic, why) => {
    expect(assessPressure({ systolic, diastolic })).toEqual({ kind: 'unknown', why });
  });

  test('children have other limits, from 13 years the same', () => {
    expect(assessPressure({ systolic: 118, diastolic: 70, ageYears: 12 })).toEqual({
      kind: 'unknown',
      why: 'under_13',
    });
    expect(assessPressure({ systolic: 118, diastolic: 70, ageYears: 13 }).kind).toBe('pressure');
  });

  test('a higher reading is never in a lower category, once nothing is low', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90, max: 250 }),
        fc.integer({ min: 60, max: 89 }),
        fc.integer({ min: 0, max: 40 }),
        (systolic, diastolic, more) => {
          const rank = (s: number, d: number) => ORDER.indexOf(categoryOf(s, d) as PressureCategory);
          fc.pre(diastolic < systolic);
          expect(rank(systolic + more, diastolic)).toBeGreaterThanOrEqual(rank(systolic, diastolic));
        },
      ),
    );
  });
});
