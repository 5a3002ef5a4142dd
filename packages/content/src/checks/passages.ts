import type { Language } from '@lakou/i18n';
import type { Article, Block } from '../kit/index.ts';
import { Words } from '../kit/index.ts';

/** The same passage in three languages, and its location. */
export interface Passage {
  place: string;
  words: Record<Language, string>;
}

/** Every {en, fr, ht} inside a JSON value, however deep. */
export function passagesOf(value: unknown, place: string): Passage[] {
  const words = Words.safeParse(value);
  if (words.success) return [{ place, words: words.data }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => passagesOf(inner, `${place}.${key}`));
}

/** The texts of an entry side by side: title, description, then each block. They must have the same shape. */
export function alignedPassages(texts: Record<Language, Article>, place: string): Passage[] {
  const [en, fr, ht] = [linesOf(texts.en), linesOf(texts.fr), linesOf(texts.ht)];
  return en.map((line, index) => ({
    place: `${place} line ${index + 1}`,
    words: { en: line, fr: fr[index] ?? '', ht: ht[index] ?? '' },
  }));
}

/** What a translation must keep: the kinds of blocks in order, and how many items each has. */
export const shapeOf = (article: Article): string =>
  article.blocks
    .map((block) => ('items' in block ? `${block.kind} ${block.items.length}` : block.kind))
    .join(', ');

const linesOf = (article: Article): string[] => [
  article.title,
  article.description,
  ...article.blocks.flatMap(linesOfBlock),
];

/** Sentences to measure: headings and titles are labels, not sentences. */
export const proseOf = (article: Article): string[] => [
  article.description,
  ...article.blocks.filter((block) => block.kind !== 'heading').flatMap(linesOfBlock),
];

const linesOfBlock = (block: Block): string[] => ('items' in block ? block.items : [block.text]);
