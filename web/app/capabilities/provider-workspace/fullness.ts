import type { AgendaSpan } from '@lakou/contract/agenda';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { addDays } from '#platform/time/days.ts';
import {
  bookingsOn,
  busyOn,
  busySpan,
  type DaySpan,
  entriesOn,
  entrySpan,
  openOn,
  spanOf,
  weekOf,
} from './days.ts';

const WEEKS = 6;
/** What a day of somebody without weekly hours is compared with. */
const USUAL_MINUTES = 8 * 60;
const LEVELS = 4;

/** The weeks that show the month of this day, from the Monday before its first day. */
export function monthWeeks(day: string): string[][] {
  const [first = day] = weekOf(`${day.slice(0, 8)}01`);
  return Array.from({ length: WEEKS }, (_, week) => weekOf(addDays(first, week * 7))).filter(
    ([monday = '', , , , , , sunday = '']) =>
      [monday, sunday].some((one) => one.slice(0, 7) === day.slice(0, 7)),
  );
}

/** The same day of the month before or after, or its last day. */
export function monthLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const date = Math.min(Number(day.slice(8)), last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
}

/** The minutes that spans take together; what overlaps counts once. */
function minutesOf(spans: readonly DaySpan[]): number {
  let [sum, until] = [0, 0];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

export interface Fullness {
  readonly visits: number;
  /** In percent of the hours of the day; a day off with something planned is full. */
  readonly percent: number;
  /** From 0, empty, to 4, full. */
  readonly level: number;
  readonly isOff: boolean;
}

/** How full a day is. */
export function fullnessOf(day: string, span: AgendaSpan, availability: MyAvailability): Fullness {
  const { timeZone } = availability;
  const visits = bookingsOn(span.bookings, day, timeZone);
  const taken = minutesOf([
    ...visits.map((visit) => spanOf(visit, timeZone)),
    ...entriesOn(span.entries, day, timeZone).map((entry) => entrySpan(entry, timeZone)),
    ...busyOn(span.busy, day, timeZone).map((time) => busySpan(time, day, timeZone)),
  ]);
  const open = openOn(day, availability);
  const isOff = open?.length === 0;
  const minutes = open ? minutesOf(open) : USUAL_MINUTES;
  const share = taken === 0 ? 0 : Math.min(1, taken / Math.max(minutes, 1));
  return {
    visits: visits.length,
    percent: Math.round(share * 100),
    level: Math.ceil(share * LEVELS),
    isOff,
  };
}
