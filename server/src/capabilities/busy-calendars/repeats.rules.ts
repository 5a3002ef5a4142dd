import { Temporal } from 'temporal-polyfill';
import { timeOf } from './ics-time.rules.ts';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const KNOWN = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'];
/** An event that began long ago has this many dates before it is given up. */
const MOST_DATES = 20_000;

interface Repeat {
  readonly freq: string;
  readonly interval: number;
  readonly count: number;
  readonly until: number;
  /** Monday is one. */
  readonly days: readonly number[];
  readonly weekStart: number;
}

/** Undefined for a rule that is not read: only days and weeks are. */
function repeatOf(rule: string, start: Temporal.ZonedDateTime): Repeat | undefined {
  const parts = new Map(
    rule.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toUpperCase(), value.trim().toUpperCase()] as const;
    }),
  );
  const freq = parts.get('FREQ') ?? '';
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean);
  const untilText = parts.get('UNTIL');
  const until = untilText ? timeOf(untilText, {}, start.timeZoneId) : undefined;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = Number(parts.get('COUNT') ?? MOST_DATES);
  if (
    !['DAILY', 'WEEKLY'].includes(freq) ||
    [...parts.keys()].some((name) => name && !KNOWN.includes(name)) ||
    !days.every((day) => DAYS.includes(day)) ||
    (untilText && !until) ||
    !(Number.isInteger(interval) && interval > 0 && interval <= 1000) ||
    !(Number.isInteger(count) && count > 0)
  )
    return undefined;
  // A last day without a time includes all of that day.
  const last = until?.isDay ? until.at.add({ days: 1 }).subtract({ seconds: 1 }) : until?.at;
  return {
    freq,
    interval,
    count,
    until: last?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    days: days.map((day) => DAYS.indexOf(day) + 1),
    weekStart: DAYS.indexOf(parts.get('WKST') ?? 'MO') + 1 || 1,
  };
}

function* datesOf(
  start: Temporal.ZonedDateTime,
  { freq, interval, days, weekStart }: Repeat,
): Generator<Temporal.ZonedDateTime> {
  if (freq === 'DAILY') {
    for (let n = 0; ; n++) {
      const next = start.add({ days: n * interval });
      if (days.length === 0 || days.includes(next.dayOfWeek)) yield next;
    }
  }
  const fromWeekStart = (day: number) => (day - weekStart + 7) % 7;
  const week = start.subtract({ days: fromWeekStart(start.dayOfWeek) });
  const offsets = (days.length > 0 ? days : [start.dayOfWeek]).map(fromWeekStart).sort((a, b) => a - b);
  for (let n = 0; ; n++)
    for (const offset of offsets) {
      const next = week.add({ days: n * interval * 7 + offset });
      if (Temporal.ZonedDateTime.compare(next, start) >= 0) yield next;
    }
}

/** The moments at which an event that repeats begins, up to an end; undefined when its rule is not read. */
export function repeats(start: Temporal.ZonedDateTime, rule: string, end: number): number[] | undefined {
  const repeat = repeatOf(rule, start);
  if (!repeat) return undefined;
  const found: number[] = [];
  let looked = 0;
  for (const date of datesOf(start, repeat)) {
    const at = date.epochMilliseconds;
    if (at > repeat.until || at >= end || found.length >= repeat.count || ++looked > MOST_DATES) break;
    found.push(at);
  }
  return found;
}
