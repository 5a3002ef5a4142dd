/** Where a text stands along one axis, in pixels. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The width of a sign as a part of the size of its text; rounded up, because too wide only shows fewer texts. */
const SIGN = 0.6;
const GAP = 4;

export const widthOf = (text: string, size: number): number => text.length * size * SIGN;

/** A text in the middle of what it names, moved inwards where it would leave the drawing. */
export function centred(middle: number, width: number, drawing: number): Span {
  const from = Math.max(0, Math.min(middle - width / 2, drawing - width));
  return { from, to: from + width };
}

export const overlap = (one: Span, other: Span): boolean =>
  one.from < other.to + GAP && other.from < one.to + GAP;

/** The texts that can be shown beside each other: the first of `order` in any case, then each that still has room. */
export function readable(spans: readonly Span[], order: readonly number[]): ReadonlySet<number> {
  const shown = new Map<number, Span>();
  for (const index of order) {
    const span = spans[index];
    if (span && ![...shown.values()].some((other) => overlap(span, other))) shown.set(index, span);
  }
  return new Set(shown.keys());
}

/** From the newest at the right to the oldest. */
export const newestFirst = (length: number): number[] =>
  Array.from({ length }, (_, index) => length - 1 - index);

/** Two heights on a drawing, moved away from each other until there are `least` between them. */
export function apart(upper: number, lower: number, least: number): [upper: number, lower: number] {
  const missing = Math.max(0, least - (lower - upper));
  return [upper - missing / 2, lower + missing / 2];
}
