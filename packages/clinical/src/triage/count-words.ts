import { countOf } from './duration.ts';

const TENS: readonly (readonly [RegExp, number])[] = [
  [/^(?:twenty|vingt|vent?|venn)/, 20],
  [/^(?:thirty|trente|trant|trann)/, 30],
  [/^(?:forty|fourty|quarante|karant|karann)/, 40],
  [/^(?:fifty|cinquante|senkant|senkann)/, 50],
  [/^(?:sixty|soixante|swasant|swasann)/, 60],
  [/^seventy/, 70],
  [/^eighty/, 80],
];

/** The number that two words may say: "forty five", "quarante-cinq", "karannsenk", "soixante-dix". */
export function tensIn(word: string, next: string | undefined): { value: number; words: 1 | 2 } | undefined {
  for (const [start, tens] of TENS) {
    const said = start.exec(word)?.[0];
    if (said === undefined) continue;
    const rest = word.slice(said.length);
    if (rest !== '') {
      const ones = countOf(rest);
      return ones === undefined ? undefined : { value: tens + ones, words: 1 };
    }
    const ones = countOf(next);
    return ones === undefined || /^\d/.test(next ?? '')
      ? { value: tens, words: 1 }
      : { value: tens + ones, words: 2 };
  }
  return undefined;
}
