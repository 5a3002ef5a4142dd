import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pluralCategory } from './plural.ts';

test('English counts one apart, French zero and one and a half too', () => {
  expect([0, 1, 1.5, 2].map((n) => pluralCategory('en', n))).toEqual(['other', 'one', 'other', 'other']);
  expect([0, 1, 1.5, 2].map((n) => pluralCategory('fr', n))).toEqual(['one', 'one', 'one', 'other']);
});

test('a French million needs no third form', () => {
  expect(new Intl.PluralRules('fr').select(1_000_000)).toBe('many');
  expect(pluralCategory('fr', 1_000_000)).toBe('other');
});

test('SITE-9 a Creole noun has one form, whatever the count and the host', () => {
  fc.assert(
    fc.property(fc.double(), (count) => {
      expect(pluralCategory('ht', count)).toBe('other');
    }),
  );
});
