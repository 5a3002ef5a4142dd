interface Placed {
  readonly at: number;
  readonly value: number;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** From 0 at the bottom to 1 at the top. */
  share(value: number): number;
  /** From 0 at the left to 100 at the right. */
  x(at: number): number;
}

const LINES = 4;
const MOST_STEPS = 6;

/** 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

/** A scale that includes every point, and the band of good values when points are near it. */
export function scaleOf(points: readonly Placed[], band?: readonly [number, number]): Scale {
  const values = points.map(({ value }) => value);
  const times = points.map(({ at }) => at);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const near = band?.filter(
    (edge) => edge >= least - (most - least || 10) && edge <= most + (most - least || 10),
  );
  const all = [...values, ...(near ?? [])];
  const [bottom, top] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 1];
  const step = roundStep((top - bottom || Math.abs(top) / 10 || 1) / LINES);
  // Leaves space below the lowest point, but does not go below zero when no point does.
  const low = Math.max(
    Math.floor((bottom - step / 4) / step) * step,
    bottom < 0 ? Number.NEGATIVE_INFINITY : 0,
  );
  const high = Math.ceil((top + step / 4) / step) * step;
  const from = Math.min(...times);
  const span = Math.max(...times) - from;
  return {
    low,
    high,
    step,
    share: (value) => (value - low) / (high - low),
    // A single point is placed at the right end, where the newest point is.
    x: (at) => (span > 0 ? ((at - from) / span) * 100 : 100),
  };
}

/** Where two ends are given, the round numbers between them, both ends rounded outwards. */
export function roundScale(least: number, most: number): Pick<Scale, 'low' | 'high' | 'step'> {
  const step = roundStep((most - least || Math.abs(most) / 10 || 1) / MOST_STEPS);
  const exact = (value: number) => Number(value.toPrecision(12));
  const low = exact(Math.floor(least / step) * step);
  return { low, high: exact(Math.max(low + step, Math.ceil(most / step) * step)), step };
}

/** The values of the horizontal grid lines. */
export const gridOf = ({ low, high, step }: Pick<Scale, 'low' | 'high' | 'step'>): number[] =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) =>
    Number((low + index * step).toPrecision(12)),
  );
