import { dayIn } from '#platform/time/days.ts';
import { minutesIn } from '#platform/time/minutes.ts';

const OFFERED = 3;

/** Three other times for a visit: on the next days that have any, each the closest to the hour it was to be at. */
export function otherTimes(free: readonly string[], start: string, timeZone: string): string[] {
  const usual = minutesIn(timeZone, new Date(start));
  const off = (at: string) => Math.abs(minutesIn(timeZone, new Date(at)) - usual);
  const others = free.filter((at) => at !== start).toSorted();
  const byDay = Map.groupBy(others, (at) => dayIn(timeZone, new Date(at)));
  return [...byDay.values()]
    .slice(0, OFFERED)
    .flatMap((times) => times.toSorted((a, b) => off(a) - off(b)).slice(0, 1));
}
