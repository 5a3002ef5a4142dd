import { describe, expect, test } from 'vitest';
import { assessLabReading, type LabPatient, type LabStatus } from './assess.ts';
import { factsOf, LAB_TESTS, type LabTest } from './ranges.ts';
import { findInOwnUnit } from './units.ts';

// The published limits once more, as the sources print them: each is tried on both of its sides.

const MAN = { ageYears: 40, sex: 'Male' } as const;
const WOMAN = { ageYears: 40, sex: 'Female' } as const;
const PREGNANT = { ...WOMAN, pregnant: true } as const;
const STEP = 1e-6;

const statusOf = (name: LabTest, value: number, who: LabPatient): LabStatus =>
  assessLabReading({ test: name, value, unit: factsOf(name).unit }, who).status;

type Limits = [low: number | null, high: number | null, criticalLow?: number | null, criticalHigh?: number];

describe('LAB-3 the limits of adults', () => {
  test.each<[LabTest, LabPatient, Limits]>([
    ['hemoglobin', MAN, [13, 17, 7, 20]],
    ['hemoglobin', WOMAN, [12, 15.5, 7, 20]],
    ['hemoglobin', PREGNANT, [11, 15, 7, 20]],
    ['hematocrit', MAN, [40, 52, 21, 60]],
    ['hematocrit', WOMAN, [36, 47, 21, 60]],
    ['white_cells', MAN, [4, 11, 2, 30]],
    ['platelets', MAN, [150, 400, 20, 1000]],
    ['mcv', MAN, [80, 100]],
    ['glucose_fasting', MAN, [70, 99, 54, 400]],
    ['glucose', MAN, [70, 139, 54, 400]],
    ['hba1c', MAN, [4, 5.6]],
    ['sodium', MAN, [135, 145, 120, 160]],
    ['potassium', MAN, [3.5, 5, 2.5, 6.5]],
    ['chloride', MAN, [98, 107, 80, 120]],
    ['bicarbonate', MAN, [22, 29, 10, 40]],
    ['urea_nitrogen', MAN, [7, 20, null, 100]],
    ['creatinine', MAN, [0.7, 1.3, null, 7.4]],
    ['creatinine', WOMAN, [0.6, 1.1, null, 7.4]],
    ['egfr', MAN, [60, null, 15]],
    ['calcium', MAN, [8.6, 10.3, 6.5, 13]],
    ['alt', MAN, [7, 45]],
    ['ast', MAN, [8, 40]],
    ['alkaline_phosphatase', MAN, [40, 130]],
    ['bilirubin', MAN, [0.1, 1.2, null, 15]],
    ['albumin', MAN, [3.5, 5, 1.5]],
    ['cholesterol', MAN, [null, 199]],
    ['hdl', MAN, [40, null]],
    ['hdl', WOMAN, [50, null]],
    ['ldl', MAN, [null, 129]],
    ['triglycerides', MAN, [null, 149, null, 1000]],
    ['tsh', MAN, [0.4, 4.5]],
    ['crp', MAN, [null, 10]],
    ['urine_gravity', MAN, [1.005, 1.03]],
    ['urine_ph', MAN, [4.5, 8]],
    ['urine_protein', MAN, [null, 14]],
    ['urine_glucose', MAN, [null, 15]],
    ['urine_ketones', MAN, [null, 5, null, 80]],
  ])('%s, %o: %o', (name, who, [low, high, criticalLow, criticalHigh]) => {
    const at = (value: number) => statusOf(name, value, who);
    if (low !== null) expect([at(low), at(low - STEP)]).toEqual(['normal', 'low']);
    if (high !== null) expect([at(high), at(high + STEP)]).toEqual(['normal', 'high']);
    if (criticalLow != null)
      expect([at(criticalLow), at(criticalLow + STEP)]).toEqual(['critical_low', 'low']);
    if (criticalHigh != null)
      expect([at(criticalHigh), at(criticalHigh - STEP)]).toEqual(['critical_high', 'high']);
    const { criticalLow: knownLow, criticalHigh: knownHigh } = factsOf(name).ranges[0] ?? {};
    expect([knownLow ?? null, knownHigh ?? null]).toEqual([criticalLow ?? null, criticalHigh ?? null]);
  });

  test.each<[LabTest, number, number]>([
    ['hemoglobin', 1, 28],
    ['hematocrit', 5, 80],
    ['white_cells', 0.1, 500],
    ['platelets', 1, 3000],
    ['mcv', 40, 160],
    ['glucose_fasting', 10, 1500],
    ['glucose', 10, 1500],
    ['hba1c', 2.5, 25],
    ['sodium', 90, 200],
    ['potassium', 1, 12],
    ['chloride', 50, 160],
    ['bicarbonate', 2, 60],
    ['urea_nitrogen', 1, 300],
    ['creatinine', 0.1, 40],
    ['egfr', 1, 250],
    ['calcium', 3, 20],
    ['alt', 1, 30_000],
    ['ast', 1, 30_000],
    ['alkaline_phosphatase', 1, 30_000],
    ['bilirubin', 0.01, 60],
    ['albumin', 0.5, 8],
    ['cholesterol', 30, 1000],
    ['hdl', 5, 200],
    ['ldl', 5, 800],
    ['triglycerides', 10, 10_000],
    ['tsh', 0.001, 500],
    ['crp', 0, 800],
    ['urine_gravity', 1, 1.06],
    ['urine_ph', 3, 10],
    ['urine_protein', 0, 5000],
    ['urine_glucose', 0, 5000],
    ['urine_ketones', 0, 5000],
  ])('of a living person: %s from %d to %d', (name, lowest, highest) => {
    const isImpossible = (value: number) =>
      assessLabReading({ test: name, value, unit: factsOf(name).unit }, MAN).reasons.includes(
        'impossible_value',
      );
    expect([lowest - STEP, lowest, highest, highest + STEP].map(isImpossible)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test.each<[LabTest, string, number | null, number | null]>([
    ['platelets', 'dengue_alert', null, 100],
    ['glucose_fasting', 'prediabetes_range', 100, 126],
    ['glucose_fasting', 'diabetes_range', 126, null],
    ['glucose', 'diabetes_range', 200, null],
    ['glucose', 'fasting_unknown', 100, 200],
    ['hba1c', 'prediabetes_range', 5.7, 6.5],
    ['hba1c', 'diabetes_range', 6.5, null],
    ['egfr', 'kidney_mildly_decreased', 60, 90],
    ['egfr', 'kidney_disease_if_three_months', null, 60],
    ['cholesterol', 'borderline_high', 200, 240],
    ['cholesterol', 'clearly_high', 240, null],
    ['ldl', 'near_best', 100, 130],
    ['ldl', 'borderline_high', 130, 160],
    ['ldl', 'clearly_high', 160, null],
    ['ldl', 'lower_goal_with_heart_disease', 70, null],
    ['triglycerides', 'borderline_high', 150, 200],
    ['triglycerides', 'clearly_high', 200, 500],
    ['triglycerides', 'very_high', 500, null],
  ])('%s is called %s from %s up to %s', (name, reason, from, below) => {
    const isNamed = (value: number) =>
      assessLabReading({ test: name, value, unit: factsOf(name).unit }, MAN).reasons.some(
        (each) => each === reason,
      );
    const usual = { low: factsOf(name).possible[0], high: factsOf(name).possible[1] };
    expect(isNamed(from ?? usual.low)).toBe(true);
    if (from !== null) expect(isNamed(from - STEP)).toBe(false);
    if (below === null) expect(isNamed(usual.high)).toBe(true);
    else expect([isNamed(below - STEP), isNamed(below)]).toEqual([true, false]);
  });

  test('only lipids are compared with what doctors advise; only urine sticks are read in words', () => {
    const named = (flag: 'goal' | 'dipstick') =>
      (Object.keys(LAB_TESTS) as LabTest[]).filter((name) => factsOf(name)[flag]);
    expect(named('goal')).toEqual(['cholesterol', 'hdl', 'ldl', 'triglycerides']);
    expect(named('dipstick').every((name) => name.startsWith('urine_'))).toBe(true);
    expect(named('dipstick')).toHaveLength(6);
  });
});

describe('LAB-3 every unit that is understood', () => {
  const MASS = { 'mg/dL': 1, 'mg%': 1, 'g/L': 100, 'mg/L': 0.1 };
  const molar = (factor: number) => ({ ...MASS, 'mmol/L': factor, 'µmol/L': factor / 1000 });
  const COUNTS = {
    '10*3/uL': 1,
    '10*9/L': 1,
    'K/µL': 1,
    'K/mm3': 1,
    'G/L': 1,
    '10*3/mm3': 1,
    '/µL': 0.001,
    '/mm3': 0.001,
    'cells/µL': 0.001,
  };
  const GRAMS = { 'g/dL': 1, 'g%': 1, 'g/L': 0.1 };
  const SALT = { 'mmol/L': 1, 'mEq/L': 1 };
  const ENZYME = { 'U/L': 1, 'UI/L': 1 };
  const STICK = { 'mg/dL': 1, 'g/L': 100 };
  test.each<[LabTest, Record<string, number>]>([
    ['hemoglobin', GRAMS],
    ['hematocrit', { '%': 1, 'L/L': 100 }],
    ['white_cells', COUNTS],
    ['platelets', COUNTS],
    ['mcv', { fL: 1, 'µm³': 1 }],
    ['glucose_fasting', molar(18.016)],
    ['glucose', molar(18.016)],
    ['hba1c', { '%': 1 }],
    ['sodium', SALT],
    ['potassium', SALT],
    ['chloride', SALT],
    ['bicarbonate', SALT],
    [
      'urea_nitrogen',
      { 'mg/dL': 1, 'mmol/L': 2.801, 'mg/dLurea': 0.467, 'g/Lurea': 46.7, 'mmol/Lurea': 2.801 },
    ],
    ['creatinine', molar(11.312)],
    ['egfr', { 'mL/min/1.73m²': 1, 'mL/min/{1.73_m2}': 1, 'mL/min': 1 }],
    ['calcium', molar(4.008)],
    ['alt', ENZYME],
    ['ast', ENZYME],
    ['alkaline_phosphatase', ENZYME],
    ['bilirubin', molar(58.467)],
    ['albumin', GRAMS],
    ['cholesterol', molar(38.67)],
    ['hdl', molar(38.67)],
    ['ldl', molar(38.67)],
    ['triglycerides', molar(88.57)],
    ['tsh', { 'm[IU]/L': 1, 'mIU/L': 1, 'µUI/mL': 1, 'mU/L': 1, 'µU/mL': 1 }],
    ['crp', { 'mg/L': 1, 'mg/dL': 10 }],
    ['urine_gravity', { '1': 1 }],
    ['urine_ph', { '[pH]': 1 }],
    ['urine_protein', STICK],
    ['urine_glucose', STICK],
    ['urine_ketones', STICK],
  ])('%s: %o', (name, units) => {
    for (const [unit, factor] of Object.entries(units))
      expect(findInOwnUnit(name, 12, unit), unit).toBeCloseTo(12 * factor, 9);
    expect(findInOwnUnit(name, 12, 'spoons')).toBeUndefined();
  });

  test('a missing unit is no problem where there is only one', () => {
    const needless = (Object.keys(LAB_TESTS) as LabTest[]).filter(
      (name) => findInOwnUnit(name, 5, undefined) === 5,
    );
    expect(needless).toEqual(['sodium', 'potassium', 'chloride', 'bicarbonate', 'urine_gravity', 'urine_ph']);
  });
});

describe('LAB-4 what a number says depends on who and how', () => {
  const glucose = (more: object, who: LabPatient = MAN) =>
    assessLabReading({ test: 'glucose', unit: 'mg/dL', ...more }, who);

  test('adults begin at 18, with the laboratory’s own limits and without', () => {
    expect(glucose({ value: 250 }, { ageYears: 17 })).toMatchObject({ reasons: ['adult_range_only'] });
    expect(glucose({ value: 250 }, { ageYears: 18 })).toMatchObject({ status: 'high' });
    const printedRange = { low: 60, high: 500 };
    expect(glucose({ value: 420, printedRange }, { ageYears: 17 })).toMatchObject({ status: 'normal' });
    expect(glucose({ value: 420, printedRange }, { ageYears: 18 })).toMatchObject({
      status: 'critical_high',
    });
    expect(glucose({ value: 250, printedRange }, { ageYears: 17 }).reasons).toEqual([]);
    expect(glucose({ value: 250, printedRange }, { ageYears: 18 }).reasons).toEqual(['diabetes_range']);
  });

  test('printed limits that are the wrong way round are none; equal ones are limits', () => {
    expect(glucose({ value: 90, printedRange: { low: 100, high: 60 } })).toMatchObject({
      basis: 'reference_range',
    });
    expect(glucose({ value: 90, printedRange: { low: 90, high: 90 } })).toMatchObject({
      basis: 'printed_range',
      status: 'normal',
    });
    expect(glucose({ value: 90, printedRange: { high: 60 } })).toMatchObject({ status: 'high' });
    expect(glucose({ value: 90, printedRange: { low: 100 } })).toMatchObject({ status: 'low' });
  });

  test('a missing unit and an unknown one are told apart', () => {
    expect(assessLabReading({ test: 'glucose', value: 90 }, MAN).reasons).toEqual(['no_unit']);
    expect(glucose({ value: 90, unit: 'spoons' }).reasons).toEqual(['unit_unknown']);
  });

  test('protein counts in pregnancy only, from 15 mg/dL on; anaemia is that of blood', () => {
    const protein = (value: number, who: LabPatient) =>
      assessLabReading({ test: 'urine_protein', value, unit: 'mg/dL' }, who).reasons;
    expect(protein(15, PREGNANT)).toContain('protein_in_pregnancy');
    expect(protein(14, PREGNANT)).not.toContain('protein_in_pregnancy');
    expect(protein(15, WOMAN)).not.toContain('protein_in_pregnancy');
    expect(assessLabReading({ test: 'hemoglobin', value: 9, unit: 'g/dL' }, WOMAN).reasons).toEqual([
      'anaemia',
    ]);
    expect(assessLabReading({ test: 'hematocrit', value: 30, unit: '%' }, WOMAN).reasons).toEqual([]);
    expect(assessLabReading({ test: 'hemoglobin', value: 13, unit: 'g/dL' }, WOMAN).reasons).toEqual([]);
  });

  test.each([
    ['urine_ketones', 'positive', 2, 'high'],
    ['urine_ketones', 'positive', 3, 'critical_high'],
    ['urine_glucose', 'positive', 3, 'high'],
    ['urine_ketones', 'trace', undefined, 'normal'],
    ['urine_protein', 'trace', undefined, 'normal'],
    ['urine_glucose', 'trace', undefined, 'high'],
    ['urine_nitrite', 'negative', undefined, 'normal'],
    ['glucose', 'positive', undefined, 'unknown'],
  ] as const)('%s %s with %s plus signs: %s', (name, word, plus, status) => {
    const reading = { test: name, word, ...(plus && { plus }) };
    expect(assessLabReading(reading, WOMAN).status).toBe(status);
  });

  test('a pregnancy test says what it is', () => {
    const hcg = (word: 'negative' | 'positive', who: LabPatient) =>
      assessLabReading({ test: 'urine_hcg', word }, who);
    expect(hcg('negative', WOMAN)).toMatchObject({ status: 'normal', reasons: ['pregnancy_test_negative'] });
    expect(hcg('positive', WOMAN)).toMatchObject({ status: 'unknown', reasons: ['pregnancy_test_positive'] });
    expect(hcg('positive', PREGNANT)).toMatchObject({ status: 'normal' });
    expect(assessLabReading({ test: 'urine_protein', word: 'positive' }, PREGNANT).reasons).toEqual([
      'positive_not_expected',
      'protein_in_pregnancy',
    ]);
    expect(assessLabReading({ test: 'urine_protein', word: 'positive' }, WOMAN).reasons).toEqual([
      'positive_not_expected',
    ]);
  });
});
