import { describe, expect, test } from 'vitest';
import { factsOf, LAB_TESTS, type LabTest } from './ranges.ts';

const TESTS = Object.keys(LAB_TESTS) as LabTest[];

/** The check digit that ends every LOINC code. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const times = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (times > 9 ? times - 9 : times);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

describe('LAB-3 reference ranges', () => {
  test.each(TESTS)('%s: a valid LOINC code', (name) => {
    const [digits = '', check] = factsOf(name).loinc.split('-');
    expect(checkDigit(digits)).toBe(Number(check));
  });

  test.each(TESTS)('%s: critical, low, high, critical in order, within what is possible', (name) => {
    const { ranges, possible } = factsOf(name);
    for (const { low, high, criticalLow, criticalHigh } of ranges) {
      const known = [possible[0], criticalLow, low, high, criticalHigh, possible[1]].filter(
        (limit) => limit !== undefined,
      );
      expect(known).toEqual([...known].sort((a, b) => a - b));
    }
  });

  test('every test but those of presence has a range, and no code is used twice', () => {
    for (const name of TESTS) {
      expect(factsOf(name).ranges.length > 0 || factsOf(name).unit === '{presence}').toBe(true);
    }
    expect(new Set(TESTS.map((name) => factsOf(name).loinc)).size).toBe(TESTS.length);
  });

  test('critical limits do not depend on sex', () => {
    for (const name of TESTS) {
      const limits = factsOf(name).ranges.map(
        ({ criticalLow, criticalHigh }) => `${criticalLow} ${criticalHigh}`,
      );
      expect(new Set(limits).size).toBeLessThanOrEqual(1);
    }
  });
});
