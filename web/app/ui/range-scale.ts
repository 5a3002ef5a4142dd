export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

interface RangeScale {
  /** Where the good part begins and ends, as shares of the width. */
  readonly from: number;
  readonly to: number;
  /** The place of a value; values beyond the drawing stand at its edge. */
  readonly share: (value: number) => number;
}

const EDGE = 0.03;
const scaleOf = (least: number, most: number, { low, high }: Range): RangeScale => {
  const raw = (value: number) => (value - least) / (most - least);
  return {
    from: low === null ? 0 : raw(low),
    to: high === null ? 1 : raw(high),
    share: (value) => Math.min(1 - EDGE, Math.max(EDGE, raw(value))),
  };
};

/** The good part lies in the middle half; with one limit alone, on its side of it. Undefined without any limit. */
export function findRangeScale(range: Range): RangeScale | undefined {
  const { low, high } = range;
  if (low !== null && high !== null) {
    const half = (high - low) / 2 || Math.abs(high) / 2 || 1;
    return scaleOf(low - half, high + half, range);
  }
  if (high !== null) return scaleOf(0, high > 0 ? (high * 4) / 3 : 1, range);
  if (low !== null) return scaleOf(low / 2, low > 0 ? low * 2 : 1, range);
  return undefined;
}
