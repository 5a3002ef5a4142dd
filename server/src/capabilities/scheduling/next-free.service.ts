import type { PublicGrant } from '#platform/access/grant.ts';
import { planBooking } from './booking-plan.rules.ts';
import { around, earliest, fits } from './kept-free.rules.ts';
import { findSchedule, listTaken } from './schedule.store.ts';
import { slotsIn } from './slots.rules.ts';

const DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

export interface FreeTimes {
  readonly timeZone: string;
  /** The next times at which a usual visit can begin; empty when there are none, or no hours are kept. */
  readonly starts: readonly Date[];
}

/** When a listed provider is free next, for the public page: the times alone, nothing of who took the others. */
export async function nextFreeTimes(
  grant: PublicGrant<'provider:read'>,
  providerId: string,
  { count, mustBeVerified }: { count: number; mustBeVerified: boolean },
): Promise<FreeTimes | undefined> {
  const schedule = await findSchedule(grant, providerId, mustBeVerified);
  if (!schedule) return undefined;
  const { timeZone, times, keepsHours, isAvailable, buffers, noticeHours } = schedule;
  if (!keepsHours || !isAvailable) return { timeZone, starts: [] };
  const start = earliest(noticeHours, grant.at);
  const { minutes, mode } = planBooking({ serviceType: '', mode: undefined }, schedule);
  const slots = slotsIn(times, minutes, { start, end: start + DAYS * DAY_MS }, mode);
  const last = slots.at(-1);
  if (!last) return { timeZone, starts: [] };
  const who = { kind: 'provider', id: providerId } as const;
  const taken = await listTaken(grant, who, around({ start, end: last.end }, buffers), undefined);
  const free = slots.filter((slot) => fits(slot, mode, taken, buffers)).slice(0, count);
  return { timeZone, starts: free.map((slot) => new Date(slot.start)) };
}
