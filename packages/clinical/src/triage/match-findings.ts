import { compile, compileConcepts } from './compile.ts';
import { countOf, daysIn } from './duration.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { BODY_PARTS, FILLERS, NEGATORS, SKIPPED } from './fold-text.ts';
import { FINDINGS, type Finding, LEXICON } from './lexicon/index.ts';
import { NEUTRAL } from './lexicon/neutral.ts';
import { matchPattern, type Reading } from './match-pattern.ts';
import { isFiller, type Token } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';
import { countStep } from './work.ts';

export type Match = { finding: Finding; tokens: readonly Token[] };

/** The patterns by the words that they may begin with. */
function indexByFirstWord<T extends { slots: readonly ReadonlySet<string>[] }>(patterns: readonly T[]) {
  const byFirst = new Map<string, T[]>();
  for (const pattern of patterns) {
    for (const word of pattern.slots[0] ?? []) {
      const same = byFirst.get(word);
      if (same) same.push(pattern);
      else byFirst.set(word, [pattern]);
    }
  }
  return byFirst;
}

function compileLexicon() {
  const { byWord, phrases } = compileConcepts();
  const patterns = [
    ...FINDINGS.flatMap((finding) => compile(finding, LEXICON[finding])),
    ...compile(undefined, NEUTRAL),
  ];
  const words = [...patterns, ...phrases].flatMap(({ slots }) => slots.flatMap((slot) => [...slot]));
  return {
    byWord,
    byFirst: indexByFirstWord(patterns),
    phrases: indexByFirstWord(phrases),
    meaningsOf: vocabularyOf([...byWord.keys(), ...words]),
  };
}

let compiled: ReturnType<typeof compileLexicon> | undefined;

/** Compiled with the first text, because it takes time that the start of the program does not need to wait for. */
function lexicon() {
  compiled ??= compileLexicon();
  return compiled;
}

const MAX_GAP_IN_PHRASE = 1;

/** The pattern words and concepts that each word of a text may mean. */
function readMeanings(tokens: readonly Token[]): Reading {
  const { byWord, phrases, meaningsOf } = lexicon();
  const content = tokens.filter((token) => !isFiller(token));
  const meanings = content.map(({ word }, at) => {
    const found = new Map<string, number>();
    for (const meant of meaningsOf(word)) {
      found.set(meant, at);
      for (const concept of byWord.get(meant) ?? []) found.set(concept, at);
    }
    return found;
  });
  const reading = { tokens, content, meanings };
  for (const [at, found] of meanings.entries()) {
    for (const phrase of [...found.keys()].flatMap((word) => phrases.get(word) ?? [])) {
      if (found.has(phrase.concept)) continue;
      const matched = matchPattern({ slots: phrase.slots, maxGap: MAX_GAP_IN_PHRASE }, at, reading);
      if (matched) found.set(phrase.concept, matched.end);
    }
  }
  return reading;
}

/** General findings that do not count inside a longer match: "boule" in "pipi boule" is no burn. */
const GENERAL: ReadonlySet<Finding> = new Set([
  'burn',
  'muscle_cramp',
  'swelling',
  'bleeding',
  'wound',
  'weakness',
  'itching',
  'lump',
  'cold_or_flu',
  'unwell',
  'sweating',
  'cough',
  'belly_pain',
  'rash',
  'sore',
  'bloating',
  'numbness',
  'shoulder_tip_pain',
  'worms',
  'leg_pain',
  'back_pain',
  'joint_pain',
]);

type Taken = readonly Token[];

/** Returns whether one of these matches has all tokens of a given one and more; they are found by their tokens. */
function readCovered(all: readonly { tokens: Taken }[]): (match: Match) => boolean {
  const byToken = new Map<Token, Taken[]>();
  for (const { tokens } of all) {
    for (const token of tokens) {
      const same = byToken.get(token);
      if (same) same.push(tokens);
      else byToken.set(token, [tokens]);
    }
  }
  return ({ tokens: [first, ...rest] }) =>
    first !== undefined &&
    (byToken.get(first) ?? []).some((tokens) => {
      countStep();
      return tokens.length > rest.length + 1 && rest.every((token) => tokens.includes(token));
    });
}

/** The patterns of which every slot is somewhere in the text, by the words that they may begin with. */
function readPossible({ meanings }: Reading) {
  const said = new Set(meanings.flatMap((found) => [...found.keys()]));
  const { byFirst } = lexicon();
  return new Map(
    [...said].map((word) => [
      word,
      (byFirst.get(word) ?? []).filter(({ slots }) =>
        slots.every((slot) => [...slot].some((each) => said.has(each))),
      ),
    ]),
  );
}

type Found = { finding: Match['finding'] | undefined; tokens: Taken };

const isWithin = ({ word }: Token) => /^(?:inside|womb|uterus|anndan|andedan|andidan)$/.test(word);

/** "Tibebe a pa bouje" of a pregnant woman is about the child she carries, not about somebody who does not wake. */
function readUnborn(all: readonly Found[], tokens: readonly Token[]): (match: Match) => boolean {
  const isPregnant = all.some(({ finding }) => finding === 'pregnant') || tokens.some(isWithin);
  const still = all.filter(({ finding }) => isPregnant && finding === 'baby_not_moving');
  const words = new Set(still.flatMap(({ tokens }) => tokens));
  return ({ finding, tokens: taken }) => finding === 'unconscious' && taken.some((token) => words.has(token));
}

const TAKES = /^(?:bwe|pran|vale|manje|achte|bezwen|preskri|fini|bay|glouti)$/;

/** Creole "grenn" is a tablet where it is taken: "m bwè 2 grenn pou tèt fè mal" is about no testicle. */
function readTablets(tokens: readonly Token[]): (match: Match) => boolean {
  const tablets = new Set(
    tokens.filter(
      ({ word, raw, part }) =>
        word === 'grenn' &&
        tokens.slice(Math.max(0, raw - 3), raw).some((each) => each.part === part && TAKES.test(each.word)),
    ),
  );
  return ({ finding, tokens: taken }) =>
    finding === 'testicular_pain' && taken.some((token) => tablets.has(token));
}

/** Every finding in the text, negated or not. */
export function matchFindings(tokens: readonly Token[]): Match[] {
  const reading = readMeanings(tokens);
  const byFirst = readPossible(reading);
  const all = reading.content.flatMap((_, start) => {
    const patterns = new Set(
      [...(reading.meanings[start]?.keys() ?? [])].flatMap((word) => byFirst.get(word) ?? []),
    );
    return [...patterns].flatMap((pattern) => {
      const matched = matchPattern(pattern, start, reading);
      return matched ? [{ finding: pattern.finding, tokens: matched.taken }] : [];
    });
  });
  const isInNeutral = readCovered(all.filter(({ finding }) => !finding));
  const isInLonger = readCovered(all);
  const isUnborn = readUnborn(all, tokens);
  const isTablet = readTablets(tokens);
  return all.flatMap(({ finding, tokens: taken }) => {
    if (!finding) return [];
    const match = { finding, tokens: taken };
    if (isInNeutral(match) || isUnborn(match) || isTablet(match)) return [];
    return GENERAL.has(finding) && isInLonger(match) ? [] : [match];
  });
}

const IGNORED_WORDS = [FILLERS, SKIPPED, BODY_PARTS, NEGATORS, EVERYDAY_WORDS] as const;
const ALARMING = new Set(['@weapon', '@toxin', '@violated', '@dead', '@unable']);

/** Whether a word has no certain meaning, or one that may mean danger; a guessed meaning of a short word is not certain. */
function isUnsure(word: string): boolean {
  const { byWord, meaningsOf } = lexicon();
  const meanings = [...meaningsOf(word)];
  if (meanings.some((meant) => byWord.get(meant)?.some((concept) => ALARMING.has(concept)))) return true;
  const sure = (meant: string) =>
    meant.endsWith('*') ? word.startsWith(meant.slice(0, -1)) : meant === word || `${meant}s` === word;
  return meanings.length === 0 || (word.length <= 6 && !meanings.some(sure));
}

/** The words without a certain meaning, and those that may mean danger; a text with one is only partly understood. */
export const unknownWords = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ word }) =>
      word.length > 1 &&
      !IGNORED_WORDS.some((words) => words.has(word)) &&
      !/^\d/.test(word) &&
      countOf(word) === undefined &&
      daysIn(word) === undefined &&
      isUnsure(word),
  );
