import type { LakouContract, Parsed, Reply } from '@lakou/contract';
import type { BookingMode } from '@lakou/contract/bookings';
import { Id } from '@lakou/contract/primitives';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { planBooking } from './booking-plan.rules.ts';
import { fareOf, feeFor, inDollars } from './fare.rules.ts';
import { around, earliest, fits } from './kept-free.rules.ts';
import { dayOf, type Opening, type Span, startOfDay } from './open-hours.rules.ts';
import { findSchedule, isOwnBooking, listTaken, type Schedule } from './schedule.store.ts';
import { slotsIn } from './slots.rules.ts';

type Endpoint = LakouContract['GET /api/availability/:providerId'];
type AvailabilityQuery = Parsed<Endpoint>['query'];
type Reader = Grant<'availability:read'>;

/** Days in the provider's time zone, from the first moment on that can still be booked. */
function spanOf({ from, days }: AvailabilityQuery, timeZone: string, grant: Reader, soonest: number): Span {
  const first = from ? Temporal.PlainDate.from(from) : dayOf(grant.at.getTime(), timeZone);
  const start = Math.max(startOfDay(first, timeZone), soonest);
  return { start, end: Math.max(start, startOfDay(first.add({ days }), timeZone)) };
}

/** The actor's own booking that is to be rescheduled; another person's id counts as none. */
const ownBooking = async (grant: Reader, id: string | undefined): Promise<string | undefined> => {
  const parsed = Id.safeParse(id);
  if (!parsed.success) return undefined;
  return (await isOwnBooking(grant, parsed.data)) ? parsed.data : undefined;
};

async function freeSlots(
  grant: Reader,
  schedule: Schedule,
  { minutes, mode }: { minutes: number; mode: BookingMode },
  query: AvailabilityQuery,
): Promise<Opening[]> {
  if (!schedule.keepsHours || !schedule.isAvailable) return [];
  // Their notice binds those who book, not the provider who moves a visit.
  const notice = grant.actor.id === schedule.providerId ? 0 : schedule.noticeHours;
  const span = spanOf(query, schedule.timeZone, grant, earliest(notice, grant.at));
  const slots = slotsIn(schedule.times, minutes, span, mode);
  const last = slots.at(-1);
  if (!last) return [];
  const who = { kind: 'provider', id: schedule.providerId } as const;
  const within = around({ start: span.start, end: last.end }, schedule.buffers);
  const taken = await listTaken(grant, who, within, await ownBooking(grant, query.moving));
  return slots.filter((slot) => fits(slot, mode, taken, schedule.buffers));
}

/** When a provider is free, and what a visit would cost. */
export async function readAvailability(
  { config }: Platform,
  grant: Reader,
  providerId: string,
  query: AvailabilityQuery,
): Promise<Reply<Endpoint>> {
  const mustBeVerified = config.providerVerification === 'listing';
  const schedule = (await findSchedule(grant, providerId, mustBeVerified)) ?? fail('not_found');
  const plan = planBooking({ serviceType: query.serviceType ?? '', mode: query.mode }, schedule);
  const fee = feeFor(schedule.fees, plan.mode);
  const slots = await freeSlots(grant, schedule, plan, query);
  return {
    timeZone: schedule.timeZone,
    available: schedule.isAvailable,
    keepsHours: schedule.keepsHours,
    fare: inDollars(fareOf(fee)),
    payFirst: fee.payFirst,
    minutes: plan.minutes,
    slots: slots.map(({ start, end, place }) => ({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      ...(place && { place }),
    })),
  };
}
