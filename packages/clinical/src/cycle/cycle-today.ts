import { daysBetween, type PlainDate } from '../plain-date.ts';
import type { Cycle } from './periods.ts';
import { predictCycles } from './predictions.ts';

/** After so many days without a period a prediction says nothing any more (Teede 2023: see a clinician). */
const LONGEST_WAIT = 90;

export type CycleToday =
  | { kind: 'unknown' }
  /** A day of bleeding was logged, today or later in the same period. */
  | { kind: 'period'; day: number }
  /** The next period starts in `from` to `to` days; both are the same unless the cycles are irregular. */
  | { kind: 'expected'; day: number; from: number; to: number }
  /** The next period may start on any day from today on. */
  | { kind: 'any_day'; day: number; to: number }
  | { kind: 'late'; day: number; days: number }
  | { kind: 'long_ago'; since: PlainDate };

/**
 * Where today is in the cycle; day 1 is the first day of the latest period that has started. A period that was logged for
 * a day to come counts as the next one. An estimate, not a method of contraception.
 */
export function cycleToday(cycles: readonly Cycle[], today: PlainDate): CycleToday {
  const started = cycles.filter(({ startDate }) => startDate <= today);
  const latest = started.at(-1);
  const since = latest && daysBetween(latest.startDate, today);
  if (!latest || since === undefined) return { kind: 'unknown' };
  const day = since + 1;
  if (today <= latest.endDate) return { kind: 'period', day };
  const ahead = cycles.find(({ startDate }) => startDate > today)?.startDate;
  if (!ahead && since > LONGEST_WAIT) return { kind: 'long_ago', since: latest.startDate };
  const predicted = predictCycles(started);
  const start =
    predicted.kind === 'predictions' && !ahead ? predicted.upcoming[0]?.start : { from: ahead, to: ahead };
  const from = daysBetween(today, start?.from ?? '');
  const to = daysBetween(today, start?.to ?? '');
  if (from === undefined || to === undefined) return { kind: 'unknown' };
  if (to < 0) return { kind: 'late', day, days: -to };
  return from > 0 ? { kind: 'expected', day, from, to } : { kind: 'any_day', day, to };
}
