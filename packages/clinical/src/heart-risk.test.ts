import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessHeartRisk } from './heart-risk.ts';

const base = {
  sex: 'Male' as 'Male' | 'Female',
  ageYears: 55,
  systolic: 140,
  onPressureTreatment: false,
  smoker: false,
  diabetes: false,
  hadCardiovascularDisease: false,
};
const office = (change: Partial<typeof base> & { bmi?: number } = {}) =>
  assessHeartRisk({ ...base, bmi: 30, ...change });
const riskOf = (result: ReturnType<typeof assessHeartRisk>) =>
  result.kind === 'heart_risk' ? result.risk : Number.NaN;

describe('TRACK-4 ten-year heart risk, Framingham 2008', () => {
  test('the paper’s first case: a woman of 61, cholesterol 180 and 47, 124 untreated, smoking: 10.48 %', () => {
    const result = assessHeartRisk({
      ...base,
      sex: 'Female',
      ageYears: 61,
      systolic: 124,
      smoker: true,
      totalCholesterolMgDl: 180,
      hdlMgDl: 47,
    });
    expect(riskOf(result)).toBeCloseTo(0.1048, 4);
    expect(result).toMatchObject({ method: 'lipids', band: 'intermediate' });
  });

  test('the paper’s second case: a man of 53, cholesterol 161 and 55, 125 treated, diabetes: 15.62 %', () => {
    const result = assessHeartRisk({
      ...base,
      ageYears: 53,
      systolic: 125,
      onPressureTreatment: true,
      diabetes: true,
      totalCholesterolMgDl: 161,
      hdlMgDl: 55,
    });
    expect(riskOf(result)).toBeCloseTo(0.1562, 3);
    expect(result).toMatchObject({ method: 'lipids', band: 'intermediate' });
  });

  test('the office version: a man of 55, BMI 30, 140 untreated: 16.75 %', () => {
    expect(riskOf(office())).toBeCloseTo(0.1675, 4);
    expect(office()).toMatchObject({ method: 'office', band: 'intermediate' });
  });

  test('every result says whom it was made from', () => {
    expect(office()).toMatchObject({ limits: expect.arrayContaining(['not_checked_in_haiti']) });
  });

  test.each([
    [{ ageYears: 29 }, 'age_outside_30_to_74'],
    [{ ageYears: 75 }, 'age_outside_30_to_74'],
    [{ ageYears: Number.NaN }, 'age_outside_30_to_74'],
    [{ hadCardiovascularDisease: true }, 'already_has_disease'],
    [{ systolic: 12 }, 'pressure_absurd'],
    [{ bmi: 0 }, 'bmi_absurd'],
    [{ bmi: -20 }, 'bmi_absurd'],
  ] as const)('unknown for %o', (change, why) => {
    expect(office(change)).toEqual({ kind: 'unknown', why });
  });

  test('cholesterol in mmol/L typed as mg/dL, or HDL above the total, is no cholesterol', () => {
    const lipids = (totalCholesterolMgDl: number, hdlMgDl: number) =>
      assessHeartRisk({ ...base, totalCholesterolMgDl, hdlMgDl });
    expect(lipids(5, 1.2)).toEqual({ kind: 'unknown', why: 'cholesterol_absurd' });
    expect(lipids(100, 120)).toEqual({ kind: 'unknown', why: 'cholesterol_absurd' });
  });

  test('the ends of the age range answer', () => {
    expect(office({ ageYears: 30, systolic: 110 })).toMatchObject({ band: 'low' });
    expect(office({ ageYears: 74, systolic: 220, smoker: true, diabetes: true })).toMatchObject({
      band: 'high',
    });
  });

  test('each risk factor raises the risk, and a risk is a chance', () => {
    const person = fc.record({
      sex: fc.constantFrom('Male' as const, 'Female' as const),
      ageYears: fc.integer({ min: 30, max: 73 }),
      systolic: fc.integer({ min: 90, max: 200 }),
      bmi: fc.integer({ min: 15, max: 50 }),
    });
    fc.assert(
      fc.property(person, (who) => {
        const risk = riskOf(office(who));
        expect(risk).toBeGreaterThan(0);
        expect(risk).toBeLessThan(1);
        for (const worse of [
          { smoker: true },
          { diabetes: true },
          { onPressureTreatment: true },
          { ageYears: who.ageYears + 1 },
          { systolic: who.systolic + 1 },
          { bmi: who.bmi + 1 },
        ]) {
          expect(riskOf(office({ ...who, ...worse }))).toBeGreaterThan(risk);
        }
      }),
    );
  });
});
