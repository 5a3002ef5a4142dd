import type { Span } from '../scheduling/open-hours.rules.ts';
import { type IcsEvent, readEvents } from './ics-text.rules.ts';
import { type IcsTime, lengthOf, timeOf } from './ics-time.rules.ts';
import { repeats } from './repeats.rules.ts';

const DAY_MS = 86_400_000;
const MOST_TIMES = 3000;
/** Of all events that repeat: a second or two of work at most. */
const MOST_REPEATS = 100_000;

export interface BusyTimes {
  /** In order, none touching another. */
  readonly spans: readonly Span[];
  /** Events that repeat in a way that is not read. */
  readonly unread: number;
}

interface Options {
  readonly within: Span;
  /** For times that name no zone, and for whole days. */
  readonly timeZone: string;
}

const textOf = (event: IcsEvent, name: string): string => event.get(name)?.[0]?.value.trim() ?? '';

function timesOf(event: IcsEvent, name: string, zone: string): IcsTime[] {
  return (event.get(name) ?? []).flatMap(({ value, params }) =>
    value.split(',').flatMap((one) => timeOf(one, params, zone) ?? []),
  );
}

/** Events that are cancelled or do not take time block nothing. */
const takesTime = (event: IcsEvent): boolean =>
  textOf(event, 'STATUS').toUpperCase() !== 'CANCELLED' &&
  textOf(event, 'TRANSP').toUpperCase() !== 'TRANSPARENT' &&
  textOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() !== 'FREE';

function lengthFrom(event: IcsEvent, start: IcsTime, zone: string): number {
  const [end] = timesOf(event, 'DTEND', zone);
  if (end) return end.at.epochMilliseconds - start.at.epochMilliseconds;
  return lengthOf(textOf(event, 'DURATION')) ?? (start.isDay ? DAY_MS : 0);
}

/** Single dates of an event that repeats which were moved or changed: they stand in events of their own. */
function movedDates(events: readonly IcsEvent[], zone: string): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  for (const event of events)
    for (const { at } of timesOf(event, 'RECURRENCE-ID', zone)) {
      const uid = textOf(event, 'UID');
      const dates = moved.get(uid) ?? new Set();
      moved.set(uid, dates.add(at.epochMilliseconds));
    }
  return moved;
}

/** Spans that overlap or touch become one. */
function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) });
    else merged.push(span);
  }
  return merged;
}

/** When a calendar says its owner is busy; undefined for a text that is no calendar. */
export function busyTimes(text: string, { within, timeZone }: Options): BusyTimes | undefined {
  const events = readEvents(text);
  if (!events) return undefined;
  const moved = movedDates(events, timeZone);
  const spans: Span[] = [];
  const budget = { left: MOST_REPEATS };
  let unread = 0;
  for (const event of events.filter(takesTime)) {
    const [start] = timesOf(event, 'DTSTART', timeZone);
    if (!start) continue;
    const length = lengthFrom(event, start, timeZone);
    const rule = textOf(event, 'RRULE');
    const span = { start: within.start - Math.max(length, 0), end: within.end };
    const dates = rule ? repeats(start.at, rule, { within: span, budget }) : undefined;
    if (rule && !dates) unread++;
    const without = new Set(timesOf(event, 'EXDATE', timeZone).map(({ at }) => at.epochMilliseconds));
    const elsewhere = rule ? moved.get(textOf(event, 'UID')) : undefined;
    for (const at of dates ?? [start.at.epochMilliseconds])
      if (
        length > 0 &&
        !without.has(at) &&
        !elsewhere?.has(at) &&
        at < within.end &&
        at + length > within.start
      )
        spans.push({ start: at, end: at + length });
  }
  return { spans: merge(spans).slice(0, MOST_TIMES), unread };
}
