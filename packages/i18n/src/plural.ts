import { intlLocale, type Language } from './languages.ts';

const rules = { en: new Intl.PluralRules(intlLocale('en')), fr: new Intl.PluralRules(intlLocale('fr')) };

/**
 * The form of a counted text: `key_one` or `key_other`. A Creole noun has one form for every count, so `ht` is
 * always `other`. French `many` (millions) reads like `other`. Zero is no category: a text that says "none" in
 * words is `key_zero`, which is preferred at a count of 0, in any language.
 */
export function pluralCategory(lang: Language, count: number): 'one' | 'other' {
  if (lang === 'ht') return 'other';
  return rules[lang].select(count) === 'one' ? 'one' : 'other';
}
