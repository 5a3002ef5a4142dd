import type { Slots } from './compile.ts';
import { gapKindOf, isAuxiliary, isNegator, type Token } from './tokens.ts';
import { countStep } from './work.ts';

/** The pattern words and concepts that begin at one token, each with the index of its last token. */
type Meanings = ReadonlyMap<string, number>;
export type Reading = { tokens: readonly Token[]; content: readonly Token[]; meanings: readonly Meanings[] };

/** The index of the last token of a meaning that fits the slot; undefined when none fits. */
function endOf(meanings: Meanings | undefined, slot: ReadonlySet<string>): number | undefined {
  for (const [word, end] of meanings ?? []) if (slot.has(word)) return end;
  return undefined;
}

/** In "m respire, pa gen fyèv" the "pa" negates "gen fyèv", not "respire"; "n'arrête pas de couler" goes on. */
function deniesNext(token: Token, next: Token | undefined, then: Token | undefined): boolean {
  if (token.word !== 'pa' || !next) return false;
  if (/^(?:d|de)$/.test(next.word)) return !/(?:er|ir|re)$/.test(then?.word ?? '');
  return /^(?:gen|genyen|gin|ka|te|janm)$/.test(next.word);
}

/** At most this many words are passed between two words of a pattern, so that a long list is not read again and again. */
const MAX_PASSED = 24;

/** Matches a pattern from one token on; returns the tokens it uses, or undefined. */
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
    // No unknown word may stand between a negation and the negated word.
    let remaining = last && isNegator(last) ? 0 : maxGap;
    for (const limit = at + MAX_PASSED; ; ) {
      countStep();
      const token = content[at];
      if (!token || (last && token.sentence !== last.sentence)) return undefined;
      const end = endOf(meanings[at], slot);
      if (end !== undefined) {
        // A pattern crosses a comma only in a list of body parts, and its last token is a body part.
        if (last && token.part !== last.part && gapKindOf(token, last.part) !== 'skipped') return undefined;
        taken.push(...content.slice(at, end + 1));
        at = end + 1;
        break;
      }
      if (!last || at === limit) return undefined;
      const gap = isNegator(last) && isAuxiliary(token) ? 'skipped' : gapKindOf(token, last.part);
      if (gap === 'stop' || (gap === 'counted' && remaining-- === 0)) return undefined;
      at++;
    }
  }
  const last = taken.at(-1);
  if (!last || taken.length === 1) return { taken, end: at - 1 };
  // What the next part begins with denies nothing of this one: "ne passe pas. Janm mwen anfle."
  const [next, then] = tokens.slice(last.raw + 1, last.raw + 3).filter(({ part }) => part === last.part);
  return deniesNext(last, next, then) ? undefined : { taken, end: at - 1 };
}
