import type { Token } from '../tokens.ts';

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words as the person wrote them; words that folding has replaced by others are left out. */
export function ownWords(text: string, tokens: readonly Token[]): string[] {
  const moved = new Set(tokens.map(({ word }) => word));
  const written = text.slice(0, 4000).match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const byWord = new Map<string, string>();
  for (const word of written) {
    const key = plain(word);
    if (moved.has(key) && !byWord.has(key)) byWord.set(key, word);
  }
  return [...byWord.values()];
}
