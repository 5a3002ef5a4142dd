import { inOneLine } from '@lakou/contract/one-line.rules';

// The standard PDF fonts have the letters of Western Europe, which cover our three languages. In
// other names, accents are removed and the base letters stay.
const KNOWN =
  /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/;

/**
 * A text with only the letters that the standard PDF fonts have, in one line: what somebody typed must not end ours and
 * begin another.
 */
export function printable(text: string): string {
  return [...inOneLine(text.replaceAll('\u202f', '\u00a0'))]
    .map((sign) => (KNOWN.test(sign) ? sign : sign.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .map((sign) => ([...sign].every((one) => KNOWN.test(one)) ? sign : '?'))
    .join('');
}

/** A text of several lines, where a paper has room for them and nothing of ours stands beside it. */
export const printableLines = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(printable)
    .join('\n');
