import { tensIn } from './count-words.ts';
import { readDays, spansIn } from './duration.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import type { Finding } from './lexicon/index.ts';
import { type Match, matchFindings, unknownWords } from './match-findings.ts';
import { findMeasurements, type Measurements } from './measurements.ts';
import { readDenials } from './negation.ts';
import { pastTokens } from './past.ts';
import { type Person, personIn } from './person.ts';
import { isAuxiliary, isFiller, isNegator, type Token, tokenise } from './tokens.ts';

/** One thing the person said, or said they do not have. */
export type Understood = {
  code: Finding;
  negated: boolean;
  days?: number;
  intensity?: 'severe' | 'mild';
  sudden?: true;
  /** It was long ago and is over. */
  past?: true;
};
/** The words that count as present, and the findings with the sentence that they begin in. */
export type Heard = {
  tokens: readonly Token[];
  findings: readonly { code: Finding; sentence: number; severe: boolean }[];
  /** The text names one thing, or a number that was measured, and else has only everyday words: the rules know it all. */
  isPlain: boolean;
};
export type Understanding = {
  findings: Understood[];
  person: Person;
  measurements: Measurements[];
  /** Words without a known meaning. */
  unknownWords: Token[];
  /** What is neither denied nor long over, without the findings that the person has taken back. */
  heard: (takenBack: ReadonlySet<string>) => Heard;
};

const SEVERE =
  /^(?:severe\w*|terribl\w*|worst|intense\w*|unbearable|horribl\w*|awful\w*|excruciating|extreme\w*|strong|bad|badly|heavy|heavily|fort|forte|fortes|forts|violen\w*|atroce\w*|insupportable\w*|grave|beaucoup|fo|gwo|anpil|toutbon|grav|twop|touye|move|worse|pire|killing|mouri|sipote|serious\w*|lot|very|tres|really|gros|grosse|grosses|enorme\w*|aigue?s?|vive|insoutenable\w*|huge|massive|agony|terib)$/;
const MILD = /^(?:mild\w*|slight\w*|little|bit|leger\w*|legere\w*|peu|leje|piti|ti|tikras|small)$/;
const SUDDEN =
  /^(?:sudden\w*|abrupt\w*|soudain\w*|brutal\w*|brusque\w*|subit\w*|bridsoukou|sibit\w*|toudenkou|tonnerre|instantly)$/;

const NEAR = 3;

const AMOUNT = /^(?:anpil|two|twop|fo|trop|beaucoup|fort|much|lot|very|really|tres|a|hard)$/;
const ACTION =
  /^(?:manje|bwe|chante|mache|kouri|travay|pale|danse|rele|naje|pote|etidye|ate|eat|eating|drank|drink|sang|singing|walked|walking|worked|working|ran|danced|talked|talking|yelled|shouted|carried|mange|bu|chante|marche|travaille|couru|danse|parle|crie|lu|nage|bave|drools|drooling|pete|wote|estenen|gade|preche|veso|rad)$/;

/** "Anpil" in "m mache anpil" says how much was walked, not how strong the pain is; Creole "lòt" means other. */
function isAmountOfAction(at: number, tokens: readonly Token[]): boolean {
  if (tokens[at]?.word === 'lot' && tokens[at - 1]?.word !== 'a') return true;
  const { part } = tokens[at] ?? {};
  let before = at;
  while (AMOUNT.test(tokens[before]?.word ?? '')) before--;
  // "Li tonbe atè. Beaucoup de diarrhée": what stands before a full stop was not done much.
  if (tokens[before]?.part !== part) return false;
  return before < at && ACTION.test(tokens[before]?.word ?? '');
}

/** The words near a match in its part of the sentence. */
function around({ tokens: taken }: Match, tokens: readonly Token[]): Token[] {
  const from = taken[0];
  const to = taken.at(-1);
  if (!from || !to) return [];
  return tokens
    .slice(Math.max(0, from.raw - NEAR), to.raw + NEAR + 1)
    .filter(({ part, raw }) => (part === from.part || part === to.part) && !isAmountOfAction(raw, tokens));
}

/** Findings that add no complaint of their own. */
export const SAYS_LITTLE: ReadonlySet<Finding> = new Set(['feels_well', 'after_effort', 'mild_discomfort']);

/** Returns what a text says about a match; the whole text is read once for all matches. */
function readMatches(tokens: readonly Token[], matches: readonly Match[], taken: ReadonlySet<number>) {
  const isDenied = readDenials(tokens, new Set(matches.flatMap((match) => match.tokens)));
  const daysOf = readDays(spansIn(tokens, taken), new Set(matches.map((match) => match.tokens[0]?.sentence)));
  const longAgo = pastTokens(tokens);
  const sudden = new Set(tokens.flatMap(({ word, sentence }) => (SUDDEN.test(word) ? [sentence] : [])));
  return (match: Match): Understood => {
    const at = match.tokens[0] ?? { raw: 0, sentence: 0 };
    const near = around(match, tokens);
    const said = (words: RegExp) => near.some(({ word }) => words.test(word));
    const intensity = said(SEVERE) ? 'severe' : said(MILD) ? 'mild' : undefined;
    const days = daysOf(at);
    return {
      code: match.finding,
      negated: isDenied(match),
      ...(days === undefined ? {} : { days }),
      ...(intensity ? { intensity } : {}),
      ...(sudden.has(at.sentence) ? { sudden: true as const } : {}),
      ...(match.tokens.every((token) => longAgo.has(token)) ? { past: true as const } : {}),
    };
  };
}

/** Joins findings with the same code: affirmed when one is affirmed, with the worst intensity and the longest duration. */
function merge(found: readonly Understood[]): Understood[] {
  return [...Map.groupBy(found, ({ code }) => code)].map(([code, all]) => {
    const affirmed = all.filter(({ negated }) => !negated);
    const present = affirmed.filter(({ past }) => !past);
    const counted = present.length > 0 ? present : affirmed.length > 0 ? affirmed : all;
    const days = counted.flatMap((each) => (each.days === undefined ? [] : [each.days]));
    const intensity = (['severe', 'mild'] as const).find((level) =>
      counted.some((each) => each.intensity === level),
    );
    return {
      code,
      negated: affirmed.length === 0,
      ...(days.length > 0 ? { days: days.reduce((most, each) => Math.max(most, each)) } : {}),
      ...(intensity ? { intensity } : {}),
      ...(counted.some(({ sudden }) => sudden) ? { sudden: true as const } : {}),
      ...(counted.every(({ past }) => past) ? { past: true as const } : {}),
    };
  });
}

const MEASURES = /^(?:breath\w*|respir\w*|fois|fwa|times|minute?s?|temp\w*|tanperati|severe)$/;
const isMeasure = ({ word }: Token) => MEASURES.test(word);

/** Everyday words and numbers; a negation is neither, because "cannot" and "no more" may be the danger. */
const saysNothing = (token: Token) =>
  !isNegator(token) &&
  (isFiller(token) ||
    token.word.length === 1 ||
    EVERYDAY_WORDS.has(token.word) ||
    /^\d/.test(token.word) ||
    isMeasure(token) ||
    tensIn(token.word, undefined) !== undefined);

/** The words before a denied one that deny it: "I do not have". */
function leadingTo({ raw, part }: Token, tokens: readonly Token[]): Token[] {
  const before = tokens.slice(Math.max(0, raw - NEAR), raw).reverse();
  const other = before.findIndex(
    (token) => token.part !== part || !(isFiller(token) || isNegator(token) || isAuxiliary(token)),
  );
  return other < 0 ? before : before.slice(0, other);
}

/**
 * Returns the words that count as present. A word of both a denied and a present finding is present; a part of a sentence
 * in which everything is denied is left out as a whole.
 */
function readHeard(tokens: readonly Token[], matches: readonly Match[], read: readonly Understood[]) {
  const longAgo = pastTokens(tokens);
  return (takenBack: ReadonlySet<string>): Heard => {
    const isPresent = (at: number) => {
      const each = read[at];
      return each && !each.negated && !each.past && !takenBack.has(each.code);
    };
    const { present = [], absent = [] } = Object.groupBy(matches.entries(), ([at]) =>
      isPresent(at) ? 'present' : 'absent',
    );
    const wordsOf = (some: typeof present) => some.flatMap(([, match]) => match.tokens);
    const partsOf = (words: readonly Token[]) => new Set(words.map(({ part }) => part));
    const kept = new Set(wordsOf(present));
    const denied = wordsOf(absent);
    const dropped = new Set([...denied, ...denied.flatMap((token) => leadingTo(token, tokens))]);
    const [partsKept, partsDenied] = [partsOf([...kept]), partsOf(denied)];
    const counts = (token: Token) =>
      !dropped.has(token) &&
      !longAgo.has(token) &&
      (partsKept.has(token.part) || !partsDenied.has(token.part));
    const heard = tokens.filter((token) => kept.has(token) || counts(token));
    const codes = new Set(present.map(([, match]) => match.finding).filter((code) => !SAYS_LITTLE.has(code)));
    return {
      tokens: heard,
      isPlain: codes.size <= 1 && heard.every((token) => kept.has(token) || saysNothing(token)),
      findings: present.map(([at, match]) => ({
        code: match.finding,
        sentence: match.tokens[0]?.sentence ?? 0,
        severe: read[at]?.intensity === 'severe',
      })),
    };
  };
}

/** The findings, the person and the measurements in a text in English, French, Creole or a mix of them. */
export function understand(text: string): Understanding {
  const tokens = tokenise(text);
  const { person, taken } = personIn(tokens);
  const matches = matchFindings(tokens);
  const read = matches.map(readMatches(tokens, matches, taken));
  return {
    findings: merge(read),
    person,
    measurements: findMeasurements(tokens, taken),
    unknownWords: unknownWords(tokens),
    heard: readHeard(tokens, matches, read),
  };
}
