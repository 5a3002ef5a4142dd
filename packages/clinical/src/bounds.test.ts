import { describe, expect, test } from 'vitest';
import { assessPressure } from './blood-pressure.ts';
import { assessHeartRisk } from './heart-risk.ts';
import { triage } from './triage/assess.ts';
import { understand } from './triage/understand.ts';

// Each limit on both of its sides: the last value that is accepted, and the first that is not.

const whyPressure = (systolic: number, diastolic: number, ageYears?: number) => {
  const result = assessPressure({ systolic, diastolic, ageYears });
  return result.kind === 'pressure' ? undefined : result.why;
};

describe('TRACK-4 which pressures are possible', () => {
  test.each([
    [40, 20, undefined],
    [39, 20, 'absurd'],
    [40, 19, 'absurd'],
    [300, 200, undefined],
    [301, 200, 'absurd'],
    [300, 201, 'absurd'],
    [100, 100, 'diastolic_not_below_systolic'],
    [100, 99, undefined],
    [6, 3, 'in_centimetres'],
    [30, 20, 'in_centimetres'],
    [5, 3, 'absurd'],
    [6, 2, 'absurd'],
    [31, 20, 'absurd'],
    [30, 21, 'absurd'],
    [8, 8, 'absurd'],
  ])('%i/%i: %s', (systolic, diastolic, why) => {
    expect(whyPressure(systolic, diastolic)).toBe(why);
  });

  test('the categories of adults begin at 13', () => {
    expect(whyPressure(110, 70, 12)).toBe('under_13');
    expect(whyPressure(110, 70, 13)).toBeUndefined();
  });
});

const person = {
  sex: 'Female',
  ageYears: 50,
  systolic: 130,
  onPressureTreatment: false,
  smoker: false,
  diabetes: false,
  hadCardiovascularDisease: false,
} as const;
const whyHeart = (input: Parameters<typeof assessHeartRisk>[0]) => {
  const result = assessHeartRisk(input);
  return result.kind === 'heart_risk' ? undefined : result.why;
};

describe('TRACK-4 for whom the heart’s risk is computed', () => {
  test.each([
    [{ ageYears: 30 }, undefined],
    [{ ageYears: 29 }, 'age_outside_30_to_74'],
    [{ ageYears: 74 }, undefined],
    [{ ageYears: 75 }, 'age_outside_30_to_74'],
    [{ systolic: 70 }, undefined],
    [{ systolic: 69 }, 'pressure_absurd'],
    [{ systolic: 260 }, undefined],
    [{ systolic: 261 }, 'pressure_absurd'],
    [{ bmi: 10 }, undefined],
    [{ bmi: 9.9 }, 'bmi_absurd'],
    [{ bmi: 80 }, undefined],
    [{ bmi: 80.1 }, 'bmi_absurd'],
  ])('by weight, %o: %s', (change, why) => {
    expect(whyHeart({ ...person, bmi: 28, ...change })).toBe(why);
  });

  test.each([
    [50, 10, undefined],
    [49, 10, 'cholesterol_absurd'],
    [50, 9, 'cholesterol_absurd'],
    [500, 150, undefined],
    [501, 150, 'cholesterol_absurd'],
    [500, 151, 'cholesterol_absurd'],
    [100, 100, 'cholesterol_absurd'],
    [100, 99, undefined],
  ])('by cholesterol %i and HDL %i: %s', (totalCholesterolMgDl, hdlMgDl, why) => {
    expect(whyHeart({ ...person, totalCholesterolMgDl, hdlMgDl })).toBe(why);
  });
});

const numbersIn = (text: string) => Object.assign({}, ...understand(text).measurements);

describe('AI-3 which numbers in a text are measurements', () => {
  test.each([
    ['fever 33', { celsius: 33 }],
    ['fever 43', { celsius: 43 }],
    ['fever 32', {}],
    ['fever 44', {}],
    ['oxygen 40', { oxygen: 40 }],
    ['oxygen 100', { oxygen: 100 }],
    ['oxygen 39', {}],
    ['pulse 20', { pulse: 20 }],
    ['pulse 260', { pulse: 260 }],
    ['pulse 19', {}],
    ['pulse 261', {}],
    ['sugar 15', { glucose: 15 }],
    ['sugar 900', { glucose: 900 }],
    ['sugar 14', {}],
    ['sugar 901', {}],
    ['sugar 5.5 mmol', { glucose: 99 }],
    ['fever for 3 days', {}],
  ])('“%s”: %o', (text, read) => {
    expect(numbersIn(text)).toEqual(read);
  });
});

const fast = (age: string, breaths: number) =>
  triage({ text: `my child of ${age} breathes ${breaths} times a minute`, country: 'HT' }).severity;

describe('AI-3 breathing counts by age, on both sides of each limit', () => {
  test.each([
    ['6 months', 60],
    ['3 years', 60],
    ['8 years', 50],
  ])('%s: %i a minute is an emergency', (age, breaths) => {
    expect(fast(age, breaths)).toBe('Emergency');
  });

  test.each([
    ['6 months', 49, 50],
    ['3 years', 39, 40],
    ['8 years', 29, 30],
  ])('%s: fewer than %i is not fast, from %i on it is', (age, slow, quick) => {
    expect(fast(age, quick)).not.toBe(fast(age, slow));
  });
});
