import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessLabReading, type LabPatient, type LabReading } from './assess.ts';

const woman: LabPatient = { sex: 'Female', ageYears: 30 };
const man: LabPatient = { sex: 'Male', ageYears: 30 };
const hb = (value: number): LabReading => ({ test: 'hemoglobin', value, unit: 'g/dL' });
const glucose = (value: number): LabReading => ({ test: 'glucose', value, unit: 'mg/dL' });

describe('LAB-3 a result compared with the reference range', () => {
  test.each([
    [6.9, 'critical_low'],
    [7, 'critical_low'],
    [11.9, 'low'],
    [12, 'normal'],
    [15.5, 'normal'],
    [15.6, 'high'],
    [20, 'critical_high'],
  ])('hemoglobin %d of a woman is %s', (value, status) => {
    expect(assessLabReading(hb(value), woman)).toMatchObject({
      status,
      basis: 'reference_range',
      loinc: '718-7',
    });
  });

  test('the same number can be low for a man and normal in pregnancy', () => {
    expect(assessLabReading(hb(12.5), man)).toMatchObject({ status: 'low', reasons: ['anaemia'] });
    expect(assessLabReading(hb(11.2), { ...woman, pregnant: true })).toMatchObject({
      status: 'normal',
      range: { low: 11, high: 15, unit: 'g/dL' },
    });
  });

  test('without the sex: the status when both ranges agree, else unknown', () => {
    expect(assessLabReading(hb(10), { ageYears: 30 })).toMatchObject({ status: 'low' });
    expect(assessLabReading(hb(12.5), { ageYears: 30 })).toMatchObject({
      status: 'unknown',
      reasons: ['sex_needed'],
    });
  });

  test('a child is not compared with adults, an unknown age is said', () => {
    expect(assessLabReading(hb(11), { sex: 'Male', ageYears: 6 })).toMatchObject({
      status: 'unknown',
      reasons: ['adult_range_only'],
    });
    expect(assessLabReading(glucose(90), {}).reasons).toEqual(['age_assumed_adult']);
  });

  test.each<[LabReading, string[]]>([
    [{ test: 'glucose_fasting', value: 110, unit: 'mg/dL' }, ['prediabetes_range']],
    [{ test: 'glucose_fasting', value: 7, unit: 'mmol/L' }, ['diabetes_range']],
    [glucose(120), ['fasting_unknown']],
    [glucose(210), ['diabetes_range']],
    [{ test: 'hba1c', value: 6.5, unit: '%' }, ['diabetes_range']],
    [{ test: 'platelets', value: 90, unit: '10*3/uL' }, ['dengue_alert']],
    [{ test: 'egfr', value: 50, unit: 'mL/min/1.73m2' }, ['kidney_disease_if_three_months']],
    [{ test: 'egfr', value: 75, unit: 'mL/min/1.73m2' }, ['kidney_mildly_decreased']],
    [{ test: 'egfr', value: 90, unit: 'mL/min/1.73m2' }, []],
    [{ test: 'triglycerides', value: 600, unit: 'mg/dL' }, ['very_high']],
  ])('%o says %j', (reading, reasons) => {
    expect(assessLabReading(reading, woman).reasons).toEqual(reasons);
  });
});

describe('LAB-3 cholesterol is compared with a goal, not with what most adults have', () => {
  const ldl = (value: number) => assessLabReading({ test: 'ldl', value, unit: 'mg/dL' }, man);

  test.each([
    [69, 'normal', []],
    [99, 'normal', ['lower_goal_with_heart_disease']],
    [100, 'normal', ['near_best', 'lower_goal_with_heart_disease']],
    [129, 'normal', ['near_best', 'lower_goal_with_heart_disease']],
    [130, 'high', ['borderline_high', 'lower_goal_with_heart_disease']],
    [160, 'high', ['clearly_high', 'lower_goal_with_heart_disease']],
  ])('LDL %i is %s: %j', (value, status, reasons) => {
    expect(ldl(value)).toMatchObject({ status, reasons, basis: 'goal' });
  });

  test.each([
    ['cholesterol', 150],
    ['hdl', 60],
    ['triglycerides', 100],
  ] as const)('%s is a goal, hemoglobin a range', (name, value) => {
    expect(assessLabReading({ test: name, value, unit: 'mg/dL' }, man).basis).toBe('goal');
    expect(assessLabReading(hb(14), man).basis).toBe('reference_range');
  });
});

describe('LAB-3 the laboratory’s own range comes first', () => {
  test('it decides, in its own unit, for children too', () => {
    const reading: LabReading = { ...hb(12.2), printedRange: { low: 12.5, high: 16 } };
    expect(assessLabReading(reading, woman)).toMatchObject({
      status: 'low',
      basis: 'printed_range',
      range: { low: 12.5, high: 16, unit: 'g/dL' },
    });
    expect(assessLabReading({ ...hb(11), printedRange: { low: 11, high: 14 } }, { ageYears: 4 }).status).toBe(
      'normal',
    );
  });

  test('it works without a unit we know', () => {
    const reading: LabReading = { test: 'alt', value: 0.9, unit: 'µkat/L', printedRange: { high: 0.7 } };
    expect(assessLabReading(reading, woman)).toMatchObject({ status: 'high', basis: 'printed_range' });
  });

  test('a critical value stays critical whatever is printed', () => {
    const reading: LabReading = {
      test: 'potassium',
      value: 7,
      unit: 'mmol/L',
      printedRange: { low: 3.5, high: 8 },
    };
    expect(assessLabReading(reading, man)).toMatchObject({ status: 'critical_high', basis: 'printed_range' });
  });

  test('a range printed upside down is not used', () => {
    const reading: LabReading = { ...hb(13), printedRange: { low: 16, high: 12 } };
    expect(assessLabReading(reading, woman)).toMatchObject({ status: 'normal', basis: 'reference_range' });
  });
});

describe('LAB-3 unknown stays unknown', () => {
  test.each<[LabReading, string]>([
    [{ test: 'glucose', value: 95 }, 'no_unit'],
    [{ test: 'glucose', value: 95, unit: 'furlongs/L' }, 'unit_unknown'],
    [{ test: 'hemoglobin', value: 132, unit: 'g/dL' }, 'impossible_value'],
    [{ test: 'hemoglobin', value: -3, unit: 'g/dL' }, 'impossible_value'],
    [{ test: 'hemoglobin', value: 0, unit: 'g/dL' }, 'impossible_value'],
    [{ test: 'hemoglobin', value: Number.NaN, unit: 'g/dL' }, 'no_value'],
    [{ test: 'hemoglobin', unit: 'g/dL' }, 'no_value'],
    [{ test: 'hemoglobin', word: 'positive' }, 'no_value'],
    [{ test: 'urine_nitrite', value: 3 }, 'no_unit'],
    [{ ...glucose(120), bound: 'below' }, 'only_a_bound'],
  ])('%o: %s', (reading, reason) => {
    expect(assessLabReading(reading, woman)).toMatchObject({ status: 'unknown', reasons: [reason] });
  });

  test('a bound counts when all beyond it is on one side', () => {
    expect(assessLabReading({ test: 'crp', value: 5, unit: 'mg/L', bound: 'below' }, woman).status).toBe(
      'normal',
    );
    expect(assessLabReading({ ...glucose(600), bound: 'above' }, woman).status).toBe('critical_high');
    expect(assessLabReading({ ...glucose(200), bound: 'above' }, woman).status).toBe('high');
    expect(assessLabReading({ ...glucose(60), bound: 'below' }, woman).status).toBe('low');
  });

  test('no number without a unit is ever called normal, but for tests that need none', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.constantFrom('hemoglobin' as const, 'glucose' as const, 'creatinine' as const, 'tsh' as const),
        (value, name) => {
          expect(assessLabReading({ test: name, value }, woman).status).toBe('unknown');
        },
      ),
    );
  });
});

describe('LAB-3 dipsticks', () => {
  test.each<[LabReading, LabPatient, string, string[]]>([
    [{ test: 'urine_nitrite', word: 'negative' }, woman, 'normal', ['negative_as_expected']],
    [{ test: 'urine_nitrite', word: 'positive' }, woman, 'high', ['positive_not_expected']],
    [{ test: 'urine_protein', word: 'trace' }, woman, 'normal', ['negative_as_expected']],
    [{ test: 'urine_glucose', word: 'trace' }, woman, 'high', ['positive_not_expected']],
    [{ test: 'urine_ketones', word: 'positive', plus: 3 }, woman, 'critical_high', ['positive_not_expected']],
    [
      { test: 'urine_protein', word: 'positive', plus: 1 },
      { ...woman, pregnant: true },
      'high',
      ['positive_not_expected', 'protein_in_pregnancy'],
    ],
    [{ test: 'urine_hcg', word: 'positive' }, woman, 'unknown', ['pregnancy_test_positive']],
    [
      { test: 'urine_hcg', word: 'positive' },
      { ...woman, pregnant: true },
      'normal',
      ['pregnancy_test_positive'],
    ],
    [{ test: 'urine_hcg', word: 'negative' }, woman, 'normal', ['pregnancy_test_negative']],
  ])('%o', (reading, who, status, reasons) => {
    expect(assessLabReading(reading, who)).toMatchObject({ status, reasons });
  });
});
