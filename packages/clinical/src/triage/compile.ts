import { FILLERS, foldText } from './fold-text.ts';
import { CONCEPTS } from './lexicon/concepts/index.ts';
import type { Finding } from './lexicon/index.ts';

/** Each slot is a choice of words and `@concepts`; a word that ends in `*` stands for all words that begin with it. */
export type Slots = readonly ReadonlySet<string>[];
export type Pattern = {
  finding: Finding | undefined;
  slots: Slots;
  /** How many unknown words may stand between two slots. */
  maxGap: number;
};
type Phrase = { concept: string; slots: Slots };

const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** "San" is Creole for blood and for without; `foldText` writes "disan" where it can only mean blood. */
const withBlood = (words: readonly string[]) => (words.includes('san') ? [...words, 'disan'] : words);

const slotsIn = (text: string): Slots =>
  wordsIn(text)
    .map((slot) => slot.split('/').filter(Boolean))
    .filter((words) => !words.every((word) => FILLERS.has(word)))
    .map((words) => new Set(withBlood(words)));

/** The concepts by single word, and the phrases of several words that mean a concept. */
export function compileConcepts() {
  const byWord = new Map<string, string[]>();
  const phrases: Phrase[] = [];
  for (const [name, source] of Object.entries(CONCEPTS)) {
    const concept = `@${name}`;
    for (const phrase of foldText(source).split(',')) {
      const slots = slotsIn(phrase);
      const [word] = slots[0] ?? [];
      if (slots.length > 1) phrases.push({ concept, slots });
      else if (word) byWord.set(word, [...(byWord.get(word) ?? []), concept]);
    }
  }
  return { byWord, phrases };
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const MAX_GAPS: Readonly<Record<string, number>> = { '=': 0, '~': 2 };

/**
 * Compiles one pattern of the lexicon. With `=` in front no unknown word may stand between its words. With `~` they may
 * be in any order and two unknown words apart. `@concept` stands for all words of a concept.
 */
function compileOne(finding: Finding | undefined, piece: string): Pattern[] {
  const text = piece.trim();
  const mark = text[0] ?? '';
  const slots = slotsIn(mark in MAX_GAPS ? text.slice(1) : text);
  if (slots.length === 0) return [];
  const orders = mark === '~' ? ordersOf(slots) : [slots];
  return orders.map((order) => ({ finding, slots: order, maxGap: MAX_GAPS[mark] ?? 1 }));
}

export const compile = (finding: Finding | undefined, source: string): Pattern[] =>
  foldText(source)
    .split(',')
    .flatMap((piece) => compileOne(finding, piece));
