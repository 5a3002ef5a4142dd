import type { PlainDate } from '../plain-date.ts';
import type { Cycle, CycleLog } from './periods.ts';
import type { PredictedCycle } from './predictions.ts';

export type DayClass = 'period' | 'ovulation' | 'fertile' | 'predicted' | 'none';

type Calendar = {
  logs: readonly CycleLog[];
  cycles: readonly Cycle[];
  upcoming: readonly PredictedCycle[];
};

const isInside = (date: PlainDate, from: PlainDate, to: PlainDate) => from <= date && date <= to;

/**
 * The class of a day in the calendar; the first that applies. Logged days come before predicted ones, and any logged flow
 * counts, spotting too.
 */
export function classifyDay(date: PlainDate, { logs, cycles, upcoming }: Calendar): DayClass {
  const bled = logs.some((log) => log.date === date && log.flow !== 'none');
  if (bled || cycles.some((cycle) => isInside(date, cycle.startDate, cycle.endDate))) return 'period';
  if (upcoming.some((cycle) => cycle.ovulation === date)) return 'ovulation';
  if (upcoming.some((cycle) => isInside(date, cycle.fertile.from, cycle.fertile.to))) return 'fertile';
  if (upcoming.some((cycle) => isInside(date, cycle.period.from, cycle.period.to))) return 'predicted';
  return 'none';
}
