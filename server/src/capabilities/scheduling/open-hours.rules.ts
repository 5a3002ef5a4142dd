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

const DAY_MS = 86_400_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A day there, from its first moment to the next day's. */
interface Day extends Span {
  readonly date: Temporal.PlainDate;
}

function timeOn({ date, start, end }: Day, time: string, timeZone: string): number {
  // Most days the clocks run through, and counting is far quicker than asking the calendar.
  return end - start === DAY_MS
    ? start + minutesOf(time) * 60_000
    : momentOf(date.toPlainDateTime(time), timeZone);
}

function openOn(day: Day, { timeZone, hours, exceptions }: WorkingTimes): Span[] {
  const weekday = Weekday.options[day.date.dayOfWeek - 1];
  const times = exceptions[day.date.toString()] ?? hours.filter((one) => one.day === weekday);
  return times.map(({ from, to }) => ({
    start: timeOn(day, from, timeZone),
    end: to === END_OF_DAY ? day.end : timeOn(day, to, timeZone),
  }));
}

export const dayOf = (moment: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();

const MOST_KNOWN = 10_000;
const known = new Map<string, number>();

/** The moment a day begins there. Kept: the same days are asked for again and again, and the calendar is slow. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const start = momentOf(day.toPlainDateTime(), timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, start);
  return start;
}

/** Every opening that touches the span, in order, with those of the day before and after it. */
export function openings(times: WorkingTimes, span: Span): Span[] {
  const last = dayOf(span.end, times.timeZone).add({ days: 1 });
  const found: Span[] = [];
  let date = dayOf(span.start, times.timeZone).subtract({ days: 1 });
  let start = startOfDay(date, times.timeZone);
  while (Temporal.PlainDate.compare(date, last) <= 0) {
    const next = date.add({ days: 1 });
    const end = startOfDay(next, times.timeZone);
    found.push(...openOn({ date, start, end }, times));
    date = next;
    start = end;
  }
  return found.filter((one) => one.start < one.end).sort((a, b) => a.start - b.start);
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
