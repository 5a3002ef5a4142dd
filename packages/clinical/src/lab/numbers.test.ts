import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNumber } from './numbers.ts';
import type { LabTest } from './ranges.ts';

describe('LAB-3 numbers as three languages print them', () => {
  test.each<[string, LabTest, string | undefined, number | undefined]>([
    ['13.2', 'hemoglobin', 'g/dL', 13.2],
    ['13,2', 'hemoglobin', 'g/dL', 13.2],
    ['7,500', 'white_cells', '/mm3', 7500],
    ['7.500', 'white_cells', '/mm3', 7500],
    ['7.500', 'white_cells', '10^3/uL', 7.5],
    ['1,020', 'urine_gravity', undefined, 1.02],
    ['2,345', 'tsh', 'mIU/L', 2.345],
    ['0,950', 'glucose', 'g/L', 0.95],
    ['1.250.000', 'platelets', '/mm3', 1_250_000],
    ['1,250.5', 'triglycerides', 'mg/dL', 1250.5],
    // 1 and 1000 are both possible values of triglycerides.
    ['10,000', 'triglycerides', 'mg/dL', undefined],
    ['1,234', 'hemoglobin', undefined, undefined],
  ])('%s of %s in %s is %s', (text, name, unit, value) => {
    expect(findNumber(text, name, unit)).toBe(value);
  });

  test('a decimal comma and a decimal point are the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 280 }), (tenths) => {
        const text = (tenths / 10).toFixed(1);
        expect(findNumber(text.replace('.', ','), 'hemoglobin', 'g/dL')).toBe(tenths / 10);
        expect(findNumber(text, 'hemoglobin', 'g/dL')).toBe(tenths / 10);
      }),
    );
  });
});
