import { EVERYDAY_WORDS } from './everyday-words.ts';
import { isMisspelling } from './misspelling.ts';

/** Shorter stems fit too many words to be guessed from a misspelling. */
const MIN_GUESSED_STEM_LENGTH = 6;
const MAX_CACHED_WORDS = 4000;

const byLetter = <T extends { stem: string }>(words: readonly T[]) =>
  Map.groupBy(words, ({ stem }) => stem[0] ?? '');

/** Returns a function that gives the pattern words a token may mean; misspellings are guessed only for unknown tokens. */
export function vocabularyOf(words: readonly string[]): (token: string) => ReadonlySet<string> {
  const known = [...new Set(words)].filter((word) => !word.startsWith('@'));
  const whole = new Set(known.filter((word) => !word.endsWith('*')));
  const wholeBy = byLetter([...whole].map((word) => ({ word, stem: word })));
  const stemBy = byLetter(
    known.filter((word) => word.endsWith('*')).map((word) => ({ word, stem: word.slice(0, -1) })),
  );
  const read = (token: string): ReadonlySet<string> => {
    const stems = (stemBy.get(token[0] ?? '') ?? []).filter(({ stem }) => token.startsWith(stem));
    const singular = token.endsWith('s') && token.length > 3 ? token.slice(0, -1) : token;
    const exact = [token, singular].filter((word) => whole.has(word));
    const sure = exact.length > 0 || stems.some(({ stem }) => stem.length >= Math.min(4, token.length - 2));
    const found = [...exact, ...stems.map(({ word }) => word)];
    if (sure || token.length < 4 || EVERYDAY_WORDS.has(token)) return new Set(found);
    const near = (wholeBy.get(token[0] ?? '') ?? []).filter(({ stem }) => isMisspelling(token, stem));
    const nearStems = (stemBy.get(token[0] ?? '') ?? []).filter(
      ({ stem }) =>
        stem.length >= MIN_GUESSED_STEM_LENGTH && isMisspelling(token.slice(0, stem.length), stem),
    );
    return new Set([...found, ...[...near, ...nearStems].map(({ word }) => word)]);
  };
  // People use the same few thousand words, so each is looked up once.
  const cache = new Map<string, ReadonlySet<string>>();
  return (token) => {
    const before = cache.get(token);
    if (before) return before;
    if (cache.size >= MAX_CACHED_WORDS) cache.clear();
    const meanings = read(token);
    cache.set(token, meanings);
    return meanings;
  };
}
