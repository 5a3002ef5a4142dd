import { isMisspelling } from './distance.ts';
import { countOf, daysIn } from './duration.ts';
import { BODY_PARTS, EVERYDAY, FILLERS, foldText, NEGATORS, SKIPPED } from './fold.ts';
import { FINDINGS, type Finding, LEXICON } from './lexicon/index.ts';
import { isFiller, stepOver, type Token } from './tokens.ts';

/** Each slot is a choice of words; a word that ends in `*` is a beginning. */
type Pattern = { finding: Finding | undefined; slots: readonly (readonly string[])[]; tight: boolean };
export type Match = { finding: Finding; tokens: readonly Token[] };

/** Sayings that look like a finding and are none. */
const NEUTRAL =
  'tous jours/matins/soirs/deux, cold water, rice water recipe, sad movie, check blood pressure';

function compile(finding: Finding | undefined, source: string): Pattern[] {
  return source.split(',').flatMap((piece) => {
    const text = foldText(piece).trim();
    const slots = text
      .replace(/^=/, '')
      .split(/\s+/)
      .map((slot) => slot.split('/'))
      .filter((choice) => choice[0] && !choice.every((word) => FILLERS.has(word)));
    return slots.length > 0 ? [{ finding, slots, tight: text.startsWith('=') }] : [];
  });
}

const PATTERNS = [
  ...FINDINGS.flatMap((finding) => compile(finding, LEXICON[finding])),
  ...compile(undefined, NEUTRAL),
];
const VOCABULARY = [...new Set(PATTERNS.flatMap(({ slots }) => slots.flat()))];
const WHOLE = new Set(VOCABULARY.filter((word) => !word.endsWith('*')));
const STEMS = VOCABULARY.filter((word) => word.endsWith('*')).map((word) => ({
  word,
  stem: word.slice(0, -1),
}));

const BY_FIRST = new Map<string, Pattern[]>();
for (const pattern of PATTERNS) {
  for (const word of pattern.slots[0] ?? []) BY_FIRST.set(word, [...(BY_FIRST.get(word) ?? []), pattern]);
}

/** The words of the patterns that a token may stand for; guesses only when it is not itself a word we know. */
function meaningsOf(token: string): Set<string> {
  const stems = STEMS.filter(({ stem }) => token.startsWith(stem)).map(({ word }) => word);
  const singular = token.endsWith('s') && token.length > 3 ? token.slice(0, -1) : token;
  const exact = [...new Set([token, singular])].filter((word) => WHOLE.has(word));
  const sure = exact.length > 0 || stems.some((word) => word.length > Math.min(4, token.length - 2));
  if (sure || token.length < 4 || EVERYDAY.has(token)) return new Set([...exact, ...stems]);
  return new Set([
    ...stems,
    ...[...WHOLE].filter((word) => isMisspelling(token, word)),
    ...STEMS.filter(({ stem }) => isMisspelling(token.slice(0, stem.length), stem)).map(({ word }) => word),
  ]);
}

type Reading = { content: readonly Token[]; meanings: readonly Set<string>[] };

const fits = (meanings: Set<string> | undefined, slot: readonly string[] | undefined) =>
  slot?.some((word) => meanings?.has(word)) ?? false;

function follow(
  { slots, tight }: Pattern,
  start: number,
  { content, meanings }: Reading,
): Token[] | undefined {
  const taken: Token[] = [];
  let at = start;
  for (const [step, slot] of slots.entries()) {
    let free = tight ? 0 : 1;
    for (;;) {
      const token = content[at];
      const last = taken.at(-1);
      if (!token || (last && token.sentence !== last.sentence)) return undefined;
      if (fits(meanings[at], slot) && (!last || token.part === last.part || step > 0)) {
        // Across a comma only a list of body parts is followed, and it ends on one.
        if (last && token.part !== last.part && stepOver(token, last.part) !== 'skipped') return undefined;
        taken.push(token);
        at++;
        break;
      }
      if (step === 0) return undefined;
      const over = stepOver(token, last?.part ?? token.part);
      if (over === 'stop' || (over === 'free' && free-- === 0) || (tight && over !== 'skipped'))
        return undefined;
      at++;
    }
  }
  return taken;
}

/** Too general to count inside something longer: the burn in "pipi boule" is no burn. */
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
]);

const spanOf = (tokens: readonly Token[]) => [tokens[0]?.raw ?? 0, tokens.at(-1)?.raw ?? 0] as const;

function isCovered(match: Match, all: readonly { tokens: readonly Token[] }[]): boolean {
  const [from, to] = spanOf(match.tokens);
  return all.some(({ tokens }) => {
    const [start, end] = spanOf(tokens);
    return (
      tokens.length > match.tokens.length &&
      start <= from &&
      end >= to &&
      match.tokens.every((token) => tokens.includes(token))
    );
  });
}

/** Every finding that the words may mean, negated or not. */
export function matchFindings(tokens: readonly Token[]): Match[] {
  const content = tokens.filter((token) => !isFiller(token));
  const known = new Map<string, Set<string>>();
  const meanings = content.map(({ word }) => {
    const found = known.get(word) ?? meaningsOf(word);
    known.set(word, found);
    return found;
  });
  const all = content.flatMap((_, start) => {
    const patterns = new Set([...(meanings[start] ?? [])].flatMap((word) => BY_FIRST.get(word) ?? []));
    return [...patterns].flatMap((pattern) => {
      const taken = follow(pattern, start, { content, meanings });
      return taken ? [{ finding: pattern.finding, tokens: taken }] : [];
    });
  });
  return all.flatMap(({ finding, tokens: taken }) => {
    if (!finding) return [];
    const match = { finding, tokens: taken };
    const inNeutral = isCovered(
      match,
      all.filter((other) => !other.finding),
    );
    return inNeutral || (GENERAL.has(finding) && isCovered(match, all)) ? [] : [match];
  });
}

const SILENT = [FILLERS, SKIPPED, BODY_PARTS, NEGATORS, EVERYDAY] as const;

/** Words that we cannot place: a text that has any is not fully understood. */
export const strangersIn = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ word }) =>
      word.length > 1 &&
      !SILENT.some((words) => words.has(word)) &&
      !/^\d/.test(word) &&
      countOf(word) === undefined &&
      daysIn(word) === undefined &&
      meaningsOf(word).size === 0,
  );
