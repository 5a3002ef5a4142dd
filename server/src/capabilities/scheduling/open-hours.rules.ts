import type { BookingMode } from '@lakou/contract/bookings';
import type { RepeatedException } from '@lakou/contract/scheduling';
import { repeatedHours } from '@lakou/contract/scheduling.rules';
import type { WorkHours } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import { Temporal } from 'temporal-polyfill';

/** A time span in milliseconds; the end is not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A time at which a provider works, and where, if they said so. */
export interface Opening extends Span {
  readonly place?: string | undefined;
}

/**
 * When a provider works: weekly hours in their own time zone, and the days that differ from them.
 */
export interface WorkingTimes {
  readonly timeZone: string;
  /** Undefined: never set, so every time of a day is possible. An empty list: closed on every day. */
  readonly hours: readonly WorkHours[] | undefined;
  /** By day, `2026-11-15`; an empty list is a day off. */
  readonly exceptions: Readonly<Record<string, readonly Omit<WorkHours, 'day'>[]>>;
  /** Days that differ again and again; a single day goes before them. */
  readonly repeats?: readonly RepeatedException[];
}

// The last minute that can be written means the end of the day, so that a night shift continues
// into the next day.
const END_OF_DAY = '23:59';
const WHOLE_DAY = [{ from: '00:00', to: END_OF_DAY }];

/**
 * The first instant at which local clocks show this time: the earlier of two, or the jump that
 * skips it.
 */
function momentOf(wanted: Temporal.PlainDateTime, timeZone: string): number {
  const zoned = wanted.toZonedDateTime(timeZone);
  if (zoned.toPlainDateTime().equals(wanted)) return zoned.epochMilliseconds;
  const jump = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return (jump ?? zoned).epochMilliseconds;
}

const DAY_MS = 86_400_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A local day, from its first instant to that of the next day. */
interface Day extends Span {
  readonly date: Temporal.PlainDate;
  /** `2026-11-15` */
  readonly name: string;
  readonly weekday: (typeof WEEKDAYS)[number] | undefined;
  /** Once it was asked for. */
  next?: Day;
}

function timeOn({ date, start, end }: Day, time: string, timeZone: string): number {
  // On most days the clocks do not change, and adding is much faster than a calendar calculation.
  return end - start === DAY_MS
    ? start + minutesOf(time) * 60_000
    : momentOf(date.toPlainDateTime(time), timeZone);
}

function openOn(
  day: Day,
  { timeZone, hours, exceptions, repeats = [] }: WorkingTimes,
  mode: BookingMode | undefined,
): Opening[] {
  const { name, weekday } = day;
  const times: readonly Omit<WorkHours, 'day'>[] =
    exceptions[name] ??
    repeatedHours(repeats, name) ??
    hours?.filter((one) => one.day === weekday) ??
    WHOLE_DAY;
  return times
    .filter(({ modes }) => !(mode && modes) || modes.includes(mode))
    .map(({ from, to, place }) => ({
      start: timeOn(day, from, timeZone),
      end: to === END_OF_DAY ? day.end : timeOn(day, to, timeZone),
      ...(place && { place }),
    }));
}

export const dayOf = (moment: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();

const MOST_KNOWN = 10_000;
const known = new Map<string, number>();

/**
 * The instant at which a local day begins. Cached, because the same days are needed often and the
 * calculation is slow.
 */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const start = momentOf(day.toPlainDateTime(), timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, start);
  return start;
}

const days = new Map<string, Day>();

/** Cached, because providers of one time zone have the same days. */
function dayOn(date: Temporal.PlainDate, timeZone: string): Day {
  const name = date.toString();
  const key = `${name} ${timeZone}`;
  const found = days.get(key);
  if (found) return found;
  const start = startOfDay(date, timeZone);
  const end = startOfDay(date.add({ days: 1 }), timeZone);
  const day: Day = { date, name, weekday: WEEKDAYS[date.dayOfWeek - 1], start, end };
  if (days.size >= MOST_KNOWN) days.clear();
  days.set(key, day);
  return day;
}

/** The local day of a moment. */
export const dayAt = (moment: number, timeZone: string): Day => dayOn(dayOf(moment, timeZone), timeZone);

export function dayAfter(day: Day, timeZone: string): Day {
  day.next ??= dayOn(day.date.add({ days: 1 }), timeZone);
  return day.next;
}

/** Every opening for a kind of visit that touches the span, in order, including those of the day before and after. */
export function openings(times: WorkingTimes, span: Span, mode?: BookingMode): Opening[] {
  const { timeZone } = times;
  const found: Opening[] = [];
  let day = dayAt(dayAt(span.start, timeZone).start - 1, timeZone);
  for (let isLast = false; !isLast; day = dayAfter(day, timeZone)) {
    found.push(...openOn(day, times, mode));
    isLast = day.start > span.end;
  }
  return found.filter((one) => one.start < one.end).sort((a, b) => a.start - b.start);
}

/** Where the provider works at the start of a visit of this kind, if they said so. */
export const placeAt = (times: WorkingTimes, { start }: Span, mode: BookingMode): string | undefined =>
  openings(times, { start, end: start + 1 }, mode).find((one) => one.start <= start && start < one.end)
    ?.place;

/** The kinds of visit that some hours are for; undefined when there are hours for every kind. */
export function modesIn({
  hours,
  exceptions,
  repeats = [],
}: WorkingTimes): readonly BookingMode[] | undefined {
  if (!hours) return undefined;
  const lines = [...hours, ...Object.values(exceptions).flat(), ...repeats.flatMap((repeat) => repeat.hours)];
  return lines.length > 0 && lines.every(({ modes }) => modes)
    ? lines.flatMap(({ modes = [] }) => modes)
    : undefined;
}
