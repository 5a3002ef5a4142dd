import { isLanguage, LANGUAGES, type Language, PRODUCT, pluralCategory } from '@lakou/i18n';
import { createInstance, type i18n } from 'i18next';
import type { Namespace, Words } from './namespaces.ts';

// One i18next per language, so that prerendering three languages at once, or switching in the app, never
// changes a text under somebody else's feet.
const instances = Object.fromEntries(LANGUAGES.map((lang) => [lang, createWords(lang)])) as Record<
  Language,
  i18n
>;

function createWords(lang: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: PRODUCT } },
    react: { useSuspense: false },
  });
  // Intl has no plural rule for Creole and would take the browser's.
  instance.services.pluralResolver.getSuffix = (_: string, count: number) =>
    `_${pluralCategory(lang, count)}`;
  return instance;
}

export const wordsIn = (lang: Language): i18n => instances[lang];

export function addWords(lang: Language, namespace: Namespace, words: Words): void {
  instances[lang].addResourceBundle(lang, namespace, words);
}

const files = import.meta.glob<Words>('../../../../packages/i18n/locales/*/*.json', { import: 'default' });
const loaded = new Set<Namespace>();

/** Fetches the words of these namespaces once; screens ask for theirs before they render. */
export async function loadWords(lang: Language, namespaces: Iterable<Namespace>): Promise<void> {
  await Promise.all(
    Array.from(namespaces, async (namespace) => {
      loaded.add(namespace);
      if (instances[lang].hasResourceBundle(lang, namespace)) return;
      const load = files[`../../../../packages/i18n/locales/${lang}/${namespace}.json`];
      if (load) addWords(lang, namespace, await load());
    }),
  );
}

/** For a switch: all that screens have asked for so far, those that ask meanwhile included. */
export async function loadSpokenWords(lang: Language): Promise<void> {
  let known: number;
  do {
    known = loaded.size;
    await loadWords(lang, loaded);
  } while (loaded.size > known);
}

/** `/ht/about` → `ht`; the app's own paths carry no language. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}
