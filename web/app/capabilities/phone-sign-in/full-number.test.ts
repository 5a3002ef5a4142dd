import { expect, test } from 'vitest';
import { fullNumber } from './full-number.ts';

test.each([
  ['HT', '37 12 34 56', '+50937 12 34 56'],
  ['HT', '509 3712 3456', '+50937123456'],
  ['HT', '+1 305 555 0100', '+1 305 555 0100'],
  ['HT', '0033612345678', '+33612345678'],
  ['US', '305 555 0100', '+1305 555 0100'],
  ['US', '13055550100', '+13055550100'],
  ['other', '+33 6 12 34 56 78', '+33 6 12 34 56 78'],
] as const)('PHONE-2 in %s, %s is %s', (country, typed, whole) => {
  expect(fullNumber(country, typed)).toBe(whole);
});
