import type { Language } from '@lakou/i18n';
import { cached } from '../kit/index.ts';
import { createFind } from './create-find.ts';
import { allEntries, careFilters } from './entries.ts';
import type { FindKind } from './find-kinds.ts';

export interface FoundEntry {
  readonly kind: FindKind;
  readonly id: string;
  readonly to: string;
  readonly title: string;
}

const find = cached(() => createFind(allEntries()));
const filters = cached(() => createFind(careFilters()));

/** What a few everyday words in any of our languages lead to, the best first, titled in `language`. */
export const findEntries = (words: string, kinds: readonly FindKind[], language: Language): FoundEntry[] =>
  find()
    .search(words, ({ kind }) => kinds.includes(kind))
    .map(({ entry: { kind, id, to, title } }) => ({ kind, id, to, title: title[language] }));

/** The subjects and actions that a sentence names, with their scores. */
export const recognizeEntries = (sentence: string) => find().recognize(sentence);

/** The filters of the search for care that a sentence names, with their scores. */
export const recognizeFilters = (sentence: string) => filters().recognize(sentence);

/** The filters of the search for care that these words are, and nothing else. */
export const filtersNamed = (words: string) => filters().named(words);
