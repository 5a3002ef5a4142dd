import type { LakouContract, Parsed, Reply } from '@lakou/contract';
import { Id } from '@lakou/contract/primitives';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { planBooking } from './booking-plan.rules.ts';
import { fareOf, feeFor, inDollars } from './fare.rules.ts';
import { dayOf, type Span, startOfDay } from './open-hours.rules.ts';
import { findSchedule, isOwnBooking, listTaken, type Schedule } from './schedule.store.ts';
import { isFree, slotsIn } from './slots.rules.ts';

type Endpoint = LakouContract['GET /api/availability/:providerId'];
type AvailabilityQuery = Parsed<Endpoint>['query'];
type Reader = Grant<'availability:read'>;

/** Days in the provider's time zone, from now on. */
function spanOf({ from, days }: AvailabilityQuery, timeZone: string, at: Date): Span {
  const first = from ? Temporal.PlainDate.from(from) : dayOf(at.getTime(), timeZone);
  const start = Math.max(startOfDay(first, timeZone), at.getTime());
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
  minutes: number,
  query: AvailabilityQuery,
): Promise<Span[]> {
  if (!schedule.keepsHours || !schedule.isAvailable) return [];
  const span = spanOf(query, schedule.timeZone, grant.at);
  const slots = slotsIn(schedule.times, minutes, span);
  const last = slots.at(-1);
  if (!last) return [];
  const who = { kind: 'provider', id: schedule.providerId } as const;
  const within = { start: span.start, end: last.end };
  const taken = await listTaken(grant, who, within, await ownBooking(grant, query.moving));
  return slots.filter((slot) => isFree(slot, taken));
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
  const slots = await freeSlots(grant, schedule, plan.minutes, query);
  return {
    timeZone: schedule.timeZone,
    available: schedule.isAvailable,
    keepsHours: schedule.keepsHours,
    fare: inDollars(fareOf(fee)),
    payFirst: fee.payFirst,
    minutes: plan.minutes,
    slots: slots.map(({ start, end }) => ({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    })),
  };
}
