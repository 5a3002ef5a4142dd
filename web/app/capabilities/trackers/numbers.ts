import { type Language, parseDecimal } from '@lakou/i18n';

export type Bounds = readonly [least: number, most: number];

export const isWithin = (value: number, [least, most]: Bounds) => value >= least && value <= most;

/** A whole number within the bounds; undefined otherwise. */
export function countFrom(text: string, bounds: Bounds): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && isWithin(value, bounds) ? value : undefined;
}

/** A number within the bounds, with a comma or a point; undefined otherwise. */
export function amountFrom(lang: Language, text: string, bounds: Bounds): number | undefined {
  const value = parseDecimal(lang, text);
  return value !== undefined && isWithin(value, bounds) ? value : undefined;
}
