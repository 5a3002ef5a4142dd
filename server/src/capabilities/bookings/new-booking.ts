import type { Booking, NewBooking } from '@lakou/contract/bookings';
import { Id } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import { record } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { once } from '#platform/idempotency/once.ts';
import { inTurn } from '#platform/in-turn.ts';
import type { Platform } from '#platform/platform.ts';
import { findBooking } from './bookings.store.ts';
import { holdUntil } from './holds.ts';
import { fareOf, feeFor } from './money.ts';
import { findClinicZone, findHome, insertBooking, isOwnDependent } from './new-booking.store.ts';
import { isZone } from './open-hours.ts';
import { remindedFrom } from './reminder-times.ts';
import { findSchedule, HOME_ZONE, type Schedule } from './schedule.store.ts';
import { takeTime } from './take-time.ts';
import { tellOfBooking } from './tell.ts';
import { orTimeTaken } from './time-taken.ts';
import { planVisit, whereabouts } from './visit-plan.ts';

type Booker = Grant<'booking:create'>;

const DEFAULT_AHEAD_MS = 48 * 3_600_000;

async function getDependentId(tx: Booker, sent: string | null | undefined): Promise<string | null> {
  if (!sent) return null;
  const id = Id.safeParse(sent);
  return id.success && (await isOwnDependent(tx, id.data)) ? id.data : fail('not_found');
}

async function getSchedule(tx: Booker, sent: NewBooking, platform: Platform): Promise<Schedule | undefined> {
  if (!sent.providerId) return undefined;
  const id = Id.safeParse(sent.providerId);
  const mustBeVerified = platform.config.providerVerification === 'listing';
  const found = id.success ? await findSchedule(tx, id.data, mustBeVerified) : undefined;
  return found ?? fail('not_found');
}

/** The provider's clinic; a request to nobody in particular may be addressed to one. */
async function getClinic(tx: Booker, sent: NewBooking, schedule: Schedule | undefined) {
  if (schedule) return { clinicId: schedule.clinicId, timeZone: schedule.timeZone };
  if (!sent.clinicId) return { clinicId: null, timeZone: HOME_ZONE };
  const id = Id.safeParse(sent.clinicId);
  const found = (id.success ? await findClinicZone(tx, id.data) : undefined) ?? fail('not_found');
  return { clinicId: sent.clinicId, timeZone: found.timeZone ?? HOME_ZONE };
}

async function make(platform: Platform, tx: Booker, sent: NewBooking): Promise<Booking> {
  const dependentId = await getDependentId(tx, sent.dependentId);
  const schedule = await getSchedule(tx, sent, platform);
  const { clinicId, timeZone } = await getClinic(tx, sent, schedule);
  const { minutes, ...plan } = planVisit(sent, schedule);
  const home = await findHome(tx);
  // From here on others who want this provider wait: what can be known before is.
  const span = await takeTime(tx, {
    schedule,
    minutes,
    personId: dependentId ?? tx.actor.id,
    from: sent.dateTime ? new Date(sent.dateTime) : new Date(tx.at.getTime() + DEFAULT_AHEAD_MS),
  });
  const startsAt = new Date(span.start);
  const fee = feeFor(schedule?.fees, plan.mode);
  const payFirst = schedule !== undefined && fee.payFirst;
  const id = uuidv7();
  await insertBooking(tx, {
    id,
    ...plan,
    ...fareOf(fee),
    ...whereabouts(sent.location, plan.mode, home, schedule),
    ...remindedFrom(startsAt, tx.at),
    dependentId,
    providerId: schedule?.providerId ?? null,
    clinicId,
    serviceType: sent.serviceType,
    startsAt,
    endsAt: new Date(span.end),
    timeZone,
    patientTimeZone: sent.timeZone && isZone(sent.timeZone) ? sent.timeZone : timeZone,
    notes: sent.notes || null,
    status: schedule ? (payFirst ? 'awaiting_payment' : 'confirmed') : 'requested',
    paymentMethod: sent.paymentMethod || 'Card',
    holdExpiresAt: payFirst ? holdUntil(startsAt, tx.at) : null,
  });
  await record(tx, { action: 'booking:create', actorId: tx.actor.id, subjectId: tx.actor.id });
  const booking = (await findBooking(tx, id)) ?? fail('not_found');
  await tellOfBooking(platform, tx, booking);
  return booking;
}

/** Books a visit, once for a key. Whose it is, its price, its state and its real time are ours to say. */
export async function book(
  platform: Platform,
  grant: Booker,
  sent: NewBooking,
  key: string | undefined,
): Promise<Booking> {
  if (sent.patientId !== undefined && sent.patientId !== grant.actor.id) fail('forbidden');
  const named = { key, request: ['POST /api/data/bookings', sent] };
  const work = () => orTimeTaken(() => once(grant, named, (tx) => make(platform, tx, sent)));
  // They would wait for each other at the provider's lock anyway.
  return sent.providerId ? inTurn(platform, sent.providerId, work) : work();
}
