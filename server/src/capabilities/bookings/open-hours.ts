import { type OpenHours, Weekday } from '@lakou/contract/user';
import { Temporal } from 'temporal-polyfill';

/** From one moment to another, in milliseconds; the end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** When a provider works: the hours of a week in their own zone, and the days that differ from it. */
export interface WorkingTimes {
  readonly timeZone: string;
  readonly hours: readonly OpenHours[];
  /** By day, `2026-11-15`; an empty list is a day off. */
  readonly exceptions: Readonly<Record<string, readonly Pick<OpenHours, 'from' | 'to'>[]>>;
}

// The last minute that can be named stands for the day's end, so that a night goes on into the next day.
const END_OF_DAY = '23:59';

/** The first moment at which the clocks there show this time: the earlier of two, or the jump that skips it. */
function momentOf(wanted: Temporal.PlainDateTime, timeZone: string): number {
  const zoned = wanted.toZonedDateTime(timeZone);
  if (zoned.toPlainDateTime().equals(wanted)) return zoned.epochMilliseconds;
  const jump = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return (jump ?? zoned).epochMilliseconds;
}

const closing = (day: Temporal.PlainDate, to: string) =>
  to === END_OF_DAY ? day.add({ days: 1 }).toPlainDateTime() : day.toPlainDateTime(to);

function openOn(day: Temporal.PlainDate, { timeZone, hours, exceptions }: WorkingTimes): Span[] {
  const weekday = Weekday.options[day.dayOfWeek - 1];
  const times = exceptions[day.toString()] ?? hours.filter((one) => one.day === weekday);
  return times.map(({ from, to }) => ({
    start: momentOf(day.toPlainDateTime(from), timeZone),
    end: momentOf(closing(day, to), timeZone),
  }));
}

export const dayOf = (moment: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();

/** The moment a day begins there. */
export const startOfDay = (day: Temporal.PlainDate, timeZone: string): number =>
  momentOf(day.toPlainDateTime(), timeZone);

/** Every opening that touches the span, in order, with those of the day before and after it. */
export function openings(times: WorkingTimes, { start, end }: Span): Span[] {
  const last = dayOf(end, times.timeZone).add({ days: 1 });
  const found: Span[] = [];
  let day = dayOf(start, times.timeZone).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    found.push(...openOn(day, times));
  return found.filter((span) => span.start < span.end).sort((a, b) => a.start - b.start);
}

/** A place's zone by name; a bare offset knows no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
