import {
  createTranslator,
  isLanguage,
  LANGUAGES,
  type Language,
  type Translator,
  type Words,
} from '@lakou/i18n';
import type { Catalogue, Namespace } from './namespaces.ts';

// One translator per language, so that prerendering three languages at once, or switching in the app, never
// changes a text under somebody else's feet.
const translators = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, createTranslator<Catalogue>(lang)]),
) as Record<Language, Translator<Catalogue>>;

export const wordsIn = (lang: Language): Translator<Catalogue> => translators[lang];

const spoken = new Set<Namespace>();

export function addWords(lang: Language, namespace: Namespace, words: Words): void {
  spoken.add(namespace);
  translators[lang].add(namespace, words);
}

// Where the words of a language are, once that language is spoken.
const catalogues = import.meta.glob<Record<string, () => Promise<Words>>>('./catalogue/*.ts', {
  import: 'default',
});

async function fetchWords(lang: Language, namespace: Namespace): Promise<void> {
  const catalogue = await catalogues[`./catalogue/${lang}.ts`]?.();
  const words = await catalogue?.[`../../../../../packages/i18n/locales/${lang}/${namespace}.json`]?.();
  if (words) translators[lang].add(namespace, words);
}

/** Fetches the words of these namespaces once; screens ask for theirs before they render. */
export async function loadWords(lang: Language, namespaces: Iterable<Namespace>): Promise<void> {
  await Promise.all(
    Array.from(namespaces, async (namespace) => {
      spoken.add(namespace);
      if (!translators[lang].wordsOf(namespace)) await fetchWords(lang, namespace);
    }),
  );
}

/** For a switch: all that screens have asked for so far, those that ask meanwhile included. */
export async function loadSpokenWords(lang: Language): Promise<void> {
  let known: number;
  do {
    known = spoken.size;
    await loadWords(lang, spoken);
  } while (spoken.size > known);
}

/** `/ht/about` → `ht`; the app's own paths carry no language. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}
