/** One contraction; the end is missing while it lasts. */
export interface Contraction {
  readonly from: Date;
  readonly to: Date | null;
}

const MINUTE_MS = 60_000;
/** Five minutes apart from start to start, each a minute long, for an hour (MetroHealth, Signs of labor). */
const APART_MS = 5 * MINUTE_MS;
const LASTS_MS = MINUTE_MS;
const FOR_MS = 60 * MINUTE_MS;
/** From then on a birth is not early. */
export const TERM_WEEK = 37;

export interface LabourPattern {
  readonly count: number;
  /** Averages of the last hour, in seconds; null while there is nothing to average. */
  readonly apartSeconds: number | null;
  readonly lastsSeconds: number | null;
  /** Whether they have come every five minutes, for a minute, over an hour. */
  readonly isActive: boolean;
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, each) => sum + each, 0) / values.length / 1000);

/** The pattern of contractions, in any order. */
export function assessLabour(contractions: readonly Contraction[], now: Date): LabourPattern {
  const sorted = contractions
    .filter(({ from }) => from.getTime() <= now.getTime())
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  const recent = sorted.filter(({ from }) => now.getTime() - from.getTime() <= FOR_MS + APART_MS);
  const gaps = recent.slice(1).map(({ from }, at) => from.getTime() - (recent[at]?.from.getTime() ?? 0));
  const lengths = recent.flatMap(({ from, to }) => (to ? [to.getTime() - from.getTime()] : []));
  const [first, last] = [recent[0], recent.at(-1)];
  const isActive =
    first !== undefined &&
    last !== undefined &&
    last.from.getTime() - first.from.getTime() >= FOR_MS - APART_MS &&
    now.getTime() - last.from.getTime() <= APART_MS &&
    gaps.every((gap) => gap <= APART_MS) &&
    lengths.every((length) => length >= LASTS_MS);
  return {
    count: sorted.length,
    apartSeconds: average(gaps),
    lastsSeconds: average(lengths),
    isActive,
  };
}

/** Ten movements within two hours are reassuring (ACOG, Special tests for monitoring fetal well-being, 2019). */
export const ENOUGH_MOVEMENTS = 10;
const MOVEMENTS_MS = 2 * FOR_MS;
/** Movements are counted from here on. */
export const MOVEMENTS_FROM_WEEK = 28;

export type MovementVerdict = 'enough' | 'counting' | 'few';

/** Whether ten movements were felt in time; `few` once two hours are over without them. */
export function assessMovements(count: number, startedAt: Date, now: Date): MovementVerdict {
  if (count >= ENOUGH_MOVEMENTS) return 'enough';
  return now.getTime() - startedAt.getTime() >= MOVEMENTS_MS ? 'few' : 'counting';
}
