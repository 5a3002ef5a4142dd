import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intlLocale, isLanguage, LANGUAGES, languageNames, negotiateLanguage } from './languages.ts';

test('SITE-9 the languages are English, French and Creole, each named in its own words', () => {
  expect(LANGUAGES.map((lang) => languageNames[lang])).toEqual(['English', 'Français', 'Kreyòl']);
  expect(LANGUAGES.map(intlLocale)).toEqual(['en-US', 'fr-HT', 'fr-HT']);
});

test('only a known language is one', () => {
  for (const value of ['HT', 'ht ', 'es', '', undefined, null, 0, 'toString'])
    expect(isLanguage(value)).toBe(false);
});

describe('SITE-9 the language of a newcomer', () => {
  test.each([
    [{ cookie: 'ht', acceptLanguage: 'fr' }, 'ht'],
    [{ cookie: 'es', acceptLanguage: 'fr' }, 'fr'],
    [{ cookie: '', acceptLanguage: 'ht' }, 'ht'],
    [{ cookie: undefined, acceptLanguage: undefined }, 'en'],
    [{}, 'en'],
  ] as const)('cookie before header: %o → %s', (asked, expected) => {
    expect(negotiateLanguage(asked)).toBe(expected);
  });

  test.each([
    ['ht', 'ht'],
    ['ht-HT,fr;q=0.9', 'ht'],
    ['HT-ht', 'ht'],
    ['fr-CA', 'fr'],
    ['en-GB', 'en'],
    ['es, fr;q=0.5, ht;q=0.7', 'ht'],
    ['fr;q=0.8, ht;q=0.8', 'fr'],
    ['fr;q=0, ht;q=0.1', 'ht'],
    ['ht;q=0', 'en'],
    ['fr;q=0.5, *;q=0.8', 'en'],
    ['*', 'en'],
    ['es-MX,pt', 'en'],
    ['fr;q=2, ht;q=0.3', 'ht'],
    ['fr;q=abc, ht;q=0.3', 'ht'],
    ['ht ; q=0.9 , fr ; q=1.0', 'fr'],
    ['frr', 'en'],
    [',,;;q=', 'en'],
    ['', 'en'],
  ])('Accept-Language %j → %s', (acceptLanguage, expected) => {
    expect(negotiateLanguage({ acceptLanguage })).toBe(expected);
  });

  test('whatever a browser sends, the answer is one of our languages', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (cookie, acceptLanguage) => {
        expect(LANGUAGES).toContain(negotiateLanguage({ cookie, acceptLanguage }));
      }),
    );
  });
});
