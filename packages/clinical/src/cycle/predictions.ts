import { addDays, type PlainDate } from '../plain-date.ts';
import { type Unknown, unknown } from '../unknown.ts';
import type { Cycle } from './periods.ts';
import { findCycleStats } from './stats.ts';

const CYCLE_DAYS = 28;
const PERIOD_DAYS = 5;
const CYCLES_AHEAD = 6;
const OVULATION_BEFORE_PERIOD = 14;
const FERTILE_BEFORE = 4;
const FERTILE_AFTER = 1;
const ENOUGH_CYCLES = 3;
/** FIGO 2018 (Munro): shortest to longest cycle within 7 days is regular for most ages. */
const REGULAR_SPREAD = 7;

type Span = { from: PlainDate; to: PlainDate };

export type PredictedCycle = {
  period: Span;
  /** When the period may start: one day, or a range when the cycles are irregular. */
  start: Span;
  ovulation: PlainDate;
  fertile: Span;
};

export type CyclePredictions = {
  kind: 'predictions';
  /** Fixed lengths of 28 and 5 days, the user's own lengths, or these with a range when they vary by more than a week. */
  basis: 'standard' | 'learned' | 'learned_irregular';
  cycleLength: number;
  periodLength: number;
  /** Complete cycles so far; from three on the user's own lengths are used. */
  completeCycles: number;
  upcoming: PredictedCycle[];
};

type CyclePattern = { cycleLength: number; periodLength: number; earlier: number; later: number };

function predict(latestStart: PlainDate, ahead: number, pattern: CyclePattern): PredictedCycle | undefined {
  const day = (offset: number) => addDays(latestStart, ahead * pattern.cycleLength + offset) ?? '';
  const span = (from: number, to: number): Span => ({ from: day(from), to: day(to) });
  const ovulation = -OVULATION_BEFORE_PERIOD;
  const predicted = {
    period: span(0, pattern.periodLength - 1),
    start: span(-pattern.earlier, pattern.later),
    ovulation: day(ovulation),
    fertile: span(ovulation - FERTILE_BEFORE - pattern.earlier, ovulation + FERTILE_AFTER + pattern.later),
  };
  return predicted.period.to === '' || predicted.start.to === '' ? undefined : predicted;
}

/**
 * The next six cycles after the latest start: ovulation 14 days before the next period (the luteal phase varies less
 * than the rest: Lenton 1984), fertile from 4 days before it to 1 day after. With three complete cycles the lengths are
 * the user's own medians; when these vary by more than a week, the start and the fertile days widen by how far the
 * user's shortest and longest cycle lay from the usual one. An estimate, not a method of contraception.
 */
export function predictCycles(cycles: readonly Cycle[]): CyclePredictions | Unknown<'no_period_logged'> {
  const latest = cycles.at(-1);
  if (!latest) return unknown('no_period_logged');
  const stats = findCycleStats(cycles);
  const learned = stats && stats.completeCycles >= ENOUGH_CYCLES ? stats : undefined;
  const irregular = learned && learned.longest - learned.shortest > REGULAR_SPREAD ? learned : undefined;
  const pattern: CyclePattern = {
    cycleLength: learned?.cycleLength ?? CYCLE_DAYS,
    periodLength: learned?.periodLength ?? PERIOD_DAYS,
    earlier: irregular ? irregular.cycleLength - irregular.shortest : 0,
    later: irregular ? irregular.longest - irregular.cycleLength : 0,
  };
  return {
    kind: 'predictions',
    basis: irregular ? 'learned_irregular' : learned ? 'learned' : 'standard',
    cycleLength: pattern.cycleLength,
    periodLength: pattern.periodLength,
    completeCycles: stats?.completeCycles ?? 0,
    upcoming: Array.from({ length: CYCLES_AHEAD }, (_, index) =>
      predict(latest.startDate, index + 1, pattern),
    ).filter((cycle) => cycle !== undefined),
  };
}
