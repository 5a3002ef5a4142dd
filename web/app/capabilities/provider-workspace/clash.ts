import type { AgendaSpan } from '@lakou/contract/agenda';
import { bookingsOn, busyOn, busySpan, type DaySpan, entriesOn, entrySpan, spanOf } from './days.ts';
import type { Place } from './drag.ts';

interface Block extends DaySpan {
  readonly id: string;
  /** Undefined for what another calendar says. */
  readonly name: string | undefined;
}

/** What stands in the way of something of this length at this place, the first of the day; `own` is what is moved. */
export function clashAt(
  { day, minute }: Place,
  length: number,
  own: string | undefined,
  span: AgendaSpan,
  timeZone: string,
): Block | undefined {
  const blocks: Block[] = [
    ...bookingsOn(span.bookings, day, timeZone)
      .filter(({ status }) => status !== 'completed' && status !== 'no_show')
      .map((visit) => ({ id: visit.id, name: visit.patientName, ...spanOf(visit, timeZone) })),
    ...entriesOn(span.entries, day, timeZone).map((entry) => ({
      id: entry.id,
      name: entry.title,
      ...entrySpan(entry, timeZone),
    })),
    ...busyOn(span.busy, day, timeZone).map((time) => ({
      id: time.startsAt,
      name: undefined,
      ...busySpan(time, day, timeZone),
    })),
  ];
  return blocks
    .toSorted((a, b) => a.from - b.from)
    .find(({ id, from, to }) => id !== own && from < minute + length && minute < to);
}
