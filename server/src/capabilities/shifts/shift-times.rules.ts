import { LONGEST_SHIFT_MS } from '@lakou/contract/shifts.rules';
import { Temporal } from 'temporal-polyfill';

export interface ShiftSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** What clocks at the clinic show; a time that is skipped in spring is the one after the jump. */
const zoned = (sent: string, timeZone: string): Temporal.ZonedDateTime =>
  HAS_OFFSET.test(sent)
    ? Temporal.Instant.from(sent).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDateTime.from(sent).toZonedDateTime(timeZone);

const dateOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds);

/** When a shift begins and ends; an end at or before the start is on the next day. Says why there is no such shift. */
export function readSpan(
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
  timeZone: string,
): ShiftSpan | 'shift_too_long' | 'invalid_request' {
  const start = zoned(startTime, timeZone);
  const sent = zoned(endTime, timeZone);
  const end = Temporal.ZonedDateTime.compare(sent, start) > 0 ? sent : sent.add({ days: 1 });
  if (Temporal.ZonedDateTime.compare(end, start) <= 0) return 'invalid_request';
  const span = { startsAt: dateOf(start), endsAt: dateOf(end) };
  return isTooLong(span) ? 'shift_too_long' : span;
}

const isTooLong = ({ startsAt, endsAt }: ShiftSpan) =>
  endsAt.getTime() - startsAt.getTime() > LONGEST_SHIFT_MS;

/** The same clock times so many days later; undefined when a change of the clocks makes it longer than a day. */
export function movedBy(
  { startsAt, endsAt }: ShiftSpan,
  days: number,
  timeZone: string,
): ShiftSpan | undefined {
  const move = (at: Date) =>
    dateOf(Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).add({ days }));
  const moved = { startsAt: move(startsAt), endsAt: move(endsAt) };
  return isTooLong(moved) ? undefined : moved;
}

/** The days of the week from Sunday to Saturday that holds this day. */
export function weekOf(day: string): string[] {
  const date = Temporal.PlainDate.from(day);
  const sunday = date.subtract({ days: date.dayOfWeek % 7 });
  return Array.from({ length: 7 }, (_, n) => sunday.add({ days: n }).toString());
}

export const daysBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();

export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** The instant at which a day begins at the clinic. */
export const startOf = (day: string, timeZone: string): Date =>
  dateOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone));

export const endOf = (day: string, timeZone: string): Date =>
  dateOf(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone));
