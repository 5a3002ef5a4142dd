import { intlLocale, isLanguage, type Language, languageNames } from './languages.ts';

// Intl has no Creole: these are named here, any other language as in French.
const IN_CREOLE: Readonly<Record<string, string>> = {
  ar: 'Arab',
  de: 'Alman',
  es: 'Panyòl',
  it: 'Italyen',
  pt: 'Pòtigè',
  ru: 'Ris',
  zh: 'Chinwa',
};

const nameIn = (lang: Language, tag: string): string | undefined => {
  try {
    return new Intl.DisplayNames([intlLocale(lang)], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
};

/**
 * The name of any language by its tag: the product's own ones in their own words, others in the
 * reader's; a language without a name by its tag.
 */
export function languageName(lang: Language, tag: string): string {
  if (isLanguage(tag)) return languageNames[tag];
  const name = (lang === 'ht' ? IN_CREOLE[tag] : undefined) ?? nameIn(lang, tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(intlLocale(lang)) + name.slice(1);
}
