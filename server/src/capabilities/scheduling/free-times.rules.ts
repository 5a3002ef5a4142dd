import type { BookingMode } from '@lakou/contract/bookings';
import { BOOKING_MODES, USUAL_BASE_CENTS } from '@lakou/contract/bookings.rules';
import { USUAL_MINUTES_OF } from './booking-plan.rules.ts';
import { feeFor } from './fare.rules.ts';
import { dayOf, type Span, startOfDay } from './open-hours.rules.ts';
import type { Schedule } from './schedule.store.ts';
import { isFree, slotsIn } from './slots.rules.ts';

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
export const spanAhead = (at: Date): Span => ({
  start: at.getTime() + 1,
  end: at.getTime() + AHEAD_DAYS * DAY_MS,
});

export const NO_TIMES: FreeTimes = { mode: 'any', baseCents: USUAL_BASE_CENTS, startsAt: [], days: [] };

/** Without weekly hours any time may be asked for, so none is known to be free. */
export const takesVisits = (schedule: Schedule): boolean => schedule.keepsHours && schedule.isAvailable;

/** The modes with a fee of their own; who named none offers all. */
function offered({ fees }: Schedule): readonly BookingMode[] {
  const named = BOOKING_MODES.filter((mode) => fees[mode]);
  return named.length > 0 ? named : BOOKING_MODES;
}

/** One entry for each mode, and one for any of them: the soonest times and the lowest fee. */
export function freeTimesOf(schedule: Schedule, taken: readonly Span[], at: Date): FreeTimes[] {
  const starts = (minutes: number) =>
    takesVisits(schedule)
      ? slotsIn(schedule.times, minutes, spanAhead(at)).filter((slot) => isFree(slot, taken))
      : [];
  const usual = describe(starts(USUAL_MINUTES_OF.elsewhere), schedule.timeZone);
  const home = describe(starts(USUAL_MINUTES_OF.home), schedule.timeZone);
  const modes = offered(schedule).map((mode) => ({
    mode,
    baseCents: feeFor(schedule.fees, mode).baseCents,
    ...(mode === 'in_home' ? home : usual),
  }));
  const lowest = Math.min(...modes.map(({ baseCents }) => baseCents));
  const any = modes.some(({ mode }) => mode !== 'in_home') ? usual : home;
  return [{ mode: 'any', baseCents: lowest, ...any }, ...modes];
}

const describe = (slots: readonly Span[], timeZone: string) => ({
  startsAt: slots.slice(0, KEPT_STARTS).map(({ start }) => new Date(start)),
  days: daysOf(slots, timeZone),
});

/** The local days on which they begin. The calendar is slow, so it is asked for each day and not for each slot. */
function daysOf(slots: readonly Span[], timeZone: string): string[] {
  const days: string[] = [];
  let dayEnds = Number.NEGATIVE_INFINITY;
  for (const { start } of slots) {
    if (start < dayEnds) continue;
    const day = dayOf(start, timeZone);
    dayEnds = startOfDay(day.add({ days: 1 }), timeZone);
    days.push(day.toString());
  }
  return days;
}

/** When they are computed anew if nothing changes before. */
export function dueAgain(times: readonly FreeTimes[], at: Date): Date {
  const firsts = times.flatMap(({ startsAt }) => startsAt.slice(0, 1)).map((start) => start.getTime());
  return new Date(Math.min(at.getTime() + LOOK_AGAIN_MS, ...firsts));
}
