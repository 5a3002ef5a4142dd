import { dayIn } from './days.ts';

/** The time on clocks in that zone, `14:30`. */
export const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** The moment at which clocks in that zone show this day and time; undefined for what is neither. */
export function momentIn(timeZone: string, day: string, time: string): Date | undefined {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted)) return undefined;
  const shownAt = (at: number) =>
    Date.parse(`${dayIn(timeZone, new Date(at))}T${clockIn(timeZone, new Date(at))}:00Z`);
  // The first step may cross a change of the clocks, the second does not.
  let at = wanted;
  for (let step = 0; step < 2; step++) at += wanted - shownAt(at);
  return new Date(at);
}

/** The moment at which clocks of another zone show the same day and time. */
export const sameClockIn = (at: Date, from: string, to: string): Date =>
  momentIn(to, dayIn(from, at), clockIn(from, at)) ?? at;

/** Minutes from midnight as a clock shows them, `14:30`. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
