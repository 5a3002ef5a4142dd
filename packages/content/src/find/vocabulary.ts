// The browser imports this module too: no file system, no schema library.
import { typosBetween } from '../../../clinical/src/typos.ts';
import { spellingOf } from '../medicines-spelling.ts';

/** The known words that a typed one may stand for, with how sure that is. */
export type Meant = ReadonlyMap<string, number>;

const EXACT = 1;
const SOUNDS_ALIKE = 0.9;
const BEGINS = 0.7;
const FORGIVEN = 0.7;
const MISSPELLED = 0.5;
const SOUNDS_FROM = 4;
const BEGUN_FROM = 2;
const MISSPELLED_FROM = 5;
const TWICE_FROM = 9;
const FORGIVEN_FROM = 6;
const FORGIVEN_TWICE_FROM = 11;

/** One typo leaves one of the first two letters where it was, or next to it; most words are ruled out by that. */
const mayBe = (a: string, b: string) => a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];

// A word of five letters may have been typed with one too few.
const typosAllowed = (length: number) => (length < MISSPELLED_FROM - 1 ? 0 : length < TWICE_FROM ? 1 : 2);

/** Known words by spelling, by sound and by likeness. A word that is known stands for no other one. */
export function createVocabulary(words: readonly string[]) {
  const known = new Set(words);
  const sorted = [...known].sort();
  const bySound = Map.groupBy(sorted, (word) => spellingOf(word).sound);

  function spelled(word: string): Map<string, number> {
    // Short words of other languages sound alike by chance.
    const alike = (bySound.get(spellingOf(word).sound) ?? []).filter(({ length }) => length >= SOUNDS_FROM);
    const found = new Map(alike.map((each) => [each, SOUNDS_ALIKE]));
    if (known.has(word)) found.set(word, EXACT);
    return found;
  }

  function misspelled(word: string): Map<string, number> {
    const most = typosAllowed(word.length);
    if (most === 0) return new Map();
    const near = sorted.flatMap((each): [string, number][] => {
      const isLike = each.length >= MISSPELLED_FROM - 1 && mayBe(word, each);
      const typos = isLike ? typosBetween(word, each, most) : most + 1;
      return typos <= most ? [[each, MISSPELLED / typos]] : [];
    });
    return new Map(near);
  }

  /** A word of a sentence. Most of its words are none of ours, so only a long one with our first letter is forgiven. */
  function written(word: string): Meant {
    const found = spelled(word);
    if (found.size > 0 || word.length < FORGIVEN_FROM) return found;
    const most = word.length < FORGIVEN_TWICE_FROM ? 1 : 2;
    const near = [...misspelled(word).keys()].filter(
      (each) => each[0] === word[0] && typosBetween(word, each, most) <= most,
    );
    return new Map(near.map((each) => [each, FORGIVEN]));
  }

  /** A word of a search field, which may only be begun. One that only sounds like ours may be misspelled as well. */
  function begun(word: string): Meant {
    const found = new Map<string, number>();
    if (word.length >= BEGUN_FROM)
      for (const each of sorted) if (each.startsWith(word)) found.set(each, BEGINS);
    const isOurs = found.size > 0 || known.has(word);
    return new Map([...(isOurs ? [] : misspelled(word)), ...found, ...spelled(word)]);
  }

  return { written, begun };
}
