import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLabText } from './read-text.ts';

const only = (text: string) => {
  const readings = readLabText(text);
  expect(readings).toHaveLength(1);
  return readings[0];
};

describe('LAB-3 results read out of a text', () => {
  test('an English report, line by line', () => {
    expect(
      readLabText(
        'Hemoglobin: 9.1 g/dL (12.0 - 15.5)\nWBC 7,500 /mm3\nPlatelets 95 x10^3/uL\nNa 140 mmol/L, K 6.8 mEq/L',
      ),
    ).toEqual([
      { test: 'hemoglobin', value: 9.1, unit: 'g/dL', printedRange: { low: 12, high: 15.5 } },
      { test: 'white_cells', value: 7500, unit: '/mm3' },
      { test: 'platelets', value: 95, unit: 'x10^3/µL' },
      { test: 'sodium', value: 140, unit: 'mmol/L' },
      { test: 'potassium', value: 6.8, unit: 'mEq/L' },
    ]);
  });

  test('a French report with decimal commas, spaced thousands and g/L', () => {
    expect(
      readLabText(
        'Hémoglobine : 10,5 g/dL [N : 12-16] ; Plaquettes 250 000/mm³ (150 000 – 400 000) ; Glycémie à jeun 0,95 g/L ; Urée 0,35 g/L',
      ),
    ).toEqual([
      { test: 'hemoglobin', value: 10.5, unit: 'g/dL', printedRange: { low: 12, high: 16 } },
      { test: 'platelets', value: 250000, unit: '/mm3', printedRange: { low: 150000, high: 400000 } },
      { test: 'glucose_fasting', value: 0.95, unit: 'g/L' },
      { test: 'urea_nitrogen', value: 0.35, unit: 'g/L urea' },
    ]);
  });

  test('a Creole sentence', () => {
    expect(readLabText('Emoglobin ou 11.2 g/dL, sik nan san ou 130 mg/dL, kreyatinin 88 umol/L.')).toEqual([
      { test: 'hemoglobin', value: 11.2, unit: 'g/dL' },
      { test: 'glucose', value: 130, unit: 'mg/dL' },
      { test: 'creatinine', value: 88, unit: 'µmol/L' },
    ]);
  });

  test('a urine section gives its names another meaning, until blood comes again', () => {
    const text =
      'Urinalysis: pH 6.0, protein 2+, glucose negative, leukocytes +++, specific gravity 1,020, ketones trace\nCBC\nLeukocytes 7.2 10^3/uL';
    expect(readLabText(text)).toEqual([
      { test: 'urine_ph', value: 6 },
      { test: 'urine_protein', word: 'positive', plus: 2 },
      { test: 'urine_glucose', word: 'negative' },
      { test: 'urine_leukocytes', word: 'positive', plus: 3 },
      { test: 'urine_gravity', value: 1.02 },
      { test: 'urine_ketones', word: 'trace' },
      { test: 'white_cells', value: 7.2, unit: '10^3/µL' },
    ]);
  });

  test.each([
    ['Glucose (fasting): 105 mg/dL', 'glucose_fasting'],
    ['Glucose 105 mg/dL, non-fasting', 'glucose'],
    ['Glycémie (non à jeun) 105 mg/dL', 'glucose'],
    ['glisemi ajen 105 mg/dL', 'glucose_fasting'],
  ])('%s is %s', (text, name) => {
    expect(only(text)?.test).toBe(name);
  });

  test.each([
    ['Hemoglobin 13.2 12.0-15.5 g/dL', { value: 13.2, unit: 'g/dL', printedRange: { low: 12, high: 15.5 } }],
    [
      'Your hemoglobin was low at 10.2 g/dL. Normal range is 12 to 16 g/dL. Recheck in 3 months.',
      { value: 10.2, unit: 'g/dL', printedRange: { low: 12, high: 16 } },
    ],
    ['LDL 130 mg/dL (ref < 100)', { value: 130, printedRange: { high: 100 } }],
    ['CRP < 5 mg/L', { value: 5, bound: 'below' }],
    ['eGFR > 90 mL/min/1.73 m²', { value: 90, bound: 'above', unit: 'mL/min/1.73 m2' }],
    ['Hemoglobin on 12/05/2026: 13.2 g/dL', { value: 13.2 }],
    ['Sodium (Na): 140', { value: 140 }],
    ['Bicarbonate (CO2) 24 mmol/L', { test: 'bicarbonate', value: 24 }],
    ['eGFR (CKD-EPI 2021): 85 mL/min/1.73m2', { test: 'egfr', value: 85 }],
    ['Urine protein (dipstick): 1+', { test: 'urine_protein', plus: 1 }],
    ['hs-CRP 3 mg/L; CRP 12 mg/L', { test: 'crp', value: 12 }],
    ['Glucose 2 h after: 140 mg/dL', { value: 140 }],
    ['HbA1c 6.2 % (44 mmol/mol)', { value: 6.2, unit: '%' }],
  ])('%s', (text, expected) => {
    expect(only(text)).toMatchObject(expected);
  });

  test('a range in another unit than the value is dropped', () => {
    expect(only('Glucose 5.4 mmol/L (70 - 99 mg/dL)')).toEqual({
      test: 'glucose',
      value: 5.4,
      unit: 'mmol/L',
    });
  });

  test.each([
    '',
    'All good, see you in 3 months.',
    'na 3 jou k ap vini, ou pa gen anyen',
    'Hemoglobin pending, ferritin 300 ng/mL',
    'Direct bilirubin 3 mg/dL',
    'Urine creatinine 90 mg/dL',
    'pH 7.4',
  ])('nothing of ours in %j', (text) => {
    expect(readLabText(text)).toEqual([]);
  });

  test('a number that may be two numbers is left out', () => {
    expect(only('Triglycerides 10,000 mg/dL')).toEqual({ test: 'triglycerides', unit: 'mg/dL' });
  });

  test('any text is read without a fault, and a long one at once', () => {
    const piece = fc.constantFrom(
      'hemoglobin',
      'glucose',
      ' ',
      '1',
      '.',
      ',',
      '/',
      '(',
      ')',
      '-',
      '+',
      '<',
      'g/dL',
      'normal',
      '\n',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          for (const { value } of readLabText(text)) expect(Number.isNaN(value)).toBe(false);
        },
      ),
    );
    for (const repeated of ['1', 'a/', 'normal ', '(', '1,1', '<', '1 -', 'hemoglobin 1 ']) {
      expect(Array.isArray(readLabText(`Hemoglobin ${repeated.repeat(20_000)}`))).toBe(true);
    }
  }, 5000);
});
