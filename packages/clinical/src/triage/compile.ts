import { FILLERS, foldText } from './fold-text.ts';
import { CONCEPTS } from './lexicon/concepts/index.ts';
import type { Finding } from './lexicon/index.ts';

/** Each slot is a choice of words and `@concepts`; a word that ends in `*` is a beginning. */
export type Slots = readonly ReadonlySet<string>[];
export type Pattern = {
  finding: Finding | undefined;
  slots: Slots;
  /** How many unknown words may stand between two slots. */
  maxGap: number;
};
type Phrase = { concept: string; slots: Slots };

const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** "San" is Creole for blood and for without; where folding could tell, blood is written "disan". */
const withBlood = (words: readonly string[]) => (words.includes('san') ? [...words, 'disan'] : words);

const slotsIn = (text: string): Slots =>
  wordsIn(text)
    .map((slot) => slot.split('/').filter(Boolean))
    .filter((words) => !words.every((word) => FILLERS.has(word)))
    .map((words) => new Set(withBlood(words)));

/** The concepts taken apart: words that stand for one alone, and phrases of several words. */
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
 * One pattern of the lexicon. `=` in front: nothing unknown in between. `~`: in any order, and farther apart.
 * `@concept` stands for all its words.
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
