import { LANGUAGES, type Language } from '@lakou/i18n';
import { cached } from '../kit/index.ts';
import { listOf, readTable } from '../kit/table.ts';
import type { EverydayWords } from '../medicines-search.ts';
import { createFind } from './create-find.ts';

export const TEXT_COLUMNS = ['ht', 'fr', 'en'] as const;

/** The phrases of a row in all languages. */
export const phrasesIn = (row: Record<Language, string>): string[] =>
  LANGUAGES.flatMap((lang) => listOf(row[lang]));

/** The phrases of each id; a row may be about several. */
export function tableOf(
  path: string,
  isKnown: (id: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>();
  for (const row of readTable(path, ['ids', ...TEXT_COLUMNS]))
    for (const id of row.ids.split(' ')) {
      if (!isKnown(id)) throw new Error(`${path}: there is no “${id}”`);
      byId.set(id, [...(byId.get(id) ?? []), ...phrasesIn(row)]);
    }
  return byId;
}

/** Medicines by what they are taken for. */
export const medicineUses = cached((): EverydayWords => {
  const uses = tableOf('words/medicines.tsv', () => true);
  const find = createFind(Array.from(uses, ([slug, phrases]) => ({ slug, phrases })));
  return {
    whole: (words) => find.named(words).map(({ slug }) => slug),
    begun: (words) => find.search(words).map(({ entry }) => entry.slug),
  };
});
