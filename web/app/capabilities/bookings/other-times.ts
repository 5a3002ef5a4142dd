import { dayIn } from '#platform/time/days.ts';

const OFFERED = 3;

const minutesOfDay = (timeZone: string, at: Date): number => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(at)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
};

/** Three other times for a visit: on the next days that have any, each the closest to the hour it was to be at. */
export function otherTimes(free: readonly string[], start: string, timeZone: string): string[] {
  const usual = minutesOfDay(timeZone, new Date(start));
  const off = (at: string) => Math.abs(minutesOfDay(timeZone, new Date(at)) - usual);
  const others = free.filter((at) => at !== start).toSorted();
  const byDay = Map.groupBy(others, (at) => dayIn(timeZone, new Date(at)));
  return [...byDay.values()]
    .slice(0, OFFERED)
    .flatMap((times) => times.toSorted((a, b) => off(a) - off(b)).slice(0, 1));
}
