import { addDays } from '#platform/time/days.ts';
import type { DaySpan } from './days.ts';

/** Where a block of the grid begins: a day, and minutes from midnight. */
export interface Place {
  readonly day: string;
  readonly minute: number;
}

const STEP = 15;

/** To the next quarter of an hour, within the hours that the grid shows. */
export function snap(minute: number, length: number, shown: DaySpan): number {
  const snapped = Math.round(minute / STEP) * STEP;
  return Math.max(shown.from, Math.min(snapped, shown.to - Math.min(length, shown.to - shown.from)));
}

/** The length after its end was moved, in quarters of an hour, at least one and at most up to the end of what is shown. */
export const resized = (length: number, by: number, longest: number): number =>
  Math.max(STEP, Math.min(Math.round((length + by) / STEP) * STEP, Math.max(longest, STEP)));

const STEPS: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -STEP },
  ArrowDown: { days: 0, minutes: STEP },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** Where an arrow key leads; undefined for another key. */
export function stepped(place: Place, key: string): Place | undefined {
  const step = STEPS[key];
  return step && { day: addDays(place.day, step.days), minute: place.minute + step.minutes };
}
