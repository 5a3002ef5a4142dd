import {
  createTranslator,
  isLanguage,
  LANGUAGES,
  type Language,
  type Translator,
  type Words,
} from '@lakou/i18n';
import type { Catalogue, Namespace } from './namespaces.ts';

// One translator per language, because prerendering uses three languages at once.
const translators = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, createTranslator<Catalogue>(lang)]),
) as Record<Language, Translator<Catalogue>>;

export const wordsIn = (lang: Language): Translator<Catalogue> => translators[lang];

const spoken = new Set<Namespace>();

export function addWords(lang: Language, namespace: Namespace, words: Words): void {
  spoken.add(namespace);
  translators[lang].add(namespace, words);
}

// The catalogue of a language is loaded when that language is used.
const catalogues = import.meta.glob<Record<string, () => Promise<Words>>>('./catalogue/*.ts', {
  import: 'default',
});

async function fetchWords(lang: Language, namespace: Namespace): Promise<void> {
  const catalogue = await catalogues[`./catalogue/${lang}.ts`]?.();
  const words = await catalogue?.[`../../../../../packages/i18n/locales/${lang}/${namespace}.json`]?.();
  if (words) translators[lang].add(namespace, words);
}

/** Loads the texts of these namespaces once; a screen calls it before it renders. */
export async function loadWords(lang: Language, namespaces: Iterable<Namespace>): Promise<void> {
  await Promise.all(
    Array.from(namespaces, async (namespace) => {
      spoken.add(namespace);
      if (!translators[lang].wordsOf(namespace)) await fetchWords(lang, namespace);
    }),
  );
}

/** For a change of language: loads all namespaces that screens have asked for, including those asked for meanwhile. */
export async function loadRequestedWords(lang: Language): Promise<void> {
  let known: number;
  do {
    known = spoken.size;
    await loadWords(lang, spoken);
  } while (spoken.size > known);
}

/** `/ht/about` → `ht`; undefined for paths under /app. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}
