import { AUXILIARIES, BODY_PARTS, FILLERS, foldText, NEGATORS, SKIPPED } from './fold-text.ts';

/** `raw` counts every word, `sentence` and `part` (between commas) tell which words belong together. */
export type Token = { word: string; raw: number; sentence: number; part: number };

/** Nobody types more; a pasted book must not hold up the phone. */
const MAX_WORDS = 800;

/** Every word of a text in order, numbers whole (39,5 and 180/120). */
export function tokenise(text: string): Token[] {
  const pieces =
    foldText(text).match(/\d+(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?|[a-z]+|[.;!?\n]+|[,:()]/g) ?? [];
  const tokens: Token[] = [];
  let sentence = 0;
  let part = 0;
  for (const piece of pieces) {
    if (/^[.;!?\n]/.test(piece)) {
      sentence++;
      part++;
    } else if (/^[,:()]/.test(piece)) part++;
    else if (tokens.length < MAX_WORDS) tokens.push({ word: piece, raw: tokens.length, sentence, part });
  }
  return tokens;
}

export const isFiller = (token: Token) => FILLERS.has(token.word);
export const isAuxiliary = (token: Token) => AUXILIARIES.has(token.word);
export const isNegator = (token: Token) => NEGATORS.has(token.word);

/** What a pattern may step over between two of its words; `free` is the one word it may step over unseen. */
export function gapKindOf(token: Token, part: number): 'skipped' | 'counted' | 'stop' {
  if (BODY_PARTS.has(token.word)) return 'skipped';
  if (token.part !== part) return 'stop';
  if (SKIPPED.has(token.word)) return 'skipped';
  return isNegator(token) ? 'stop' : 'counted';
}
