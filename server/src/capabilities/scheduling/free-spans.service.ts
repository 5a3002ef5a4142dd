import type { BookingMode } from '@lakou/contract/bookings';
import { around, fits } from './kept-free.rules.ts';
import type { Span } from './open-hours.rules.ts';
import { findSchedule, listTaken, type ScheduleReader } from './schedule.store.ts';
import { isWorking } from './slots.rules.ts';

/** For each of these times, whether the actor works then and has nothing planned. */
export async function freeAmong(
  grant: ScheduleReader & Parameters<typeof listTaken>[0],
  spans: readonly (Span & { readonly mode: BookingMode })[],
): Promise<boolean[]> {
  const schedule = spans.length > 0 ? await findSchedule(grant, grant.actor.id, false) : undefined;
  if (!schedule) return spans.map(() => false);
  const whole = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  const taken = await listTaken(
    grant,
    { kind: 'provider', id: grant.actor.id },
    around(whole, schedule.buffers),
    undefined,
  );
  return spans.map(
    (span) => isWorking(schedule.times, span, span.mode) && fits(span, span.mode, taken, schedule.buffers),
  );
}
