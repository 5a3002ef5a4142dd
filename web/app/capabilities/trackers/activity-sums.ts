import type { Activity, TrackerSettings } from '@lakou/contract/trackers';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { daysBefore } from './days.ts';

export const METRICS = ['move', 'exercise', 'stand'] as const;
export type Metric = (typeof METRICS)[number];
export type Sums = Readonly<Record<Metric, number>>;

const NONE: Sums = { move: 0, exercise: 0, stand: 0 };
const HOURS_A_DAY = 24;

/** The energy of workouts and everyday movement, the minutes of workouts, and the hours standing. */
export const sumOf = (entries: readonly Activity[]): Sums =>
  entries.reduce(
    (sum, { minutes, kcal, standHours }) => ({
      move: sum.move + kcal,
      exercise: sum.exercise + minutes,
      stand: Math.min(sum.stand + standHours, HOURS_A_DAY),
    }),
    NONE,
  );

export const goalsOf = ({ moveKcal, exerciseMinutes, standHours }: TrackerSettings): Sums => ({
  move: moveKcal,
  exercise: exerciseMinutes,
  stand: standHours,
});

export interface Bucket {
  /** The start of the period. */
  readonly from: Date;
  readonly sums: Sums;
}

/** The last days up to today, oldest first, each with its sums. */
export function byDay(entries: readonly Activity[], now: Date, days: number): Bucket[] {
  const timeZone = ownTimeZone();
  const groups = Map.groupBy(entries, ({ at }) => dayIn(timeZone, new Date(at)));
  return Array.from({ length: days }, (_, index) => {
    const from = daysBefore(now, days - 1 - index);
    return { from, sums: sumOf(groups.get(dayIn(timeZone, from)) ?? []) };
  });
}

const HOURS = 4;

/** Today in parts of four hours. */
export function byHour(entries: readonly Activity[], now: Date): Bucket[] {
  const timeZone = ownTimeZone();
  const today = dayIn(timeZone, now);
  const groups = Map.groupBy(
    entries.filter(({ at }) => dayIn(timeZone, new Date(at)) === today),
    ({ at }) => Math.floor(new Date(at).getHours() / HOURS),
  );
  return Array.from({ length: HOURS_A_DAY / HOURS }, (_, index) => ({
    from: new Date(now.getFullYear(), now.getMonth(), now.getDate(), index * HOURS),
    sums: sumOf(groups.get(index) ?? []),
  }));
}

/** The average per day. Days without entries count, otherwise one good day would stand for a week. */
export function averageOf(buckets: readonly Bucket[]): Sums {
  const mean = (metric: Metric) =>
    Math.round(buckets.reduce((sum, { sums }) => sum + sums[metric], 0) / Math.max(buckets.length, 1));
  return { move: mean('move'), exercise: mean('exercise'), stand: mean('stand') };
}
