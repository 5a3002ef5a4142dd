import { daysBetween } from '../plain-date.ts';
import type { Cycle } from './periods.ts';

/**
 * A shorter interval is bleeding between periods or an incomplete log, and a longer one contains a period that was not
 * logged, so neither is the length of a cycle. WHO's analyses of menstrual diaries use similar bounds.
 */
const SHORTEST_CYCLE = 15;
const LONGEST_CYCLE = 90;
/** Only recent cycles are used, because they predict the next one better than older ones. */
const MOST_RECENT = 6;

export type CycleStats = {
  /** Complete cycles used, at most the latest six. */
  completeCycles: number;
  cycleLength: number;
  shortest: number;
  longest: number;
  /** Undefined when only first days were logged. */
  periodLength: number | undefined;
};

/** Days from one start to the next, oldest first. Periods must be sorted, as `detectPeriods` returns them. */
export const cycleLengths = (cycles: readonly Cycle[]): number[] =>
  cycles.slice(1).flatMap((cycle, index) => {
    const days = daysBetween(cycles[index]?.startDate ?? '', cycle.startDate);
    return days === undefined ? [] : [days];
  });

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? Math.round(((sorted[middle - 1] ?? 0) + upper) / 2) : upper;
}

/** Lengths of the user's own cycles; undefined before the first complete one. */
export function findCycleStats(cycles: readonly Cycle[]): CycleStats | undefined {
  const lengths = cycleLengths(cycles)
    .filter((length) => length >= SHORTEST_CYCLE && length <= LONGEST_CYCLE)
    .slice(-MOST_RECENT);
  if (lengths.length === 0) return undefined;
  // The latest period may not be over, so only complete periods are measured.
  const periods = cycles
    .slice(0, -1)
    .slice(-MOST_RECENT)
    .map((cycle) => (daysBetween(cycle.startDate, cycle.endDate) ?? 0) + 1)
    // A single day says when a period began, not how long it was.
    .filter((days) => days > 1);
  return {
    completeCycles: lengths.length,
    cycleLength: median(lengths),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    periodLength: periods.length > 0 ? median(periods) : undefined,
  };
}
