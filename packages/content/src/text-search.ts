import { typosBetween } from '../../clinical/src/typos.ts';
import { plainOf, spellingOf } from './medicines-spelling.ts';

/** A thing to be found: its name counts fully, its other words a little less. */
export interface SearchDocument {
  readonly names: readonly string[];
  readonly also: readonly string[];
}

const STOP = new Set(
  `of the a an in on to and or with without by for at from due other unspecified de du des la le les un une et ou en au aux
  sur dans avec sans par pour d l ak nan nou sou pou ki k yon san oswa epi a an la lan yo ap te gen li mwen m my moun`.split(
    /\s+/,
  ),
);

/** Whom it is about: brings what names them forward, and asks for nothing by itself. */
const PEOPLE = new Set(
  `baby child woman man adult bebe enfant femme homme adulte tibebe timoun granmoun fanm gason fi jen tout bagay`.split(
    ' ',
  ),
);

/** What joins the parts of a Creole sentence: as whom it is about, it asks for nothing by itself. */
const JOINING = new Set(
  `le apre depi pandan akoz kote toupatou chak jou semen mwa ane pase pran vin vini sa se yonn bagay kay lakay tankou l li yo w n`.split(
    ' ',
  ),
);

const EXACT = 1;
const SOUNDS_ALIKE = 0.9;
const BEGINS = 0.7;
const SAME = 0.8;
const MISSPELLED = 0.5;
const ALSO = 0.85;
/** A word so common that no other one tells documents apart. */
const LEAST_RARITY = 0.2;

/** Words without those that say nothing, plurals as singulars. */
function wordsOf(text: string): string[] {
  return plainOf(text)
    .replace(/\bti (?=bebe\b|moun\b)/g, 'ti')
    .split(' ')
    .filter((word) => word !== '' && !STOP.has(word))
    .map((word) =>
      word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
    );
}

interface Posting {
  readonly documents: number[];
  readonly weights: number[];
}

const typosAllowed = (length: number) => (length < 4 ? 0 : length < 9 ? 1 : 2);

const MOST_WORDS = 12;

/** With fewer than this, what has one word less follows. */
const FEW = 5;

/** How many of the best are compared name by name. */
const COMPARED = 200;

/** How much of the fuller one, the query or the best of the names, the other one holds. */
function likeness(asked: readonly ReadonlyMap<string, number>[], names: readonly string[]): number {
  const ratios = names.map((name) => {
    const words = wordsOf(name);
    const held = asked.filter((meant) => words.some((each) => meant.has(each))).length;
    return held / Math.max(asked.length, words.length, 1);
  });
  return Math.max(0, ...ratios);
}

/**
 * A search in memory that forgives accents, spelling, order and case. `same` are lines of words that mean the same. It
 * answers with the places of the documents, the best first.
 */
export function createTextSearch(documents: readonly SearchDocument[], same: readonly string[] = []) {
  const postings = new Map<string, Posting>();
  const bySound = new Map<string, string[]>();
  const alike = same.map(wordsOf);

  function add(at: number, texts: readonly string[], weight: number) {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const posting = postings.get(word) ?? { documents: [], weights: [] };
      if (posting.documents.at(-1) === at) continue;
      posting.documents.push(at);
      posting.weights.push(weight);
      postings.set(word, posting);
    }
  }
  documents.forEach(({ names, also }, at) => {
    add(at, names, 1);
    add(at, also, ALSO);
  });
  const vocabulary = [...postings.keys()].sort();
  const initials = Map.groupBy(vocabulary, (word) => word[0] ?? '');
  for (const word of vocabulary) {
    const { sound } = spellingOf(word);
    const same = bySound.get(sound);
    if (same) same.push(word);
    else bySound.set(sound, [word]);
  }

  function beginningWith(start: string): string[] {
    let [low, high] = [0, vocabulary.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((vocabulary[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (vocabulary[end]?.startsWith(start)) end += 1;
    return vocabulary.slice(low, end);
  }

  /** The words that may be meant, with how sure that is. */
  function meant(word: string): Map<string, number> {
    const found = new Map<string, number>();
    if (word.length >= 3) for (const each of beginningWith(word)) found.set(each, BEGINS);
    for (const each of alike.filter((group) => group.includes(word)).flat())
      if (postings.has(each)) found.set(each, SAME);
    for (const each of bySound.get(spellingOf(word).sound) ?? []) found.set(each, SOUNDS_ALIKE);
    if (postings.has(word)) found.set(word, EXACT);
    if (found.size > 0) return found;
    const most = typosAllowed(word.length);
    if (most === 0) return found;
    const { sound } = spellingOf(word);
    for (const each of initials.get(word[0] ?? '') ?? []) {
      const typos = Math.min(
        typosBetween(word, each, most),
        sound.length < 4 ? most + 1 : typosBetween(sound, spellingOf(each).sound, most),
      );
      if (typos <= most) found.set(each, MISSPELLED / Math.max(1, typos));
    }
    return found;
  }

  return (query: string, limit: number): number[] => {
    const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    const asked = words.map(meant);
    const said = words.map((word) => !PEOPLE.has(word) && !JOINING.has(word));
    if (!said.includes(true)) said.fill(true);
    const scores = new Float32Array(documents.length);
    const matched = new Uint8Array(documents.length);
    const best = new Float32Array(documents.length);
    asked.forEach((meanings, nth) => {
      const touched: number[] = [];
      for (const [each, sureness] of meanings) {
        const posting = postings.get(each);
        if (!posting) continue;
        const rarity = Math.max(
          LEAST_RARITY,
          Math.log(documents.length / posting.documents.length) / Math.log(documents.length + 1),
        );
        posting.documents.forEach((at, index) => {
          const score = sureness * (posting.weights[index] ?? 0) * (0.5 + rarity);
          if (best[at] === 0) touched.push(at);
          if (score > (best[at] ?? 0)) best[at] = score;
        });
      }
      for (const at of touched) {
        scores[at] = (scores[at] ?? 0) + (best[at] ?? 0);
        if (said[nth]) matched[at] = (matched[at] ?? 0) + 1;
        best[at] = 0;
      }
    });
    const most = matched.reduce((high, count) => Math.max(high, count), 0);
    // Half of what was asked must be there; those with more of it come first.
    if (most === 0 || most < said.filter(Boolean).length / 2) return [];
    const scoreOf = (at: number) => scores[at] ?? 0;
    const ranked = (count: number): number[] => {
      const found: number[] = [];
      matched.forEach((each, at) => {
        if (each === count) found.push(at);
      });
      return found
        .sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
        .slice(0, COMPARED)
        .map((at) => ({ at, value: scoreOf(at) * (0.3 + likeness(asked, documents[at]?.names ?? [])) }))
        .sort((a, b) => b.value - a.value || a.at - b.at)
        .map(({ at }) => at);
    };
    const closest = ranked(most);
    const more = closest.length < Math.min(limit, FEW) && most > 1 ? ranked(most - 1) : [];
    return [...closest, ...more].slice(0, limit);
  };
}
