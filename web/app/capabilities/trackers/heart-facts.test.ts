import type { Measurement } from '@lakou/contract/measurements';
import type { Activity, HeartProfile } from '@lakou/contract/trackers';
import { describe, expect, test } from 'vitest';
import {
  adviceFor,
  bmiOf,
  goalsOf,
  type HeartData,
  MISSING,
  meanPressure,
  missingOf,
  riskOf,
} from './heart-facts.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const PROFILE: HeartProfile = {
  sex: null,
  heightCm: 170,
  smoker: false,
  diabetes: false,
  pressureTreatment: false,
  heartDisease: false,
  totalCholesterol: null,
  hdl: null,
};
const UNKNOWN = Object.fromEntries(Object.keys(PROFILE).map((key) => [key, null])) as HeartProfile;
const reading = (
  systolic: number | null,
  diastolic: number | null,
  weight: number | null = null,
): Measurement => ({
  id: crypto.randomUUID(),
  at: NOW.toISOString(),
  systolic,
  diastolic,
  heartRate: null,
  temperature: null,
  oxygen: null,
  weight,
  glucose: null,
  fasting: false,
  height: null,
  armMm: null,
  swollenFeet: null,
  dependentId: null,
  signs: [],
  pregnant: false,
  authorId: 'x',
  danger: null,
});
const walk = (minutes: number, daysAgo = 1): Activity => ({
  id: crypto.randomUUID(),
  at: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
  workout: 'walking',
  name: null,
  minutes,
  kcal: 0,
  standHours: 0,
});
const data = (more: Partial<HeartData> = {}): HeartData => ({
  profile: PROFILE,
  sex: 'Female',
  ageMonths: 61 * 12,
  vitals: [reading(124, 78, 70)],
  activity: [],
  ...more,
});

describe('TRACK-4 the risk of the heart', () => {
  // D'Agostino 2008, table 5: a woman of 61, cholesterol 180, HDL 47, untreated 124, smoker: 10.48 %.
  test('is that of the published example', () => {
    const risk = riskOf(data({ profile: { ...PROFILE, smoker: true, totalCholesterol: 180, hdl: 47 } }));
    expect(risk).toMatchObject({ kind: 'heart_risk', method: 'lipids', band: 'intermediate' });
    expect(risk.kind === 'heart_risk' && risk.risk).toBeCloseTo(0.1048, 3);
  });

  test('needs no blood test: weight and height stand in for cholesterol', () => {
    expect(riskOf(data())).toMatchObject({ kind: 'heart_risk', method: 'office' });
  });

  test('says what is missing, all of it and no more', () => {
    expect(missingOf(data({ profile: UNKNOWN, sex: undefined, ageMonths: undefined, vitals: [] }))).toEqual(
      MISSING,
    );
    expect(riskOf(data({ vitals: [] }))).toEqual({ kind: 'missing', what: ['pressure', 'weight'] });
    const lipids = { ...PROFILE, heightCm: null, totalCholesterol: 180, hdl: 47 };
    expect(missingOf(data({ profile: lipids, vitals: [reading(124, 78)] }))).toEqual([]);
    expect(missingOf(data({ sex: undefined, profile: { ...PROFILE, sex: 'Male' } }))).toEqual([]);
  });

  test('is not told to whom the method is not for, who is asked nothing more', () => {
    expect(riskOf(data({ ageMonths: 29 * 12 + 11, profile: UNKNOWN }))).toEqual({
      kind: 'unknown',
      why: 'age_outside_30_to_74',
    });
    expect(riskOf(data({ profile: { ...UNKNOWN, heartDisease: true } }))).toEqual({
      kind: 'unknown',
      why: 'already_has_disease',
    });
  });

  test('stands on the mean of the newest seven readings', () => {
    const vitals = [...Array(7).fill(reading(130, 80)), reading(300, 190)];
    expect(meanPressure(vitals)).toEqual({ systolic: 130, diastolic: 80, readings: 7, pregnant: false });
    expect(meanPressure([reading(null, null, 70)])).toBeUndefined();
  });
});

describe('TRACK-4 goals and advice', () => {
  test('goals are measured on what was noted', () => {
    const good = data({ vitals: [reading(118, 76, 62)], activity: [walk(100), walk(50, 6), walk(90, 8)] });
    expect(goalsOf(good, NOW)).toEqual({
      pressure: 'reached',
      exercise: 'reached',
      weight: 'reached',
      smoke: 'reached',
    });
    const bad = data({
      profile: { ...PROFILE, smoker: true },
      vitals: [reading(129, 80, 90)],
      activity: [walk(149)],
    });
    expect(goalsOf(bad, NOW)).toEqual({ pressure: 'open', exercise: 'open', weight: 'open', smoke: 'open' });
    expect(goalsOf(data({ profile: UNKNOWN, vitals: [] }), NOW)).toMatchObject({
      pressure: 'unknown',
      weight: 'unknown',
      smoke: 'unknown',
    });
    expect(bmiOf(bad)).toBeCloseTo(31.1, 1);
  });

  test('advice names what would help; who does all of it is told to keep on', () => {
    const well = data({ vitals: [reading(112, 72, 62)], ageMonths: 40 * 12, activity: [walk(160)] });
    expect(adviceFor(well, NOW)).toEqual(['keep_on']);
    const ill = data({
      profile: { ...PROFILE, smoker: true, diabetes: true },
      vitals: [reading(150, 95, 90)],
    });
    expect(adviceFor(ill, NOW)).toEqual([
      'see_provider',
      'smoking',
      'pressure_high',
      'diabetes',
      'weight',
      'move_more',
    ]);
    expect(adviceFor(data({ profile: { ...UNKNOWN, heartDisease: true }, vitals: [] }), NOW)[0]).toBe(
      'see_provider',
    );
  });
});
