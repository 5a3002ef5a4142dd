import { expect, test } from 'vitest';
import { readHeight } from './typed-height.ts';

test.each([
  ['165', 'cm', 165, false],
  ['165,5', 'cm', 165.5, false],
  ['1.65', 'cm', 165, true],
  ['1,65', 'cm', 165, true],
  ['0,65', 'cm', 65, true],
  ['1m65', 'cm', 165, true],
  ['1 m 65', 'cm', 165, true],
  ['2 m', 'cm', 200, true],
  ['3', 'cm', 3, false],
  ['5\'6"', 'cm', 167.6, true],
  ['5’ 6”', 'ft', 167.6, true],
  ['5 ft 6 in', 'ft', 167.6, true],
  ['5 ft', 'ft', 152.4, false],
  ['5', 'ft', 152.4, false],
  ['2', 'ft', 60.96, false],
  ['2.5', 'ft', 76.2, false],
  ['1,65', 'ft', 165, true],
] as const)('INP-1 %s in a field of %s is %d cm', (text, unit, cm, isConverted) => {
  for (const lang of ['en', 'fr', 'ht'] as const) {
    const read = readHeight(lang, text, unit);
    expect(read?.cm).toBeCloseTo(cm, 5);
    expect(read?.isConverted).toBe(isConverted);
  }
});

test.each(['', 'x', '0', '-165', "5'6'7", '1m6', '12\'6"'])('INP-1 %j is no height', (text) => {
  expect(readHeight('en', text, 'cm')).toBeUndefined();
});
