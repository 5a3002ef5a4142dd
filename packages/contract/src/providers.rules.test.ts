import { expect, test } from 'vitest';
import { countryCodeOf } from './providers.rules.ts';

test.each([
  ['Haiti', 'HT'],
  ['haïti', 'HT'],
  [' Ayiti ', 'HT'],
  ['ht', 'HT'],
  ['United States', 'US'],
  ['États-Unis', 'US'],
  ['Etazini', 'US'],
  ['us', 'US'],
  ['fr', 'FR'],
])('FIND-2 a country may be named in any of our languages: %j is %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});
