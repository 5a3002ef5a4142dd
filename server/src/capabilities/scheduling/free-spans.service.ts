import type { Span } from './open-hours.rules.ts';
import { findSchedule, listTaken, type ScheduleReader } from './schedule.store.ts';
import { isFree, isWorking } from './slots.rules.ts';

/** For each of these times, whether the actor works then and has nothing planned. */
export async function freeAmong(
  grant: ScheduleReader & Parameters<typeof listTaken>[0],
  spans: readonly Span[],
): Promise<boolean[]> {
  const schedule = spans.length > 0 ? await findSchedule(grant, grant.actor.id, false) : undefined;
  if (!schedule) return spans.map(() => false);
  const around = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  const taken = await listTaken(grant, { kind: 'provider', id: grant.actor.id }, around, undefined);
  return spans.map((span) => isWorking(schedule.times, span) && isFree(span, taken));
}
