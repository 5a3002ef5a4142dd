// The browser imports this module too, to search without a network: no file system, no schema library.
import type { Language } from '@lakou/i18n';
import { typosBetween } from '../../clinical/src/typos.ts';
import type { Words } from './kit/words.ts';
import { plainOf, type Spelling, spellingOf } from './medicines-spelling.ts';

/** The part of a medicine that people search by. */
export interface NamedMedicine {
  slug: string;
  category: string;
  generic: Words;
  brands: string[];
  names: string[];
}

interface Indexed<M> {
  medicine: M;
  names: Spelling[];
  words: Spelling[];
}

interface SearchQuery {
  name: Spelling;
  words: Spelling[];
}

// How well a medicine matches
const WHOLE_NAME = 4;
const NAME_BEGINS = 3;
const WHOLE_WORD = 2;
const WORD_BEGINS = 1;
const CLOSE = 0.5;
const CLOSE_BEGINNING = 0.1;
const INSIDE = 0.05;
const NONE = 0;

/** People type what is on the box: “Tylenol 500 mg”. */
const STRENGTH = /(?<!\d)\d+(?:[.,]\d+)?\s*(?:mg|mcg|g|ml|iu|ui)\b/gi;

/** The slugs of medicines by everyday words for what they are taken for. */
export interface EverydayWords {
  /** By a phrase that was typed in full. */
  readonly whole: (words: string) => readonly string[];
  /** Half typed or misspelled too. */
  readonly begun: (words: string) => readonly string[];
}

const NO_WORDS: EverydayWords = { whole: () => [], begun: () => [] };

/**
 * A search over these medicines: best matches first, then by name in the reader's language. Close
 * spellings are returned only when nothing is spelled or sounds as typed, so that a correct name
 * never returns look-alikes. What a medicine is taken for finds it too, after those of that name.
 */
export function createMedicineSearch<M extends NamedMedicine>(
  medicines: readonly M[],
  everyday: EverydayWords = NO_WORDS,
) {
  const indexed = medicines.map(indexOf);
  return (query: string, language: Language, category = 'all'): M[] => {
    const within = indexed.filter(({ medicine }) => category === 'all' || medicine.category === category);
    const plain = plainOf(query.replace(STRENGTH, ' '));
    if (plain === '') return ranked(within, () => WHOLE_NAME, language);
    const asked = { name: spellingOf(plain), words: plain.split(' ').map(spellingOf) };
    const withSlugs = (slugs: readonly string[]) =>
      slugs.flatMap((slug) => within.find(({ medicine }) => medicine.slug === slug)?.medicine ?? []);
    const spelled = ranked(within, (each) => spelledScore(asked, each), language);
    const found = [...new Set([...spelled, ...withSlugs(everyday.whole(query))])];
    if (found.length > 0) return found;
    const close = ranked(within, (each) => closeScore(asked, each), language);
    return close.length > 0 ? close : withSlugs(everyday.begun(query));
  };
}

function indexOf<M extends NamedMedicine>(medicine: M): Indexed<M> {
  const { generic, brands, names } = medicine;
  const plain = [generic.en, generic.fr, generic.ht, ...brands, ...names].map(plainOf);
  const words = new Set(plain.flatMap((name) => name.split(' ')));
  return { medicine, names: plain.map(spellingOf), words: Array.from(words, spellingOf) };
}

function ranked<M extends NamedMedicine>(
  indexed: Indexed<M>[],
  scoreOf: (each: Indexed<M>) => number,
  language: Language,
): M[] {
  return indexed
    .map((each) => ({ ...each, score: scoreOf(each), name: plainOf(each.medicine.generic[language]) }))
    .filter(({ score }) => score > NONE)
    .sort((a, b) => b.score - a.score || compare(a.name, b.name) || compare(a.medicine.slug, b.medicine.slug))
    .map(({ medicine }) => medicine);
}

/** Plain code-unit order: the same on every machine. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function spelledScore(asked: SearchQuery, { names, words }: Indexed<NamedMedicine>): number {
  if (names.some((name) => either(asked.name, name, isWhole))) return WHOLE_NAME;
  if (names.some((name) => either(asked.name, name, begins))) return NAME_BEGINS;
  return worstOf(asked.words, (word) => bestOf(words, (each) => wordScore(word, each)));
}

function wordScore(asked: Spelling, word: Spelling): number {
  if (either(asked, word, isWhole)) return WHOLE_WORD;
  return asked.plain.length >= 2 && either(asked, word, begins) ? WORD_BEGINS : NONE;
}

/** Every word of the query must be near a word of the medicine; fewer typos score higher. */
function closeScore(asked: SearchQuery, { words }: Indexed<NamedMedicine>): number {
  return worstOf(asked.words, (word) => bestOf(words, (each) => closeness(word, each)));
}

function closeness(asked: Spelling, word: Spelling): number {
  return Math.max(nearness(asked.plain, word.plain), nearness(asked.sound, word.sound));
}

/**
 * Close to the whole word; or, with one typo, to its beginning, for a reader who is still typing;
 * or inside it.
 */
function nearness(asked: string, word: string): number {
  const most = typosAllowed(asked);
  const typos = typosBetween(asked, word, most);
  if (typos <= most) return CLOSE / (typos + 1);
  if (most === 0 || asked.length >= word.length) return NONE;
  if (typosBetween(asked, word.slice(0, asked.length), 1) <= 1) return CLOSE_BEGINNING;
  return word.includes(asked) ? INSIDE : NONE;
}

const typosAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 9 ? 1 : 2);

const isWhole = (asked: string, name: string) => name === asked;
const begins = (asked: string, name: string) => name.startsWith(asked);

const either = (asked: Spelling, name: Spelling, test: (asked: string, name: string) => boolean) =>
  test(asked.plain, name.plain) || test(asked.sound, name.sound);

const bestOf = (words: Spelling[], scoreOf: (word: Spelling) => number) =>
  Math.max(NONE, ...words.map(scoreOf));
const worstOf = (words: Spelling[], scoreOf: (word: Spelling) => number) => Math.min(...words.map(scoreOf));
