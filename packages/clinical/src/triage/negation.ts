import { BODY_PARTS, FILLERS, SKIPPED } from './fold-text.ts';
import type { Match } from './match-findings.ts';
import { isNegator, type Token } from './tokens.ts';
import { countStep } from './work.ts';

const list = (words: string) => new Set(words.split(/\s+/));

/** Words that begin a new clause and end a negation. */
const CLAUSE_STARTS = list(
  `but however although except because since when while mais car parce quand lorsque pourtant sauf cependant men paske le lè
  sof poutan kom anverite now kounye then puis apre apres after`,
);
const AND = list('and et epi ak avec with plus');
const OR = list('or nor ni oswa ou non');
/** Words that begin a statement after a comma and so end a negated list. */
const STATEMENT_STARTS = list(
  'i he she we they my have has had am is are j je il elle ai a mon ma m mwen li gen genyen l nou yo map lap there y',
);
/** After these words a negation does not deny a symptom: "pa sispann vomi", "no better", "not sure". */
const NO_DENIAL = list(
  `stop stops stopping stopped stoping better improve improving improves relief help helping helps only sure know knows going
  gone work working works idea money
  arrete arret arreter cesse mieux seulement sais sait passe soulage marche
  sispann rete pase pi bon selman konnen konn konnnen soulaje mache desann kanpe fini refwadi kalme ka capable able can peux peut arrive vle`,
);
/** Words that may stand between a negation and the symptom it denies. */
const ALLOWED_BETWEEN = list(
  `any anymore have has had having feel feeling felt experience experiencing experienced sign signs symptom symptoms of
  problem problems new notice noticed show shows been really other see seen trouble history
  ressens ressent sens sent presente signe signes symptome probleme autre eu
  gen genyen santi we pwoblem siy okenn janm ditou lot anko fe fè te menm doule doulè douleur pain mal
  jamais aucun aucune no not pa thought thoughts thinking lide idees pensee pensees plan plans`,
);
const LIKE_THIS = /\b(?:like this|such|comme ca|consa|konsa|before|avant|anvan)\b/;

const mayStandBetween = ({ word }: Token) =>
  [ALLOWED_BETWEEN, FILLERS, SKIPPED, BODY_PARTS, OR].some((words) => words.has(word));
/** Whether a word ends what a negation before it denies. */
export const endsDenial = ({ word }: Token) => CLAUSE_STARTS.has(word) || AND.has(word);
const endsNegation = (token: Token, matched: ReadonlySet<Token>) =>
  endsDenial(token) || !(mayStandBetween(token) || isNegator(token) || matched.has(token));

/** Whether a negation before `next` may deny a symptom. */
const isCue = (cue: Token, next: Token | undefined, saysLikeThis: boolean) => {
  if (!isNegator(cue) || !next || next.part !== cue.part || NO_DENIAL.has(next.word)) return false;
  const never = cue.word === 'never' || cue.word === 'jamais' || next.word === 'janm';
  return !(never && saysLikeThis);
};

const FRENCH_NOT = /^(?:pa|plus|pu|jamais|aucun|aucune|guere)$/;

/** Whether a French negation stands around the verb of the match: "ne saigne plus", "ma langue ne gonfle pas". */
function isFrenchNot({ tokens: taken }: Match, tokens: readonly Token[]): boolean {
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last || taken.some(({ word }) => FRENCH_NOT.test(word))) return false;
  const opens = taken.some(({ raw }) => /^(?:ne|n)$/.test(tokens[raw - 1]?.word ?? ''));
  const closes = tokens[last.raw + 1];
  return opens && closes?.part === last.part && FRENCH_NOT.test(closes.word);
}

/** The sentences that say "like this" or "before", after which "never" denies no symptom. */
const sentencesLikeThis = (tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(
    [...Map.groupBy(tokens, ({ sentence }) => sentence)].flatMap(([sentence, words]) =>
      LIKE_THIS.test(words.map(({ word }) => word).join(' ')) ? [sentence] : [],
    ),
  );

/** What the words before a token say about negations; each number is the index of a token, or -1. */
type Before = {
  /** The first token of the sentence and of the part. */
  sentence: number;
  part: number;
  /** The last token that ends a negation, and the first token of the part of the last statement. */
  end: number;
  statement: number;
};

function readBefore(tokens: readonly Token[], matched: ReadonlySet<Token>): Before[] {
  let before: Before = { sentence: 0, part: 0, end: -1, statement: -1 };
  return tokens.map((token, at) => {
    countStep();
    const last = tokens[at - 1];
    if (last && endsNegation(last, matched)) before = { ...before, end: at - 1 };
    if (last && STATEMENT_STARTS.has(last.word)) before = { ...before, statement: before.part };
    if (last && last.part !== token.part) before = { ...before, part: at };
    if (last && last.sentence !== token.sentence) before = { ...before, sentence: at };
    return before;
  });
}

/** The cues by the index of the token: the last one before it, and the first one from it on. */
function readCues(tokens: readonly Token[], matched: ReadonlySet<Token>) {
  const likeThis = sentencesLikeThis(tokens);
  // A "pa" that is part of a symptom ("pa ka dòmi") denies no other symptom.
  const cues = tokens.map(
    (token, at) => !matched.has(token) && isCue(token, tokens[at + 1], likeThis.has(token.sentence)),
  );
  let last = -1;
  const lastBefore = cues.map((isOne, at) => {
    const before = last;
    if (isOne) last = at;
    return before;
  });
  const firstFrom: number[] = [];
  for (let at = tokens.length - 1; at >= 0; at--) {
    countStep();
    firstFrom[at] = cues[at] ? at : (firstFrom[at + 1] ?? tokens.length);
  }
  return { lastBefore, firstFrom };
}

/** For each token whether an "or" comes in its sentence from there on, before a new statement or clause. */
function readOrs(tokens: readonly Token[]): boolean[] {
  const ors: boolean[] = [];
  for (const [at, { word, sentence }] of [...tokens.entries()].reverse()) {
    countStep();
    const later = tokens[at + 1]?.sentence === sentence && ors[at + 1] === true;
    ors[at] = OR.has(word) || (later && !STATEMENT_STARTS.has(word) && !CLAUSE_STARTS.has(word));
  }
  return ors;
}

/** For each token the first token of the next part. */
function readNextParts(tokens: readonly Token[]): number[] {
  const next: number[] = [];
  for (let at = tokens.length - 1; at >= 0; at--)
    next[at] = tokens[at + 1]?.part === tokens[at]?.part ? (next[at + 1] ?? at + 1) : at + 1;
  return next;
}

/**
 * Returns whether a match is denied. A negation ends at the first unknown word, at a new clause ("but", "men"), at an
 * "and", and at a comma outside a list, so that a symptom counts as present in case of doubt. A negated list continues
 * over its commas only when it has an "or", as in "no fever, cough or chills".
 */
export function readDenials(
  tokens: readonly Token[],
  matched: ReadonlySet<Token>,
): (match: Match) => boolean {
  const befores = readBefore(tokens, matched);
  const { lastBefore, firstFrom } = readCues(tokens, matched);
  const ors = readOrs(tokens);
  const nextParts = readNextParts(tokens);
  return (match) => {
    const at = match.tokens[0]?.raw ?? -1;
    const before = befores[at];
    if (!before) return false;
    if (isFrenchNot(match, tokens)) return true;
    const reaches = Math.max(before.end, before.sentence);
    if ((lastBefore[at] ?? -1) >= Math.max(reaches, before.part)) return true;
    // The earliest cue of the list decides, because it has the most words in which an "or" may stand.
    const cue = firstFrom[Math.max(reaches, before.statement)] ?? at;
    return cue < at && ors[nextParts[cue] ?? at] === true;
  };
}
