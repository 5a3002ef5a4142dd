import type { Language } from '@lakou/i18n';
import type { Namespace } from './namespaces.ts';
import { wordsIn } from './words.ts';

/** Writes the texts of a prerendered page into the page as data; entry.client reads them before hydration. */
export function EmbeddedWords({ lang, namespaces }: { lang: Language; namespaces: Namespace[] }) {
  if (namespaces.length === 0) return null;
  const words = namespaces.map((name) => [name, wordsIn(lang).wordsOf(name)]);
  return <data id="words" lang={lang} hidden value={JSON.stringify(Object.fromEntries(words))} />;
}
