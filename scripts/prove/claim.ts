import type { Stage } from './stage.ts';

export interface Outcome {
  readonly holds: boolean;
  /** The counted results, by name. */
  readonly counts: Readonly<Record<string, number | string>>;
  /** Why it could not be tried here. */
  readonly notRun?: string;
}

/** A claim, and the work that tries to break it. */
export interface Claim {
  readonly what: string;
  run(stage: Stage): Promise<Outcome>;
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Holds when every count is as expected. */
export function expectCounts(
  counts: Readonly<Record<string, number>>,
  wanted: Readonly<Record<string, number>>,
): Outcome {
  const misses = Object.entries(wanted).filter(([name, value]) => counts[name] !== value);
  const said = misses.map(([name, value]) => [`${name} should be`, value]);
  return { holds: misses.length === 0, counts: { ...counts, ...Object.fromEntries(said) } };
}
