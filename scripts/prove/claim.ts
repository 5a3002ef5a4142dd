import type { Stage } from './stage.ts';

export interface Outcome {
  readonly holds: boolean;
  /** The counted results, by name. */
  readonly counts: Readonly<Record<string, number | string>>;
  /** Why it could not be tried here; then it counts for nothing. */
  readonly notRun?: string;
}

/** A claim, and the work that tries to break it. */
export interface Claim {
  readonly what: string;
  run(stage: Stage): Promise<Outcome>;
}

const SHARE = Number(process.env.PROVE_SHARE ?? 1);

/** How often something is done: `PROVE_SHARE=0.1` does a tenth of it. */
export const sized = (full: number): number => Math.max(1, Math.round(full * SHARE));

/** Which calls: `PROVE_CALLS=/api/chat` tries those so named. */
export const ONLY = new RegExp(process.env.PROVE_CALLS ?? '');

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

/** The same with examples of what went wrong. */
export function withExamples({ holds, counts }: Outcome, examples: readonly string[], shown = 10): Outcome {
  if (examples.length === 0) return { holds, counts };
  return {
    holds,
    counts: {
      ...counts,
      'for example': `\n          ${examples.slice(0, shown).join('\n          ')}\n         `,
    },
  };
}
