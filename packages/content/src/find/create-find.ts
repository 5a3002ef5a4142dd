// The browser imports this module too, to search without a network: no file system, no schema library.
import { isWeak, placesOf, wordsOf } from './spoken-words.ts';
import { createVocabulary, type Meant } from './vocabulary.ts';

/** Something that can be found by any of its phrases, in any language. */
export interface Findable {
  readonly phrases: readonly string[];
}

export interface Found<E> {
  readonly entry: E;
  readonly score: number;
}

interface Phrase {
  readonly at: number;
  readonly words: readonly string[];
  /** How many places the phrase takes, with its empty words. */
  readonly span: number;
}

const WEAK = 0.3;
const MOST_WORDS = 60;
/** Words that may stand between those of a phrase. */
const BETWEEN = 3;

const keyOf = (words: readonly string[]) => words.toSorted().join(' ');

/**
 * An index of everyday words that forgives accents, spelling and order. Its order is total: by score, then as the
 * entries were given.
 */
export function createFind<E extends Findable>(entries: readonly E[]) {
  const phrases: Phrase[] = entries.flatMap((entry, at) =>
    entry.phrases.map((text) => ({ at, words: wordsOf(text), span: placesOf(text).length })),
  );
  const holders = new Map<string, Set<number>>();
  const phrasesOf = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const word of phrase.words) {
      holders.set(word, (holders.get(word) ?? new Set()).add(phrase.at));
      const same = phrasesOf.get(word);
      if (same) same.push(phrase);
      else phrasesOf.set(word, [phrase]);
    }
  const vocabulary = createVocabulary([...holders.keys()]);
  const weightOf = (word: string) =>
    Math.log(1 + entries.length / (holders.get(word)?.size ?? entries.length)) * (isWeak(word) ? WEAK : 1);

  const ranked = (scores: ReadonlyMap<number, number>): Found<E>[] =>
    [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([at, score]) => {
        const entry = entries[at];
        return entry ? [{ entry, score }] : [];
      });

  const byPhrase = Map.groupBy(phrases, ({ words }) => keyOf(words));
  /** The entries that have exactly these words as a phrase, in any order. */
  const named = (query: string): E[] => {
    const places = byPhrase.get(keyOf(wordsOf(query)))?.map(({ at }) => at) ?? [];
    return [...new Set(places)].flatMap((at) => entries[at] ?? []);
  };

  /**
   * What somebody looks for with a few words, perhaps still typing the last one. What is not wanted hides nothing: a
   * guide that has more of the words is no reason to leave out the first aid.
   */
  function search(query: string, isWanted: (entry: E) => boolean = () => true): Found<E>[] {
    const typed = wordsOf(query).slice(0, MOST_WORDS);
    const strong = typed.filter((word) => !isWeak(word));
    const asked = (strong.length > 0 ? strong : typed).map((word) => vocabulary.begun(word));
    const wanted = new Set(entries.flatMap((entry, at) => (isWanted(entry) ? [at] : [])));
    const matched = new Map<number, number>();
    const scores = new Map<number, number>();
    for (const meant of asked) {
      const best = new Map<number, number>();
      for (const [word, sureness] of meant)
        for (const { at, words } of (phrasesOf.get(word) ?? []).filter(({ at }) => wanted.has(at))) {
          const score = sureness * weightOf(word) * (0.5 + 0.5 / words.length);
          best.set(at, Math.max(best.get(at) ?? 0, score));
        }
      for (const [at, score] of best) {
        matched.set(at, (matched.get(at) ?? 0) + 1);
        scores.set(at, (scores.get(at) ?? 0) + score);
      }
    }
    const most = Math.max(0, ...matched.values());
    if (most < asked.length / 2) return [];
    const found = ranked(new Map([...scores].filter(([at]) => matched.get(at) === most)));
    // What has the whole phrase, “tèt fè mal”, comes before what only has a word that begins like one of it.
    const whole = new Set(named(query));
    return [
      ...found.filter(({ entry }) => whole.has(entry)),
      ...found.filter(({ entry }) => !whole.has(entry)),
    ];
  }

  /** The subjects that a sentence names by a whole phrase, the most specific first. */
  function recognize(sentence: string): Found<E>[] {
    const places = placesOf(sentence).slice(0, MOST_WORDS);
    const meanings = places.map((word): Meant => (word === '' ? new Map() : vocabulary.written(word)));
    const touched = new Set(
      meanings.flatMap((meant) => [...meant.keys()].flatMap((one) => phrasesOf.get(one) ?? [])),
    );
    const scores = new Map<number, number>();
    for (const phrase of touched) {
      const score = scoreOf(phrase, meanings);
      if (score > (scores.get(phrase.at) ?? 0)) scores.set(phrase.at, score);
    }
    return ranked(scores);
  }

  /** Zero unless every word of the phrase stands near the others. */
  function scoreOf({ words, span }: Phrase, meanings: readonly Meant[]): number {
    const spots = words.map((word) =>
      meanings.flatMap((meant, place) =>
        meant.has(word) ? [{ place, sureness: meant.get(word) ?? 0 }] : [],
      ),
    );
    const [anchors = []] = spots;
    const scores = anchors.map((anchor) => {
      const nearest = spots.map(
        (those) =>
          those.toSorted((a, b) => Math.abs(a.place - anchor.place) - Math.abs(b.place - anchor.place))[0],
      );
      const found = nearest.filter((spot) => spot !== undefined);
      const taken = found.map(({ place }) => place);
      const isNear = Math.max(...taken) - Math.min(...taken) < span + BETWEEN;
      if (found.length < words.length || !isNear || new Set(taken).size < words.length) return 0;
      return found.reduce((sum, { sureness }, at) => sum + sureness * weightOf(words[at] ?? ''), 0);
    });
    return Math.max(0, ...scores);
  }

  return { search, named, recognize };
}
