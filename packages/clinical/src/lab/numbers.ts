import type { LabTest } from './ranges.ts';
import { findInOwnUnit, isPossible } from './units.ts';

/** A number as reports print it; the 3 of 10^3 is not one. */
export const NUMBER = String.raw`(?<![\d.,^*])\d+(?:[.,]\d+)*`;

/** The values that a printed number may have: "7,500" is 7.5 or 7500. */
function meaningsOf(text: string): number[] {
  const groups = text.split(/[.,]/);
  const marks = new Set(text.replace(/\d/g, ''));
  const decimal = Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`);
  const whole = Number(groups.join(''));
  if (groups.length === 1) return [whole];
  const thousands = groups.slice(1).every((group) => group.length === 3) && !text.startsWith('0');
  if (groups.length > 2) return thousands && marks.size === 1 ? [whole] : [decimal];
  return thousands ? [decimal, whole] : [decimal];
}

/** The only value that a person can have in this unit; undefined when two are possible. */
export function findNumber(text: string, test: LabTest, unit: string | undefined): number | undefined {
  const meanings = meaningsOf(text);
  if (meanings.length === 1) return meanings[0];
  const possible = meanings.filter((meaning) => {
    const own = findInOwnUnit(test, meaning, unit);
    return own !== undefined && isPossible(test, own);
  });
  return possible.length === 1 ? possible[0] : undefined;
}
