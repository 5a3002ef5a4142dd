import type { BookingMode } from '@lakou/contract/bookings';
import { fail } from '#platform/errors.ts';
import { around, earliest, fits } from './kept-free.rules.ts';
import type { Span } from './open-hours.rules.ts';
import { listTaken, lockSlotOwners, type Schedule, type SlotTaker } from './schedule.store.ts';
import { isFree, isWorking, slotsIn } from './slots.rules.ts';

const DAY_MS = 86_400_000;
// How far ahead the first free time is searched, and how much of it at once.
const HORIZON_DAYS = 56;
const AT_ONCE_DAYS = 14;
const OFFERED = 6;
const FURTHEST_DAYS = 366;

export interface SlotRequest {
  readonly schedule: Schedule | undefined;
  /** The person who is seen: the dependent, or the patient. */
  readonly personId: string;
  readonly mode: BookingMode;
  readonly minutes: number;
  readonly from: Date;
  /** With it, any free time from then up to here is meant. */
  readonly latest?: Date | undefined;
  /** The visit that is to be rescheduled. */
  readonly moving?: string;
}

/** Slots that are free for both, from a time on, as many as requested. */
async function listFree(
  tx: SlotTaker,
  slotRequest: SlotRequest,
  from: number,
  count: number,
): Promise<Span[]> {
  const { schedule, personId, mode, minutes, moving } = slotRequest;
  const free: Span[] = [];
  if (!schedule?.keepsHours) return free;
  const { providerId, times, buffers } = schedule;
  for (let days = 0; days < HORIZON_DAYS && free.length < count; days += AT_ONCE_DAYS) {
    const within = { start: from + days * DAY_MS, end: from + (days + AT_ONCE_DAYS) * DAY_MS };
    const looked = { ...within, end: within.end + DAY_MS };
    const taken = await listTaken(tx, { kind: 'provider', id: providerId }, around(looked, buffers), moving);
    const busy = await listTaken(tx, { kind: 'person', id: personId }, looked, moving);
    free.push(
      ...slotsIn(times, minutes, within, mode).filter(
        (slot) => fits(slot, mode, taken, buffers) && isFree(slot, busy),
      ),
    );
  }
  return free.slice(0, count);
}

/** Not then, but these times are free. */
const failTaken = (next: readonly Span[]): never =>
  fail('slot_taken', { slots: next.map(({ start }) => new Date(start).toISOString()) });

/** Whether this is sooner than the provider takes visits, or in hours that are for other kinds of visit. */
function isRefused({ schedule, mode, minutes }: SlotRequest, { start }: Span, at: Date): boolean {
  if (!schedule) return false;
  const { keepsHours, noticeHours, times } = schedule;
  if (start < earliest(noticeHours, at)) return true;
  return keepsHours && slotsIn(times, minutes, { start, end: start + 1 }, mode).length === 0;
}

/** Whether the constraints of the database alone tell if the time is free. */
export const isPlain = (slotRequest: SlotRequest, span: Span, at: Date): boolean =>
  Object.keys(slotRequest.schedule?.buffers ?? {}).length === 0 && !isRefused(slotRequest, span, at);

/** From this time on, or from the first moment that can still be booked. */
const soonest = ({ schedule }: SlotRequest, from: number, at: Date): number =>
  Math.max(from, earliest(schedule?.noticeHours ?? 0, at));

async function isTaken(tx: SlotTaker, { schedule, mode, moving }: SlotRequest, span: Span): Promise<boolean> {
  if (!schedule) return false;
  const { providerId, buffers } = schedule;
  const taken = await listTaken(tx, { kind: 'provider', id: providerId }, around(span, buffers), moving);
  return !fits(span, mode, taken, buffers);
}

/** Exactly this time or none. */
async function reserveExactly(tx: SlotTaker, slotRequest: SlotRequest, span: Span): Promise<Span> {
  const { personId, moving } = slotRequest;
  if (isRefused(slotRequest, span, tx.at) || (await isTaken(tx, slotRequest, span)))
    failTaken(await listFree(tx, slotRequest, soonest(slotRequest, span.start, tx.at), OFFERED));
  const busy = await listTaken(tx, { kind: 'person', id: personId }, span, moving);
  return busy.length > 0 ? fail('patient_busy') : span;
}

/**
 * The start of a slot means exactly this time. So does any time when there are no weekly hours, except
 * on days that differ and do not include it. For other times the first free slot is meant: undefined,
 * so it must be searched; so must a wish for some part of a day.
 */
export function exactSlot({ schedule, minutes, from, latest }: SlotRequest, at: Date): Span | undefined {
  const start = from.getTime();
  const isSearched = latest !== undefined && schedule?.keepsHours === true;
  if ((isSearched ? latest : from) < at) fail('time_passed');
  if (start > at.getTime() + FURTHEST_DAYS * DAY_MS) fail('invalid_request');
  if (schedule && !schedule.isAvailable) fail('no_free_slot');
  const span = { start, end: start + minutes * 60_000 };
  if (!schedule) return span;
  if (isSearched) return undefined;
  const { times, keepsHours } = schedule;
  if (!keepsHours) return isWorking(times, span) ? span : fail('provider_away');
  return slotsIn(times, minutes, { start, end: start + 1 }).length > 0 ? span : undefined;
}

/**
 * The people whose time a booking takes. Always the provider first, because another order could
 * deadlock.
 */
export const slotOwners = ({ schedule, personId }: Pick<SlotRequest, 'schedule' | 'personId'>): string[] =>
  schedule ? [schedule.providerId, personId] : [personId];

/** The time of a visit, locked until the transaction ends. */
export async function reserveSlot(tx: SlotTaker, slotRequest: SlotRequest): Promise<Span> {
  const exact = exactSlot(slotRequest, tx.at);
  await lockSlotOwners(tx, slotOwners(slotRequest));
  if (exact) return reserveExactly(tx, slotRequest, exact);
  const { from, latest } = slotRequest;
  const start = soonest(slotRequest, from.getTime(), tx.at);
  const free = await listFree(tx, slotRequest, start, latest ? OFFERED : 1);
  const first = free[0] ?? fail('no_free_slot');
  if (latest && first.start > latest.getTime()) failTaken(free);
  return first;
}

/** Exactly this time, also outside of the hours: the provider agreed to it. */
export async function reserveAgreed(tx: SlotTaker, slotRequest: SlotRequest): Promise<Span> {
  const { schedule, personId, minutes, from } = slotRequest;
  if (from < tx.at) fail('time_passed');
  const span = { start: from.getTime(), end: from.getTime() + minutes * 60_000 };
  await lockSlotOwners(tx, slotOwners(slotRequest));
  const own = schedule
    ? await listTaken(tx, { kind: 'provider', id: schedule.providerId }, span, undefined)
    : [];
  if (own.length > 0) fail('entry_overlaps');
  const busy = await listTaken(tx, { kind: 'person', id: personId }, span, undefined);
  return busy.length > 0 ? fail('patient_busy') : span;
}
