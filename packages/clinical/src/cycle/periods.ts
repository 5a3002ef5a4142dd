import { daysBetween, isPlainDate, type PlainDate } from '../plain-date.ts';

export type Flow = 'none' | 'spotting' | 'light' | 'medium' | 'heavy';
export type CycleLog = { date: PlainDate; flow: Flow };
/** One period: its first and last day of bleeding. */
export type Cycle = { startDate: PlainDate; endDate: PlainDate };

/** Days without bleeding that still belong to the same period. */
const LONGEST_GAP = 2;

const isBleeding = (flow: Flow) => flow === 'light' || flow === 'medium' || flow === 'heavy';

/**
 * Periods from the daily logs, oldest first. A period starts at light or heavier flow and ends at its last such day, with
 * gaps of up to two days. Spotting counts as no bleeding. The logs may be in any order, and days that do not exist are
 * left out.
 */
export function detectPeriods(logs: readonly CycleLog[]): Cycle[] {
  const days = logs
    .filter((log) => isBleeding(log.flow) && isPlainDate(log.date))
    .map((log) => log.date)
    .sort();
  const periods: Cycle[] = [];
  for (const day of days) {
    const last = periods.at(-1);
    const gap = last ? (daysBetween(last.endDate, day) ?? 0) - 1 : Number.POSITIVE_INFINITY;
    if (last && gap <= LONGEST_GAP) last.endDate = day;
    else periods.push({ startDate: day, endDate: day });
  }
  return periods;
}
