import type { BookingMode } from '@lakou/contract/bookings';
import { USUAL_BASE_CENTS } from '@lakou/contract/bookings.rules';
import { offeredBy, USUAL_MINUTES_OF } from './booking-plan.rules.ts';
import { feeFor } from './fare.rules.ts';
import { around, earliest, fits, type Taken } from './kept-free.rules.ts';
import { dayAfter, dayAt, type Span } from './open-hours.rules.ts';
import type { Schedule } from './schedule.store.ts';
import { slotsIn } from './slots.rules.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** So far ahead free times are known to a search. */
const AHEAD_DAYS = 28;
const KEPT_STARTS = 3;
/** Without a free time, or with a distant one, the days ahead are looked at again after this time. */
const LOOK_AGAIN_MS = 12 * HOUR_MS;

/** When a provider is free next for a kind of visit, or for any, and what it costs. */
export interface FreeTimes {
  readonly mode: BookingMode | 'any';
  readonly baseCents: number;
  readonly startsAt: readonly Date[];
  /** In the provider's time zone. */
  readonly days: readonly string[];
}

/** The span that a search knows. A time that begins right now is no longer free. */
const spanAhead = ({ noticeHours }: Schedule, at: Date): Span => ({
  start: earliest(noticeHours, at) + 1,
  end: at.getTime() + AHEAD_DAYS * DAY_MS,
});

/** The span of what may stand in the way. */
export const lookedAt = (schedule: Schedule, at: Date): Span =>
  around(spanAhead(schedule, at), schedule.buffers);

export const NO_TIMES: FreeTimes = { mode: 'any', baseCents: USUAL_BASE_CENTS, startsAt: [], days: [] };

/** Without weekly hours any time may be asked for, so none is known to be free. */
export const takesVisits = (schedule: Schedule): boolean => schedule.keepsHours && schedule.isAvailable;

type Described = Pick<FreeTimes, 'startsAt' | 'days'>;

/** One entry for each mode, and one for any of them: the soonest times and the lowest fee. */
export function freeTimesOf(schedule: Schedule, taken: readonly Taken[], at: Date): FreeTimes[] {
  const described = memoized(schedule, taken, at);
  const modes = offeredBy(schedule).map((mode) => ({
    mode,
    baseCents: feeFor(schedule.fees, mode).baseCents,
    ...described(mode),
  }));
  const lowest = Math.min(...modes.map(({ baseCents }) => baseCents));
  return [{ mode: 'any', baseCents: lowest, ...together(modes) }, ...modes];
}

/** What is free for any of them. */
function together(all: readonly Described[]): Described {
  const starts = new Set(all.flatMap(({ startsAt }) => startsAt.map((start) => start.getTime())));
  return {
    startsAt: [...starts]
      .sort((a, b) => a - b)
      .slice(0, KEPT_STARTS)
      .map((start) => new Date(start)),
    days: [...new Set(all.flatMap(({ days }) => days))].sort(),
  };
}

/** What is free for each kind of visit, computed once for kinds that take as long and have the same rules. */
function memoized(schedule: Schedule, taken: readonly Taken[], at: Date): (mode: BookingMode) => Described {
  const known = new Map<string, Described>();
  const { times, timeZone, buffers } = schedule;
  const lines = [
    times.hours ?? [],
    ...Object.values(times.exceptions),
    ...(times.repeats ?? []).map(({ hours }) => hours),
  ];
  const isForAll = lines.flat().every(({ modes }) => !modes);
  return (mode) => {
    const minutes = mode === 'in_home' ? USUAL_MINUTES_OF.home : USUAL_MINUTES_OF.elsewhere;
    const key = JSON.stringify([minutes, buffers[mode] ?? null, isForAll ? null : mode]);
    const found = known.get(key);
    if (found) return found;
    const slots = takesVisits(schedule) ? slotsIn(times, minutes, spanAhead(schedule, at), mode) : [];
    const free = describe(slots, (slot) => fits(slot, mode, taken, buffers), timeZone);
    known.set(key, free);
    return free;
  };
}

/** The first free slots, and the local days on which any begins. A day on which one does needs no other. */
function describe(slots: readonly Span[], isFree: (slot: Span) => boolean, timeZone: string): Described {
  const startsAt: Date[] = [];
  const days: string[] = [];
  let day = slots[0] && dayAt(slots[0].start, timeZone);
  for (const slot of slots) {
    while (day && slot.start >= day.end) day = dayAfter(day, timeZone);
    const isKnown = day?.name === days.at(-1);
    if (!day || (isKnown && startsAt.length === KEPT_STARTS) || !isFree(slot)) continue;
    if (startsAt.length < KEPT_STARTS) startsAt.push(new Date(slot.start));
    if (!isKnown) days.push(day.name);
  }
  return { startsAt, days };
}

/** When they are computed anew if nothing changes before. */
export function dueAgain(times: readonly FreeTimes[], at: Date, noticeHours = 0): Date {
  const firsts = times
    .flatMap(({ startsAt }) => startsAt.slice(0, 1))
    .map((start) => start.getTime() - noticeHours * HOUR_MS);
  return new Date(Math.min(at.getTime() + LOOK_AGAIN_MS, ...firsts));
}
