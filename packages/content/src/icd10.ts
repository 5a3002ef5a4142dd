import type { Language } from '@lakou/i18n';
import { cached, type Words } from './kit/index.ts';
import { listOf, readTable } from './kit/table.ts';
import { createTextSearch } from './text-search.ts';

/** A code of ICD-10-CM in our own words, with what people say. */
export interface DescribedCode {
  readonly code: string;
  readonly words: Words;
  readonly lay: readonly string[];
}

export const describedCodes = cached((): readonly DescribedCode[] =>
  readTable('icd10/codes.tsv', ['code', 'en', 'fr', 'ht', 'lay']).map(({ code, en, fr, ht, lay }) => ({
    code,
    words: { en, fr, ht },
    lay: listOf(lay),
  })),
);

/** A row of the official list; it has only English words, which are not ours. */
export interface OfficialCode {
  readonly code: string;
  readonly description: string;
}

export interface FoundCode {
  readonly code: string;
  readonly description: string;
  /** Everyday words for it. */
  readonly lay: readonly string[];
  readonly isOwn: boolean;
}

/** A letter and digits, with or without its point: a code, not a description. */
const CODE = /^[a-z]\d[\da-z](?:\.?[\da-z]{0,4})?$/i;
const bare = (code: string) => code.replace('.', '').toUpperCase();

/** A search over our own codes and, where there are some, those of the official list. */
export function createCodeSearch(official: readonly OfficialCode[] = []) {
  const own = new Set(describedCodes().map(({ code }) => code));
  const others = official.filter(({ code }) => !own.has(code));
  const search = createTextSearch(
    [
      ...describedCodes().map(({ words, lay }) => ({
        names: [words.en, words.fr, words.ht, ...lay],
        also: [],
      })),
      ...others.map(({ description }) => ({ names: [description], also: [] })),
    ],
    readTable('icd10/same-words.tsv', ['words']).map(({ words }) => words),
  );
  const at = (place: number, language: Language): FoundCode | undefined => {
    const described = describedCodes()[place];
    if (described) {
      const { code, words, lay } = described;
      return { code, description: words[language], lay, isOwn: true };
    }
    const other = others[place - describedCodes().length];
    return other && { ...other, lay: [], isOwn: false };
  };
  const codes = [...describedCodes(), ...others].map(({ code }) => bare(code));

  return (query: string, language: Language, limit: number): FoundCode[] => {
    const asked = query.trim();
    const places = CODE.test(asked)
      ? codes.flatMap((code, place) => (code.startsWith(bare(asked)) ? place : [])).slice(0, limit)
      : search(asked, limit);
    return places.flatMap((place) => at(place, language) ?? []);
  };
}
