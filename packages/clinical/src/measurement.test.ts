import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assessMeasurement,
  findCriticalSigns,
  findMeasuredLevel,
  GENERAL_SIGNS,
  type MeasuredEntry,
  type MeasuredValues,
} from './measurement.ts';
import { findPressureLevel, isDangerousPressure } from './pressure-level.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3600 * 1000);
const NOTHING: MeasuredValues = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  temperature: null,
  oxygen: null,
  weight: null,
  glucose: null,
  fasting: null,
};
const entry = (over: Partial<MeasuredEntry>): MeasuredEntry => ({ ...NOTHING, at: NOW, signs: [], ...over });
const ADULT = { ageMonths: 30 * 12, pregnant: false };
const MOTHER = { ...ADULT, pregnant: true };
const judge = (over: Partial<MeasuredEntry>, person = MOTHER, earlier: MeasuredEntry[] = []) =>
  assessMeasurement({ entry: entry(over), earlier, person, now: NOW });

const pressure = fc
  .tuple(fc.integer({ min: 60, max: 260 }), fc.integer({ min: 30, max: 180 }))
  .filter(([systolic, diastolic]) => diastolic < systolic)
  .map(([systolic, diastolic]) => ({ systolic, diastolic }));
const person = fc.record({ ageMonths: fc.integer({ min: 13 * 12, max: 90 * 12 }), pregnant: fc.boolean() });

describe('MEAS-1 one verdict for one number', () => {
  test('the badge calls a pressure dangerous exactly when the alarm is raised', () => {
    fc.assert(
      fc.property(pressure, person, (reading, who) => {
        const level = findMeasuredLevel({ ...NOTHING, ...reading }, 'pressure', who);
        expect(level).toBe(findPressureLevel(reading, who));
        expect(judge(reading, who) !== undefined).toBe(isDangerousPressure(level));
      }),
    );
  });

  test('a vital is critical exactly when the alarm is raised', () => {
    const value = fc.record({
      heartRate: fc.integer({ min: 20, max: 300 }),
      temperature: fc.double({ min: 30, max: 43, noNaN: true }),
      oxygen: fc.integer({ min: 40, max: 100 }),
      glucose: fc.integer({ min: 10, max: 1000 }),
      fasting: fc.boolean(),
    });
    fc.assert(
      fc.property(value, person, (values, who) => {
        expect(judge(values, who)?.signs ?? []).toEqual(findCriticalSigns({ ...NOTHING, ...values }, who));
      }),
    );
  });

  test.each([
    [139, 89, 'stage_1', 'elevated'],
    [145, 95, 'stage_2', 'pregnancy_high'],
    [160, 100, 'stage_2', 'pregnancy_severe'],
    [150, 110, 'stage_2', 'pregnancy_severe'],
    [190, 100, 'crisis', 'pregnancy_severe'],
    [118, 76, 'normal', 'normal'],
    [85, 55, 'low', 'low'],
  ] as const)('%i/%i is %s, and %s in pregnancy', (systolic, diastolic, usual, inPregnancy) => {
    expect(findPressureLevel({ systolic, diastolic }, ADULT)).toBe(usual);
    expect(findPressureLevel({ systolic, diastolic }, MOTHER)).toBe(inPregnancy);
  });

  test('of a small child no pressure is judged', () => {
    expect(
      findPressureLevel({ systolic: 150, diastolic: 90 }, { ageMonths: 60, pregnant: false }),
    ).toBeUndefined();
  });
});

describe('MEAS-2 what fills the screen', () => {
  test('142/92 with blurred vision, or a sign alone', () => {
    expect(judge({ systolic: 142, diastolic: 92, signs: ['vision_changes'] })).toEqual({
      level: 'emergency',
      signs: ['pressure_high', 'vision_changes'],
    });
    expect(judge({ signs: ['fever'] })).toEqual({ level: 'urgent', signs: ['fever'] });
    expect(judge({ weight: 64 })).toBeUndefined();
  });

  test('swelling told the day before makes a high pressure worse, and the other way about', () => {
    const swollen = entry({ at: ago(20), signs: ['swelling_face_hands'] });
    const high = entry({ at: ago(20), systolic: 145, diastolic: 95 });
    expect(judge({ systolic: 145, diastolic: 95 }, MOTHER, [swollen])?.level).toBe('emergency');
    expect(judge({ signs: ['swelling_face_hands'] }, MOTHER, [high])?.level).toBe('emergency');
    expect(judge({ systolic: 145, diastolic: 95 }, MOTHER, [{ ...swollen, at: ago(30) }])?.level).toBe(
      'urgent',
    );
    expect(judge({ systolic: 118, diastolic: 76 }, MOTHER, [swollen, high])).toBeUndefined();
  });

  test('weight that jumped within a week is one, from weight alone', () => {
    const before = entry({ at: ago(5 * 24), weight: 64 });
    expect(judge({ weight: 66.5 }, MOTHER, [before])?.signs).toEqual(['sudden_weight_gain']);
    expect(judge({ weight: 66.5 }, ADULT, [before])).toBeUndefined();
    expect(judge({ weight: 66.5 }, MOTHER, [{ ...before, at: ago(9 * 24) }])).toBeUndefined();
  });

  test('who is not pregnant: critical values and the general signs; a very high pressure alone is urgent', () => {
    const crisis = { systolic: 180, diastolic: 100 };
    expect(judge(crisis, ADULT)).toEqual({ level: 'urgent', signs: ['pressure_crisis'] });
    expect(judge({ ...crisis, signs: ['chest_pain'] }, ADULT)?.level).toBe('emergency');
    expect(judge({ oxygen: 85 }, ADULT)).toEqual({ level: 'emergency', signs: ['oxygen_critical_low'] });
    expect(judge({ temperature: 38.1 }, { ageMonths: 1, pregnant: false })?.level).toBe('emergency');
    for (const sign of GENERAL_SIGNS)
      expect(judge({ signs: [sign] }, ADULT)).toEqual({ level: 'emergency', signs: [sign] });
  });

  test('what is older than two days is history', () => {
    expect(judge({ at: ago(47), systolic: 170, diastolic: 100 })?.level).toBe('emergency');
    expect(judge({ at: ago(49), systolic: 170, diastolic: 100 })).toBeUndefined();
  });
});
