// What turns text round, hides letters, or makes two different names look the same: nobody sees it, and nobody types it.
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text of one line: without control signs and line breaks. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

export const withoutHidden = (text: string): string => text.replaceAll(HIDDEN, '');

/**
 * What somebody typed, for a place where a line of its own would pass for one of ours: papers, tables. One hard space
 * stays, as in an amount.
 */
export const inOneLine = (text: string): string =>
  withoutHidden(text).replaceAll(/[\s\p{Cc}]+/gu, (gap) => (gap === '\u00a0' ? gap : ' '));
