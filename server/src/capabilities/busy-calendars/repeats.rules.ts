import { Temporal } from 'temporal-polyfill';
import { timeOf } from './ics-time.rules.ts';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const KNOWN = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'];
/** An event that began long ago has this many dates before it is given up. */
const MOST_DATES = 20_000;
const DAY_MS = 86_400_000;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How many dates may still be looked at, for all events of a calendar together. */
export interface Budget {
  left: number;
}

interface Repeat {
  readonly freq: string;
  readonly interval: number;
  /** Undefined when it goes on. */
  readonly count: number | undefined;
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
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : undefined;
  if (
    !['DAILY', 'WEEKLY'].includes(freq) ||
    [...parts.keys()].some((name) => name && !KNOWN.includes(name)) ||
    !days.every((day) => DAYS.includes(day)) ||
    (untilText && !until) ||
    !(Number.isInteger(interval) && interval > 0 && interval <= 1000) ||
    !(count === undefined || (Number.isInteger(count) && count > 0))
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

/** Whole rounds between the first date and a moment: dates that are counted cannot be passed over. */
function roundsBefore(
  start: Temporal.ZonedDateTime,
  { freq, interval, count }: Repeat,
  moment: number,
): number {
  const days = (moment - start.epochMilliseconds) / DAY_MS / interval;
  const rounds = freq === 'DAILY' ? days : days / 7;
  return count === undefined ? Math.max(0, Math.floor(rounds) - 2) : 0;
}

/** Dates in their order, from a round on; undefined for a day that the rule leaves out. */
function* datesOf(
  start: Temporal.ZonedDateTime,
  { freq, interval, days, weekStart }: Repeat,
  first: number,
): Generator<Temporal.ZonedDateTime | undefined> {
  if (freq === 'DAILY') {
    for (let n = first; ; n++) {
      const next = start.add({ days: n * interval });
      yield days.length === 0 || days.includes(next.dayOfWeek) ? next : undefined;
    }
  }
  const fromWeekStart = (day: number) => (day - weekStart + 7) % 7;
  const week = start.subtract({ days: fromWeekStart(start.dayOfWeek) });
  const offsets = (days.length > 0 ? days : [start.dayOfWeek]).map(fromWeekStart).sort((a, b) => a - b);
  for (let n = first; ; n++)
    for (const offset of offsets) {
      const next = week.add({ days: n * interval * 7 + offset });
      yield Temporal.ZonedDateTime.compare(next, start) >= 0 ? next : undefined;
    }
}

/**
 * The moments at which an event that repeats begins, at least those within a span; undefined when its rule is not read,
 * or when the calendar has more dates than anybody keeps.
 */
export function repeats(
  start: Temporal.ZonedDateTime,
  rule: string,
  { within, budget }: { within: Span; budget: Budget },
): number[] | undefined {
  const repeat = repeatOf(rule, start);
  if (!repeat) return undefined;
  const { until, count = MOST_DATES } = repeat;
  const found: number[] = [];
  let looked = 0;
  let missed = 0;
  for (const date of datesOf(start, repeat, roundsBefore(start, repeat, within.start))) {
    if (++looked > MOST_DATES) break;
    if (--budget.left < 0) return undefined;
    if (!date && ++missed > DAYS.length) break; // it never comes
    if (!date) continue;
    missed = 0;
    const at = date.epochMilliseconds;
    if (at > until || at >= within.end || found.length >= count) break;
    found.push(at);
  }
  return found;
}
