import { fail } from '#platform/errors.ts';
import type { AnyGrant } from './bookings.store.ts';
import type { Span } from './open-hours.ts';
import { listTaken, lockTimes, type Schedule } from './schedule.store.ts';
import { isFree, slotsIn } from './slots.ts';

const DAY_MS = 86_400_000;
// How far ahead the first free time is looked for, and how much of it at once.
const HORIZON_DAYS = 56;
const AT_ONCE_DAYS = 14;
const OFFERED = 6;
const FURTHEST_DAYS = 366;

export interface Wish {
  readonly schedule: Schedule | undefined;
  /** Who is seen: the dependent, or the patient. */
  readonly personId: string;
  readonly minutes: number;
  readonly from: Date;
  /** The visit that is to be moved. */
  readonly moving?: string;
}

/** Slots that are free for both, from a moment on, as many as asked for. */
async function listFree(tx: AnyGrant, wish: Wish, from: number, count: number): Promise<Span[]> {
  const { schedule, personId, minutes, moving } = wish;
  const free: Span[] = [];
  if (!schedule?.times) return free;
  for (let days = 0; days < HORIZON_DAYS && free.length < count; days += AT_ONCE_DAYS) {
    const within = { start: from + days * DAY_MS, end: from + (days + AT_ONCE_DAYS) * DAY_MS };
    const around = { ...within, end: within.end + DAY_MS };
    const taken = [
      ...(await listTaken(tx, { kind: 'provider', id: schedule.providerId }, around, moving)),
      ...(await listTaken(tx, { kind: 'person', id: personId }, around, moving)),
    ];
    free.push(...slotsIn(schedule.times, minutes, within).filter((slot) => isFree(slot, taken)));
  }
  return free.slice(0, count);
}

/** This very time or none. */
async function takeExactly(tx: AnyGrant, wish: Wish, span: Span): Promise<Span> {
  const { schedule, personId, moving } = wish;
  const taken = schedule
    ? await listTaken(tx, { kind: 'provider', id: schedule.providerId }, span, moving)
    : [];
  if (taken.length > 0) {
    const next = await listFree(tx, wish, span.start, OFFERED);
    fail('slot_taken', { slots: next.map(({ start }) => new Date(start).toISOString()) });
  }
  const busy = await listTaken(tx, { kind: 'person', id: personId }, span, moving);
  return busy.length > 0 ? fail('patient_busy') : span;
}

/**
 * The time of a visit, held until the transaction ends. A slot's start is taken as it is; from any other time
 * on the first slot that is free for both. Without weekly hours it is the time that was asked for.
 */
export async function takeTime(tx: AnyGrant, wish: Wish): Promise<Span> {
  const { schedule, personId, minutes } = wish;
  const start = wish.from.getTime();
  if (start < tx.at.getTime()) fail('time_passed');
  if (start > tx.at.getTime() + FURTHEST_DAYS * DAY_MS) fail('invalid_request');
  if (schedule && !schedule.isAvailable) fail('no_free_slot');
  // The provider first, always: two who wait for each other would wait for ever.
  await lockTimes(tx, schedule ? [schedule.providerId, personId] : [personId]);
  const exact = { start, end: start + minutes * 60_000 };
  if (!schedule?.times) return takeExactly(tx, wish, exact);
  const isSlot = slotsIn(schedule.times, minutes, { start, end: start + 1 }).length > 0;
  if (isSlot) return takeExactly(tx, wish, exact);
  const [first] = await listFree(tx, wish, start, 1);
  return first ?? fail('no_free_slot');
}
