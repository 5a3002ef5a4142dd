import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessMaternityDanger, MATERNITY_SYMPTOMS } from './maternity-danger.ts';

const reading = (systolic: number, diastolic: number, weightKg = 70, date = '2026-05-20') => ({
  date,
  weightKg,
  systolic,
  diastolic,
});
const levelOf = (systolic: number, diastolic: number) =>
  assessMaternityDanger({ vitals: [reading(systolic, diastolic)] });

describe('MAT-4 danger signs', () => {
  test.each([
    [139, 89, 'none', []],
    [140, 80, 'urgent', ['pressure_high']],
    [120, 90, 'urgent', ['pressure_high']],
    [159, 109, 'urgent', ['pressure_high']],
    [160, 80, 'emergency', ['pressure_severe']],
    [130, 110, 'emergency', ['pressure_severe']],
  ])('%i/%i: %s', (systolic, diastolic, level, signs) => {
    expect(levelOf(systolic, diastolic)).toEqual({ level, signs });
  });

  test.each([
    [12, 8],
    [0, 0],
    [80, 120],
    [Number.NaN, 80],
  ])('%d/%d can not be read, which is not "none"', (systolic, diastolic) => {
    expect(levelOf(systolic, diastolic)).toEqual({ level: 'unknown', signs: [] });
  });

  test('nothing told is unknown, and only the latest pressure counts', () => {
    expect(assessMaternityDanger({})).toEqual({ level: 'unknown', signs: [] });
    const vitals = [reading(118, 70, 70, '2026-05-20'), reading(165, 100, 70, '2026-05-01')];
    expect(assessMaternityDanger({ vitals }).level).toBe('none');
  });

  test('of two readings on one day the worse counts, in either order', () => {
    const both = [reading(118, 70), reading(165, 100)];
    expect(assessMaternityDanger({ vitals: both }).level).toBe('emergency');
    expect(assessMaternityDanger({ vitals: both.reverse() }).level).toBe('emergency');
  });

  test('protein or swelling beside high pressure is an emergency, alone it is not', () => {
    const vitals = [reading(145, 85)];
    expect(assessMaternityDanger({ vitals, urineProtein: true })).toEqual({
      level: 'emergency',
      signs: ['pressure_high_with_protein'],
    });
    expect(assessMaternityDanger({ vitals, symptoms: ['swelling_face_hands'] }).level).toBe('emergency');
    expect(assessMaternityDanger({ symptoms: ['swelling_face_hands'] }).level).toBe('urgent');
    expect(assessMaternityDanger({ vitals: [reading(120, 70)], urineProtein: true }).level).toBe('none');
  });

  test.each([
    ['2026-05-14', 67.7, true], // 2.3 kg in six days
    ['2026-05-13', 67.7, true],
    ['2026-05-12', 67.7, false], // eight days
    ['2026-05-14', 67.8, false],
    ['2026-05-14', 0, false], // not a weight
    ['2026-05-20', 60, false], // the same day, typed twice
  ])('weight on %s of %d kg before 70: sudden gain %s', (date, weight, sudden) => {
    const vitals = [reading(115, 70, 70), reading(115, 70, weight, date)];
    const { signs } = assessMaternityDanger({ vitals: vitals.reverse() });
    expect(signs.includes('sudden_weight_gain')).toBe(sudden);
  });

  test('every danger symptom is found, whatever the pressure', () => {
    for (const symptom of MATERNITY_SYMPTOMS) {
      const result = assessMaternityDanger({ vitals: [reading(115, 70)], symptoms: [symptom] });
      expect(result.signs).toEqual([symptom]);
      expect(['emergency', 'urgent']).toContain(result.level);
    }
    expect(assessMaternityDanger({ symptoms: ['convulsions'] }).level).toBe('emergency');
    expect(assessMaternityDanger({ symptoms: ['fever'] }).level).toBe('urgent');
  });

  test.each([
    'bleeding',
    'heavy_bleeding',
    'waters_broken',
    'green_waters',
    'fall_or_blow',
    'baby_not_moving',
    'severe_headache',
  ] as const)('%s alone is an emergency at any week', (symptom) => {
    expect(assessMaternityDanger({ symptoms: [symptom] })).toEqual({ level: 'emergency', signs: [symptom] });
  });

  test('a mild headache is not among the signs that are asked', () => {
    expect(MATERNITY_SYMPTOMS.filter((symptom) => symptom.includes('headache'))).toEqual(['severe_headache']);
  });

  test('one more symptom never lowers the level', () => {
    const rank = { unknown: 0, none: 0, urgent: 1, emergency: 2 };
    fc.assert(
      fc.property(
        fc.subarray([...MATERNITY_SYMPTOMS]),
        fc.constantFrom(...MATERNITY_SYMPTOMS),
        fc.integer({ min: 90, max: 190 }),
        (symptoms, more, systolic) => {
          const vitals = [reading(systolic, 70)];
          const before = assessMaternityDanger({ vitals, symptoms });
          const after = assessMaternityDanger({ vitals, symptoms: [...symptoms, more] });
          expect(rank[after.level]).toBeGreaterThanOrEqual(rank[before.level]);
        },
      ),
    );
  });
});
