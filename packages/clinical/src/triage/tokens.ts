import { AUXILIARIES, BODY_PARTS, FILLERS, foldText, NEGATORS, SKIPPED } from './fold-text.ts';

/** `raw` is the index of the word, `sentence` of its sentence, and `part` of the text between commas that it is in. */
export type Token = { word: string; raw: number; sentence: number; part: number };

/** Further words are ignored, so that a very long pasted text does not block the program. */
const MAX_WORDS = 800;

/** Every word of a text in order; 39,5 and 180/120 are one word each. */
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

/** Between two words of a pattern a token is ignored, counted against the largest gap, or ends the match. */
export function gapKindOf(token: Token, part: number): 'skipped' | 'counted' | 'stop' {
  if (BODY_PARTS.has(token.word)) return 'skipped';
  if (token.part !== part) return 'stop';
  if (SKIPPED.has(token.word)) return 'skipped';
  return isNegator(token) ? 'stop' : 'counted';
}
