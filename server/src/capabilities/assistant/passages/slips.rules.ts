import { isOneTypoAway } from './terms.rules.ts';

/** A word, and each form of it with one letter left out. */
const shortened = (word: string) => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/**
 * Finds the first of these words with a single spelling difference: equal, or equal after leaving
 * out one letter of each.
 */
export function createSlips(words: readonly string[]): (word: string) => string | undefined {
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  const byForm = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    for (const form of new Set(shortened(word))) {
      const same = byForm.get(form);
      if (same) same.push(at);
      else byForm.set(form, [at]);
    }
  }
  return (word) => {
    if (word.length > longest + 1) return undefined;
    const near = shortened(word).flatMap((form) => byForm.get(form) ?? []);
    const first = near
      .filter((at) => isOneTypoAway(word, words[at] ?? ''))
      .reduce((least, at) => Math.min(least, at), words.length);
    return words[first];
  };
}
