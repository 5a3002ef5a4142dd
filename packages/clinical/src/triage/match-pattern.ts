import type { Slots } from './compile.ts';
import { gapKindOf, isAuxiliary, isNegator, type Token } from './tokens.ts';

/** What the word at a place may mean: a word of the patterns, or a concept, each with where it ends. */
type Meanings = ReadonlyMap<string, number>;
export type Reading = { tokens: readonly Token[]; content: readonly Token[]; meanings: readonly Meanings[] };

/** Where a meaning that fits ends; undefined when none does. */
function endOf(meanings: Meanings | undefined, slot: ReadonlySet<string>): number | undefined {
  for (const [word, end] of meanings ?? []) if (slot.has(word)) return end;
  return undefined;
}

/** "M respire, pa gen fyèv": this "pa" belongs to what follows. */
const deniesNext = (token: Token, next: Token | undefined) =>
  token.word === 'pa' && /^(?:gen|genyen|gin|ka|te|janm|d|de)$/.test(next?.word ?? '');

/** Follows a pattern from one place on: the tokens it takes, or nothing. */
export function matchPattern(
  { slots, maxGap }: { slots: Slots; maxGap: number },
  start: number,
  reading: Reading,
) {
  const { content, meanings, tokens } = reading;
  const taken: Token[] = [];
  let at = start;
  for (const slot of slots) {
    const last = taken.at(-1);
    // What is denied stands right behind the denial.
    let remaining = last && isNegator(last) ? 0 : maxGap;
    for (;;) {
      const token = content[at];
      if (!token || (last && token.sentence !== last.sentence)) return undefined;
      const end = endOf(meanings[at], slot);
      if (end !== undefined) {
        // Across a comma only a list of body parts is followed, and it ends on one.
        if (last && token.part !== last.part && gapKindOf(token, last.part) !== 'skipped') return undefined;
        taken.push(...content.slice(at, end + 1));
        at = end + 1;
        break;
      }
      if (!last) return undefined;
      const gap = isNegator(last) && isAuxiliary(token) ? 'skipped' : gapKindOf(token, last.part);
      if (gap === 'stop' || (gap === 'counted' && remaining-- === 0)) return undefined;
      at++;
    }
  }
  const last = taken.at(-1);
  return last && taken.length > 1 && deniesNext(last, tokens[last.raw + 1])
    ? undefined
    : { taken, end: at - 1 };
}
