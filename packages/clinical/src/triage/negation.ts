import { BODY_PARTS, FILLERS, SKIPPED } from './fold-text.ts';
import type { Match } from './match-findings.ts';
import { isNegator, type Token } from './tokens.ts';

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
  jamais aucun aucune no not pa`,
);
const LIKE_THIS = /\b(?:like this|such|comme ca|consa|konsa|before|avant|anvan)\b/;

const isCueOf = (cue: Token, next: Token | undefined, sentence: readonly Token[]) => {
  if (!isNegator(cue) || !next || next.sentence !== cue.sentence || next.part !== cue.part) return false;
  if (NO_DENIAL.has(next.word)) return false;
  const never = cue.word === 'never' || cue.word === 'jamais' || next.word === 'janm';
  return !(never && LIKE_THIS.test(sentence.map(({ word }) => word).join(' ')));
};

/** Whether a negated list continues over its commas, as in "no fever, cough or chills"; it must have an "or". */
function continuesList(
  between: readonly Token[],
  after: readonly Token[],
  cue: Token,
  start: Token,
): boolean {
  if (cue.part === start.part) return true;
  if (between.some((token) => token.part !== cue.part && STATEMENT_STARTS.has(token.word))) return false;
  const rest = [...between, ...after].filter((token) => token.part > cue.part);
  const closing = rest.findIndex((token) => OR.has(token.word));
  return (
    closing >= 0 &&
    !rest.slice(0, closing).some((token) => STATEMENT_STARTS.has(token.word) || CLAUSE_STARTS.has(token.word))
  );
}

const FRENCH_NOT = /^(?:pa|plus|pu|jamais|aucun|aucune|guere)$/;

/** Whether a French negation stands on both sides of the match: "ne saigne plus". */
function isFrenchNot({ tokens: taken }: Match, tokens: readonly Token[]): boolean {
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last || taken.some(({ word }) => FRENCH_NOT.test(word))) return false;
  const opens = tokens[first.raw - 1]?.word ?? '';
  const closes = tokens[last.raw + 1];
  return /^(?:ne|n)$/.test(opens) && closes?.part === last.part && FRENCH_NOT.test(closes.word);
}

/**
 * Whether a match is denied. A negation ends at the first unknown word, at a new clause ("but", "men"), at an "and", and
 * at a comma outside a list, so that a symptom counts as present in case of doubt.
 */
export function isDenied(match: Match, tokens: readonly Token[], matched: ReadonlySet<Token>): boolean {
  const first = match.tokens[0];
  if (!first) return false;
  const sentence = tokens.filter((token) => token.sentence === first.sentence);
  const mayStandBetween = ({ word }: Token) =>
    [ALLOWED_BETWEEN, FILLERS, SKIPPED, BODY_PARTS, OR].some((words) => words.has(word));
  if (isFrenchNot(match, tokens)) return true;
  return sentence.some((cue) => {
    // A "pa" that is part of a symptom ("pa ka dòmi") denies no other symptom.
    if (cue.raw >= first.raw || matched.has(cue) || !isCueOf(cue, tokens[cue.raw + 1], sentence))
      return false;
    const between = tokens.slice(cue.raw + 1, first.raw);
    const after = sentence.filter((token) => token.raw >= first.raw);
    const reached = between.every(
      (token) =>
        !CLAUSE_STARTS.has(token.word) &&
        !AND.has(token.word) &&
        (mayStandBetween(token) || isNegator(token) || matched.has(token)),
    );
    return reached && continuesList(between, after, cue, first);
  });
}
