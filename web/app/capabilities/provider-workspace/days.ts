import type { AgendaEntry, BusyTime } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { repeatedHours } from '@lakou/contract/scheduling.rules';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import { formatDate, type Language } from '@lakou/i18n';
import { addDays, dayIn } from '#platform/time/days.ts';
import { minutesIn, minutesOf } from '#platform/time/minutes.ts';

/** In minutes from midnight. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

const DAY_MINUTES = 1440;

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The seven days of the week that contains this day, from Monday. */
export const weekOf = (day: string): string[] => {
  const monday = addDays(day, -weekdayOf(day));
  return WEEKDAYS.map((_, index) => addDays(monday, index));
};

const SUNDAY = 6;

/** The week as the agenda shows it. On a Sunday weeks begin with that day, so that the days to come are shown. */
export const agendaWeek = (day: string, today: string): string[] =>
  weekdayOf(today) === SUNDAY ? weekOf(addDays(day, 1)).map((one) => addDays(one, -1)) : weekOf(day);

/** The day to show when moving by weeks: today if it is in that week, else its first day. */
export function dayInWeek(week: readonly string[], today: string): string {
  return week.includes(today) ? today : (week[0] ?? today);
}

/** The open spans of a day; undefined when the provider has no weekly hours and any time is possible. */
export function openOn(
  day: string,
  { hours, exceptions, repeats }: Pick<MyAvailability, 'hours' | 'exceptions' | 'repeats'>,
): DaySpan[] | undefined {
  const other = exceptions.find((one) => one.day === day)?.hours ?? repeatedHours(repeats, day);
  if (!other && !hours) return undefined;
  const weekday = WEEKDAYS[weekdayOf(day)];
  const spans = other ?? hours?.hours.filter((one) => one.day === weekday) ?? [];
  return spans
    .map(({ from, to }) => ({ from: minutesOf(from), to: to === '23:59' ? DAY_MINUTES : minutesOf(to) }))
    .sort((a, b) => a.from - b.from);
}

/** The spans of `shown` that are not open. */
export function closedBetween(open: readonly DaySpan[], shown: DaySpan): DaySpan[] {
  const closed: DaySpan[] = [];
  let at = shown.from;
  for (const { from, to } of open) {
    if (from > at) closed.push({ from: at, to: Math.min(from, shown.to) });
    at = Math.max(at, to);
  }
  if (at < shown.to) closed.push({ from: at, to: shown.to });
  return closed.filter(({ from, to }) => from < to);
}

/** The span of a booking in its day; it is cut at midnight. */
export function spanOf(
  { dateTime, endsAt }: Pick<Booking, 'dateTime' | 'endsAt'>,
  timeZone: string,
): DaySpan {
  const from = minutesIn(timeZone, new Date(dateTime));
  const minutes = (Date.parse(endsAt) - Date.parse(dateTime)) / 60_000;
  return { from, to: Math.min(from + minutes, DAY_MINUTES) };
}

/** The bookings of one day, without cancelled ones. */
export const bookingsOn = (bookings: readonly Booking[], day: string, timeZone: string): Booking[] =>
  bookings.filter(
    ({ dateTime, status }) => status !== 'cancelled' && dayIn(timeZone, new Date(dateTime)) === day,
  );

/** The span of an entry in its day; it is cut at midnight. */
export const entrySpan = ({ time, endsAt }: AgendaEntry, timeZone: string): DaySpan =>
  spanOf({ dateTime: time, endsAt }, timeZone);

/** The entries that begin on one day. */
export const entriesOn = (entries: readonly AgendaEntry[], day: string, timeZone: string): AgendaEntry[] =>
  entries.filter(({ time }) => dayIn(timeZone, new Date(time)) === day);

/** The busy times that touch one day. */
export const busyOn = (busy: readonly BusyTime[], day: string, timeZone: string): BusyTime[] =>
  busy.filter(
    ({ startsAt, endsAt }) =>
      dayIn(timeZone, new Date(startsAt)) <= day && dayIn(timeZone, new Date(Date.parse(endsAt) - 1)) >= day,
  );

/** The part of a busy time that lies in one day. */
export const busySpan = ({ startsAt, endsAt }: BusyTime, day: string, timeZone: string): DaySpan => ({
  from: dayIn(timeZone, new Date(startsAt)) < day ? 0 : minutesIn(timeZone, new Date(startsAt)),
  to: dayIn(timeZone, new Date(endsAt)) > day ? DAY_MINUTES : minutesIn(timeZone, new Date(endsAt)),
});

const USUAL = { from: 8 * 60, to: 17 * 60 };

/** The range of whole hours that contains all spans. */
export function shownHours(spans: readonly DaySpan[]): DaySpan {
  const from = Math.min(USUAL.from, ...spans.map((span) => span.from));
  const to = Math.max(USUAL.to, ...spans.map((span) => span.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, DAY_MINUTES) };
}

/** The first three letters of the weekday, and the day of the month. */
export const shortDay = (lang: Language, day: string): { name: string; number: number } => ({
  name: (formatDate(lang, day, 'long').split(/[ ,]/)[0] ?? '').slice(0, 3),
  number: Number(day.slice(8)),
});
