import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf, LAB_TESTS, type LabTest } from './ranges.ts';
import { findInOwnUnit, plainUnit, shownUnit } from './units.ts';

describe('LAB-3 units', () => {
  test.each<[LabTest, number, string, number]>([
    ['glucose', 5.5, 'mmol/L', 99.1],
    ['glucose', 0.95, 'g/L', 95],
    ['creatinine', 88.4, 'µmol/L', 1],
    ['creatinine', 12, 'mg/L', 1.2],
    ['cholesterol', 5.2, 'mmol/L', 201.1],
    ['triglycerides', 1.7, 'mmol/L', 150.6],
    ['hba1c', 53, 'mmol/mol', 7],
    ['hba1c', 42, 'mmol/mol', 5.99],
    ['bilirubin', 17.1, 'umol/L', 1],
    ['calcium', 2.5, 'mmol/L', 10.02],
    ['urea_nitrogen', 5, 'mmol/L', 14],
    ['urea_nitrogen', 0.35, 'g/L urea', 16.3],
    ['hemoglobin', 132, 'g/L', 13.2],
    ['white_cells', 7500, '/mm³', 7.5],
    ['platelets', 250, 'G/L', 250],
    ['platelets', 250, 'x10^3/µL', 250],
    ['platelets', 250, '10⁹/L', 250],
    ['tsh', 2, 'µUI/mL', 2],
    ['crp', 1.2, 'mg/dL', 12],
    ['potassium', 4, 'mEq/L', 4],
    ['hematocrit', 0.42, 'L/L', 42],
  ])('%s %d %s is %d', (name, value, unit, own) => {
    expect(findInOwnUnit(name, value, unit)).toBeCloseTo(own, own > 20 ? 0 : 1);
  });

  test.each<[LabTest, string | undefined]>([
    ['glucose', 'mmol'],
    ['glucose', undefined],
    ['hemoglobin', 'pg'],
    ['hemoglobin', 'mmol/L'], // two conventions exist: not sure
    ['sodium', 'mg/dL'],
    ['urine_nitrite', 'mg/dL'],
  ])('%s in %s: not sure, no conversion', (name, unit) => {
    expect(findInOwnUnit(name, 5, unit)).toBeUndefined();
  });

  test('electrolytes need no unit, their number is the same in all', () => {
    expect(findInOwnUnit('sodium', 140, undefined)).toBe(140);
  });

  test('every test understands the unit of its own range', () => {
    for (const name of Object.keys(LAB_TESTS) as LabTest[]) {
      const { unit } = factsOf(name);
      if (unit !== '{presence}') expect(findInOwnUnit(name, 2, unit)).toBe(2);
    }
  });

  test('mg/dL to mmol/L and back is the same glucose', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 40, noNaN: true }), (mmol) => {
        const mg = findInOwnUnit('glucose', mmol, 'mmol/L') ?? 0;
        expect(mg / 18.016).toBeCloseTo(mmol, 9);
      }),
    );
  });

  test.each([
    ['g/dl.', 'g/dL'],
    ['umol/l', 'µmol/L'],
    ['mui/l', 'mIU/L'],
    ['uui/ml', 'µIU/mL'],
    ['u/l', 'U/L'],
    ['x10^3/ul', 'x10^3/µL'],
    ['ml/min/1.73 m2', 'mL/min/1.73 m2'],
    ['meq/l', 'mEq/L'],
    ['fl', 'fL'],
    ['/mm3', '/mm3'],
    ['%', '%'],
  ])('%s is shown as %s and still understood', (unit, shown) => {
    expect(shownUnit(unit)).toBe(shown);
    expect(plainUnit(shown)).toBe(plainUnit(unit));
  });
});
