import { describe, expect, test } from 'vitest';
import { assessBmi } from './bmi.ts';
import { findDueDate } from './due-date.ts';
import { assessKidneys, creatinineFromMicromoles } from './egfr.ts';
import { assessHeartRisk } from './heart-risk.ts';
import type { LabTest } from './lab/ranges.ts';
import { findInOwnUnit } from './lab/units.ts';
import { assessPregnancy } from './pregnancy.ts';
import type { Sex } from './sex.ts';

// Every value was worked out from the published equation named beside it, apart from the code, and rounded to two decimals.

describe('CALC-1 BMI across its range', () => {
  // WHO Technical Report 894: kg / m². 68 kg and 165 cm is the CDC's own example.
  test.each([
    [40, 170, 13.84],
    [45, 160, 17.58],
    [55, 165, 20.2],
    [68, 165, 24.98],
    [70, 175, 22.86],
    [80, 170, 27.68],
    [95, 180, 29.32],
    [110, 160, 42.97],
    [150, 175, 48.98],
  ])('%d kg and %d cm: %d', (weightKg, heightCm, expected) => {
    expect(assessBmi({ system: 'metric', weightKg, heightCm })).toMatchObject({
      bmi: expect.closeTo(expected, 2),
    });
  });

  // CDC: 703 × lb / in². 150 lb and 65 in is the CDC's own example.
  test.each([
    [90, 64, 15.45],
    [110, 66, 17.75],
    [150, 65, 24.96],
    [154, 69, 22.74],
    [180, 68, 27.37],
    [220, 69, 32.48],
    [300, 70, 43.04],
  ])('%d lb and %d in: %d', (weightLb, heightIn, expected) => {
    expect(assessBmi({ system: 'imperial', weightLb, heightIn })).toMatchObject({
      bmi: expect.closeTo(expected, 2),
    });
  });
});

describe('CALC-2 kidney filtration across its range', () => {
  // Levey 2006: 175 × creatinine^-1.154 × age^-0.203 × 0.742 for women × 1.212 for Black people.
  test.each<[number, number, Sex, 'Black' | 'Other', number]>([
    [0.5, 25, 'Female', 'Other', 150.33],
    [0.8, 40, 'Female', 'Black', 96.29],
    [0.9, 30, 'Male', 'Other', 99.08],
    [1.0, 50, 'Male', 'Other', 79.09],
    [1.2, 50, 'Female', 'Black', 57.63],
    [1.5, 60, 'Male', 'Black', 57.86],
    [2.0, 65, 'Male', 'Other', 33.7],
    [3.0, 70, 'Female', 'Other', 15.43],
    [4.5, 45, 'Male', 'Black', 17.26],
    [6.0, 55, 'Female', 'Other', 7.28],
    [10, 80, 'Male', 'Other', 5.04],
  ])('MDRD: %d mg/dL, %i years, %s, %s: %d', (creatinineMgDl, ageYears, sex, race, expected) => {
    expect(assessKidneys({ creatinineMgDl, ageYears, sex, race }).mdrd).toMatchObject({
      egfr: expect.closeTo(expected, 2),
    });
  });

  // Inker 2021: 142 × min(creatinine / k, 1)^a × max(creatinine / k, 1)^-1.2 × 0.9938^age × 1.012 for women;
  // k is 0.7 and a is -0.241 for women, 0.9 and -0.302 for men. The National Kidney Foundation gives 71 for 1.2 at 55.
  test.each<[number, number, Sex, number]>([
    [0.4, 18, 'Female', 147.04],
    [0.5, 25, 'Female', 133.4],
    [0.7, 35, 'Female', 115.59],
    [0.8, 40, 'Female', 95.46],
    [1.2, 50, 'Female', 55.15],
    [3.0, 70, 'Female', 16.22],
    [6.0, 55, 'Female', 7.75],
    [0.6, 18, 'Male', 143.5],
    [0.9, 30, 'Male', 117.83],
    [1.0, 50, 'Male', 91.69],
    [1.2, 55, 'Male', 71.42],
    [1.5, 60, 'Male', 52.97],
    [2.0, 65, 'Male', 36.36],
    [4.5, 45, 'Male', 15.56],
    [10, 80, 'Male', 4.8],
  ])('CKD-EPI 2021: %d mg/dL, %i years, %s: %d', (creatinineMgDl, ageYears, sex, expected) => {
    expect(assessKidneys({ creatinineMgDl, ageYears, sex }).ckdEpi2021).toMatchObject({
      egfr: expect.closeTo(expected, 2),
    });
  });

  test.each([
    [44.2, 0.5],
    [88.4, 1],
    [106.08, 1.2],
    [442, 5],
  ])('%d µmol/L of creatinine is %d mg/dL', (micromoles, expected) => {
    expect(creatinineFromMicromoles(micromoles)).toBeCloseTo(expected, 2);
  });
});

describe('CALC-3 due date and week across the calendar', () => {
  // ACOG Committee Opinion 700: 280 days after the first day of the last period.
  test.each([
    ['2024-01-15', '2024-10-21'],
    ['2024-02-29', '2024-12-05'],
    ['2025-03-01', '2025-12-06'],
    ['2025-05-31', '2026-03-07'],
    ['2025-08-10', '2026-05-17'],
    ['2026-11-01', '2027-08-08'],
    ['2027-12-25', '2028-09-30'],
  ])('a last period on %s: %s', (lastPeriod, due) => {
    expect(findDueDate(lastPeriod)).toBe(due);
  });

  test.each([
    ['2026-01-01', 1, 1],
    ['2026-01-07', 1, 1],
    ['2026-01-08', 1, 1],
    ['2026-03-26', 12, 1],
    ['2026-04-02', 13, 1],
    ['2026-04-09', 14, 2],
    ['2026-07-09', 27, 2],
    ['2026-07-16', 28, 3],
    ['2026-10-01', 39, 3],
    ['2026-10-08', 40, 3],
    ['2026-10-09', 41, 3],
    ['2026-10-22', 42, 3],
  ])('MAT-1 due on 2026-10-08, on %s: week %i, trimester %i', (today, week, trimester) => {
    expect(assessPregnancy({ dueDate: '2026-10-08', today })).toMatchObject({ week, trimester });
  });
});

const person = { hadCardiovascularDisease: false };

describe('TRACK-4 ten-year heart risk across its range, in percent', () => {
  // D'Agostino 2008, table of the office model: 1 - survival^exp(sum - mean).
  test.each<[Sex, number, number, number, boolean, boolean, boolean, number]>([
    ['Female', 30, 22, 110, false, false, false, 0.75],
    ['Female', 35, 24.3, 122, false, true, false, 2.94],
    ['Female', 50, 28, 130, true, false, false, 7.36],
    ['Female', 65, 33, 150, true, false, true, 42.78],
    ['Female', 74, 40, 190, true, true, true, 95.99],
    ['Male', 30, 22, 110, false, false, false, 1.38],
    ['Male', 40, 25, 120, false, true, false, 8.6],
    ['Male', 55, 30, 140, false, false, false, 16.75],
    ['Male', 62, 27, 160, true, false, true, 53.59],
    ['Male', 74, 35, 200, true, true, true, 99.4],
  ])(
    '%s of %i, BMI %d, %i, treated %s, smoker %s, diabetes %s: %d',
    (sex, ageYears, bmi, systolic, onPressureTreatment, smoker, diabetes, expected) => {
      const input = { sex, ageYears, bmi, systolic, onPressureTreatment, smoker, diabetes, ...person };
      expect(assessHeartRisk(input)).toMatchObject({ risk: expect.closeTo(expected / 100, 4) });
    },
  );

  // The same paper with cholesterol; 10.48 and 15.62 are its own two cases.
  test.each<[Sex, number, number, number, number, boolean, boolean, boolean, number]>([
    ['Female', 30, 160, 60, 105, false, false, false, 0.57],
    ['Female', 45, 220, 45, 140, true, false, false, 7.68],
    ['Female', 61, 180, 47, 124, false, true, false, 10.48],
    ['Female', 70, 260, 40, 170, true, true, true, 82.49],
    ['Male', 35, 180, 50, 115, false, false, false, 2.04],
    ['Male', 50, 240, 38, 150, false, true, false, 29.73],
    ['Male', 53, 161, 55, 125, true, false, true, 15.62],
    ['Male', 55, 213, 50, 140, false, false, false, 13.53],
    ['Male', 74, 280, 30, 180, true, true, true, 99.79],
  ])(
    '%s of %i, cholesterol %i and %i, %i, treated %s, smoker %s, diabetes %s: %d',
    (sex, ageYears, total, hdlMgDl, systolic, onPressureTreatment, smoker, diabetes, expected) => {
      const input = { sex, ageYears, systolic, onPressureTreatment, smoker, diabetes, ...person };
      const result = assessHeartRisk({ ...input, totalCholesterolMgDl: total, hdlMgDl });
      expect(result).toMatchObject({ risk: expect.closeTo(expected / 100, 4) });
    },
  );
});

// Molar masses, and the NGSP's master equation: A1c in % = 0.09148 × mmol/mol + 2.152.
test.each<[LabTest, number, string, number]>([
  ['glucose', 5.6, 'mmol/L', 100.89],
  ['glucose', 7, 'mmol/L', 126.11],
  ['glucose', 11.1, 'mmol/L', 199.98],
  ['glucose', 1.26, 'g/L', 126.0],
  ['cholesterol', 5.18, 'mmol/L', 200.31],
  ['ldl', 2.59, 'mmol/L', 100.16],
  ['triglycerides', 1.69, 'mmol/L', 149.68],
  ['creatinine', 62, 'µmol/L', 0.7],
  ['creatinine', 106, 'µmol/L', 1.2],
  ['creatinine', 500, 'µmol/L', 5.66],
  ['bilirubin', 20.5, 'µmol/L', 1.2],
  ['calcium', 2.2, 'mmol/L', 8.82],
  ['urea_nitrogen', 7.1, 'mmol/L', 19.89],
  ['hba1c', 31, 'mmol/mol', 4.99],
  ['hba1c', 42, 'mmol/mol', 5.99],
  ['hba1c', 48, 'mmol/mol', 6.54],
  ['hba1c', 53, 'mmol/mol', 7.0],
  ['hba1c', 64, 'mmol/mol', 8.01],
  ['hba1c', 86, 'mmol/mol', 10.02],
  ['hba1c', 108, 'mmol/mol', 12.03],
])('LAB-3 %s of %d %s is %d', (name, value, unit, expected) => {
  expect(findInOwnUnit(name, value, unit)).toBeCloseTo(expected, 2);
});
