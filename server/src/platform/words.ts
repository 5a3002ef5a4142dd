import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, PRODUCT } from '@lakou/i18n';
import { createInstance, type TFunction } from 'i18next';

const NAMESPACES = ['mail'] as const;

const read = (lang: Language, namespace: string) =>
  JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@lakou/i18n/locales/${lang}/${namespace}.json`)), 'utf8'),
  );

const instance = createInstance();
void instance.init({
  initAsync: false,
  fallbackLng: false,
  ns: NAMESPACES,
  interpolation: { escapeValue: false, defaultVariables: { product: PRODUCT } },
  resources: Object.fromEntries(
    LANGUAGES.map((lang) => [lang, Object.fromEntries(NAMESPACES.map((name) => [name, read(lang, name)]))]),
  ),
});

/** The words the server itself says: mail today, documents later. */
export const wordsIn = (lang: Language, namespace: (typeof NAMESPACES)[number]): TFunction =>
  instance.getFixedT(lang, namespace);
