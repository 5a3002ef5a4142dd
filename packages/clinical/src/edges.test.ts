import { describe, expect, test } from 'vitest';
import { assessBmi } from './bmi.ts';
import type { Cycle } from './cycle/periods.ts';
import { assessKidneys } from './egfr.ts';
import { findDuplicates, findPatientWarnings } from './interactions/engine.ts';
import { assessMaternityDanger } from './maternity-danger.ts';
import { assessMeasurement, type MeasuredEntry, vitalSignOf } from './measurement.ts';
import { screenPcos } from './pcos.ts';
import { addDays, daysBetween, isPlainDate } from './plain-date.ts';
import { findPressureLevel, isDangerousPressure } from './pressure-level.ts';
import { scoreQuestionnaire } from './questionnaires.ts';

// The last value on one side of a limit, and the first on the other.

const bmi = (value: number) => assessBmi({ system: 'metric', weightKg: value, heightCm: 100 });
test.each([
  [7.99, false],
  [8, true],
  [150, true],
  [150.1, false],
])('CALC-1 a BMI of %d can be: %s', (value, plausible) => {
  expect(bmi(value)).toMatchObject({ plausible });
});

test.each([
  [0.09, 50, false],
  [0.1, 50, true],
  [30, 50, true],
  [30.1, 50, false],
  [1, 0.9, false],
  [1, 1, true],
  [1, 120, true],
  [1, 121, false],
])('CALC-2 creatinine %d at %d years can be: %s', (creatinineMgDl, ageYears, plausible) => {
  expect(assessKidneys({ creatinineMgDl, ageYears, sex: 'Male' }).plausible).toBe(plausible);
});

test('CALC-2 adults begin at 18', () => {
  const of = (ageYears: number) => assessKidneys({ creatinineMgDl: 1, ageYears, sex: 'Male' }).ckdEpi2021;
  expect([of(17.9), of(18)]).toMatchObject([{ kind: 'unknown', why: 'under_18' }, { kind: 'egfr' }]);
});

describe('TOOL-1 whom a warning is about', () => {
  const reasons = (drug: string, patient: Parameters<typeof findPatientWarnings>[1]) =>
    findPatientWarnings([drug], patient).map(({ reason, severity }) => `${severity} ${reason}`);

  test('breastfeeding and pregnancy, only when they are said', () => {
    expect(reasons('codeine', { breastfeeding: true })).toEqual(['major baby_breathing']);
    expect(reasons('codeine', { breastfeeding: false })).toEqual([]);
    expect(reasons('codeine', { pregnant: true })).toEqual(['moderate newborn_sleepy']);
    expect(reasons('codeine', { pregnant: false })).toEqual([]);
  });

  test('kidneys and years on both sides of their limits', () => {
    expect([reasons('ibuprofen', { egfr: 59.9 }), reasons('ibuprofen', { egfr: 60 })]).toEqual([
      ['moderate kidney_worse'],
      [],
    ]);
    expect(reasons('ibuprofen', { egfr: 29.9 })).toEqual(['major kidney_worse']);
    expect([reasons('digoxin', { ageYears: 64 }), reasons('digoxin', { ageYears: 65 })]).toEqual([
      [],
      ['moderate old_buildup'],
    ]);
    expect([reasons('aspirin', { ageYears: 15 }), reasons('aspirin', { ageYears: 16 })]).toEqual([
      ['contraindicated reye'],
      [],
    ]);
  });

  test('one of a group is not given twice', () => {
    expect(findDuplicates(['ibuprofen', 'ibuprofen'])).toEqual([]);
    expect(findDuplicates(['ibuprofen', 'amoxicillin'])).toEqual([]);
  });
});

describe('CYCLE-4 PCOS, each limit', () => {
  const TODAY = '2026-11-15';
  const day = (ago: number) => addDays(TODAY, -ago) ?? '';
  const starts = (...ago: number[]): Cycle[] =>
    ago.map((days) => ({ startDate: day(days), endDate: day(days - 4) }));
  const screen = (change: Partial<Parameters<typeof screenPcos>[0]>) =>
    screenPcos({ logs: [], cycles: [], today: TODAY, ...change });
  const logs = (acne: number, others: number, from = 0) =>
    Array.from({ length: acne + others }, (_, index) => ({
      date: day(from + index),
      flow: 'none' as const,
      symptoms: index < acne ? ['acne'] : [],
    }));

  test('acne on eight days and a quarter of those logged, in ninety days', () => {
    expect(screen({ logs: logs(8, 24) }).findings).toEqual(['frequent_acne']);
    expect(screen({ logs: logs(8, 25) }).findings).toEqual([]);
    expect(screen({ logs: logs(8, 0, 82) }).findings).toEqual(['frequent_acne']);
    expect(screen({ logs: logs(8, 0, 83) }).findings).toEqual([]);
    expect(screen({ logs: logs(8, 0, -1) }).findings).toEqual([]);
  });

  test('eight cycles in a year known whole', () => {
    const eight = [10, 50, 90, 130, 170, 210, 250, 290];
    expect(screen({ cycles: starts(...[365, ...eight].toReversed()) }).findings).not.toContain(
      'fewer_than_8_cycles_a_year',
    );
    expect(
      screen({ cycles: starts(...[365, ...eight.slice(0, 7)].toSorted((a, b) => b - a)) }).findings,
    ).toContain('fewer_than_8_cycles_a_year');
    expect(
      screen({ cycles: starts(...[364, ...eight.slice(0, 6)].toSorted((a, b) => b - a)) }).findings,
    ).not.toContain('fewer_than_8_cycles_a_year');
  });

  test.each([
    [90, 0, []],
    [91, 0, ['cycle_longer_than_90_days']],
  ])('a cycle of %i days', (length, _, findings) => {
    const cycles = starts(10 + length + 28 + 28, 10 + length + 28, 10 + length, 10);
    expect(screen({ cycles }).findings).toEqual(findings);
  });

  test('young cycles: the first year says nothing, up to three years 45 days are usual', () => {
    const long = (days: number) => starts(10 + 3 * days, 10 + 2 * days, 10 + days, 10);
    const at = (days: number, yearsSinceFirstPeriod: number) =>
      screen({ cycles: long(days), yearsSinceFirstPeriod });
    expect(at(45, 2.9).findings).toEqual([]);
    expect(at(46, 2.9).findings).toEqual(['long_cycles']);
    expect(at(60, 0.9)).toMatchObject({ findings: [], limits: ['first_year_of_periods'] });
    expect(at(60, 1)).toMatchObject({ findings: ['long_cycles'], limits: ['young_cycles'] });
    expect(at(28, 3).limits).toEqual([]);
    expect(screen({ cycles: starts(66, 38, 10) }).limits).toEqual(['not_enough_cycles']);
  });

  test('an answer is a sign only when it is yes', () => {
    const cycles = starts(94, 66, 38, 10);
    expect(screen({ cycles, answers: { excessHair: false, hairThinning: false } }).findings).toEqual([]);
    expect(screen({ cycles, answers: { pregnant: false, hormones: false } }).limits).toEqual([]);
  });
});

describe('TOOL-3 the bands of anxiety', () => {
  test.each([
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'severe'],
  ])('%i points: %s', (score, band) => {
    const answers = Array.from({ length: 7 }, (_, at) => Math.max(0, Math.min(3, score - at * 3)));
    expect(scoreQuestionnaire('gad7', answers)).toMatchObject({ score, band, max: 21, danger: false });
  });

  test('no answer is below zero', () => {
    expect(scoreQuestionnaire('gad7', [-1, 0, 0, 0, 0, 0, 0])).toBeUndefined();
    expect(
      scoreQuestionnaire(
        'phq9',
        Array.from({ length: 9 }, () => 3),
      ),
    ).toMatchObject({ max: 27 });
  });
});

describe('MEAS-1 pressure in and outside pregnancy', () => {
  const of = (systolic: number, diastolic: number, pregnant: boolean, ageMonths?: number) =>
    findPressureLevel({ systolic, diastolic }, { ageMonths, pregnant });
  test.each([
    [160, 80, 'pregnancy_severe'],
    [159, 109, 'pregnancy_high'],
    [120, 110, 'pregnancy_severe'],
    [140, 80, 'pregnancy_high'],
    [120, 90, 'pregnancy_high'],
    [139, 89, 'elevated'],
  ])('%i/%i in pregnancy: %s', (systolic, diastolic, level) => {
    expect(of(systolic, diastolic, true)).toBe(level);
  });

  test('of children under 13 nothing is said, but a girl who is pregnant is judged as a woman', () => {
    expect(of(120, 70, false, 13 * 12 - 1)).toBeUndefined();
    expect(of(120, 70, false, 13 * 12)).toBe('elevated');
    expect(of(145, 70, true, 12 * 12)).toBe('pregnancy_high');
    expect(of(80, 120, true)).toBeUndefined();
  });

  test('what is dangerous', () => {
    const LEVELS = [
      'low',
      'normal',
      'elevated',
      'stage_1',
      'stage_2',
      'crisis',
      'pregnancy_high',
      'pregnancy_severe',
    ];
    expect(LEVELS.filter(isDangerousPressure)).toEqual(['crisis', 'pregnancy_high', 'pregnancy_severe']);
    expect(isDangerousPressure(undefined)).toBe(false);
  });
});

describe('MEAS-2 what counts with what', () => {
  const NOW = new Date('2026-11-15T12:00:00Z');
  const HOUR = 3600 * 1000;
  const entry = (hoursAgo: number, more: Partial<MeasuredEntry> = {}): MeasuredEntry => ({
    systolic: null,
    diastolic: null,
    heartRate: null,
    temperature: null,
    oxygen: null,
    weight: null,
    glucose: null,
    fasting: null,
    at: new Date(NOW.getTime() - hoursAgo * HOUR),
    signs: [],
    ...more,
  });
  const mother = { ageMonths: 360, pregnant: true };
  const judge = (one: MeasuredEntry, earlier: MeasuredEntry[] = [], person = mother) =>
    assessMeasurement({ entry: one, earlier, person, now: NOW });
  const HIGH = { systolic: 145, diastolic: 95 };

  test('two days, to the hour', () => {
    expect(judge(entry(48, HIGH))?.level).toBe('urgent');
    expect(judge(entry(48.01, HIGH))).toBeUndefined();
  });

  test('what was told up to a day before, and nothing that came afterwards', () => {
    const swollen = (hours: number) => entry(hours, { signs: ['swelling_face_hands'] });
    expect(judge(entry(0, HIGH), [swollen(24)])?.level).toBe('emergency');
    expect(judge(entry(0, HIGH), [swollen(24.01)])?.level).toBe('urgent');
    expect(judge(entry(10, HIGH), [swollen(5)])?.level).toBe('urgent');
    expect(judge(entry(10, HIGH), [swollen(10)])?.level).toBe('urgent');
  });

  test('half a pressure is none, and fasting matters to sugar alone', () => {
    expect(judge(entry(0, { systolic: 190 }))).toBeUndefined();
    expect(judge(entry(0, { diastolic: 120 }))).toBeUndefined();
    expect([
      vitalSignOf('glucose', true),
      vitalSignOf('glucose', false),
      vitalSignOf('glucose', null),
    ]).toEqual(['glucose_fasting', 'glucose', 'glucose']);
    expect(vitalSignOf('oxygen', true)).toBe('oxygen');
  });

  test('a critical value is an emergency, a very high pressure alone is urgent', () => {
    const adult = { ageMonths: 360, pregnant: false };
    expect(judge(entry(0, { systolic: 180, diastolic: 90 }), [], adult)?.level).toBe('urgent');
    expect(judge(entry(0, { systolic: 180, diastolic: 90, oxygen: 85 }), [], adult)).toEqual({
      level: 'emergency',
      signs: ['pressure_crisis', 'oxygen_critical_low'],
    });
    expect(judge(entry(0, { signs: ['fever'] }), [], adult)).toBeUndefined();
  });
});

test('MAT-4 a weight is one from 25 to 350 kg', () => {
  const gain = (before: number, now: number) =>
    assessMaternityDanger({
      vitals: [
        { date: '2026-05-14', weightKg: before, systolic: 115, diastolic: 70 },
        { date: '2026-05-20', weightKg: now, systolic: 115, diastolic: 70 },
      ],
    }).signs.includes('sudden_weight_gain');
  expect([gain(25, 30), gain(24.9, 30), gain(345, 350), gain(345, 350.1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('MAT-1 the first and the last day of each month, and leap years by all three rules', () => {
  const LAST = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [index, last] of LAST.entries()) {
    const month = String(index + 1).padStart(2, '0');
    expect(isPlainDate(`2026-${month}-${last}`)).toBe(true);
    expect(isPlainDate(`2026-${month}-${last + 1}`)).toBe(false);
    expect(isPlainDate(`2026-${month}-01`)).toBe(true);
  }
  const leap = [2024, 2000, 1900, 2100, 2026].map((year) => isPlainDate(`${year}-02-29`));
  expect(leap).toEqual([true, true, false, false, false]);
  expect(daysBetween('0000-01-01', '9999-12-31')).toBe(3_652_424);
  expect([isPlainDate('0000-01-01'), isPlainDate('9999-12-31')]).toEqual([true, true]);
});
