import type { Booking, NewBooking } from '@lakou/contract/bookings';
import { auditStatement } from '#platform/audit/audit.ts';
import { runAsOneStatement } from '#platform/db/run-as-one-statement.ts';
import { fail } from '#platform/errors.ts';
import { findReply, type Named, replyStatement } from '#platform/idempotency/idempotency-key.ts';
import { withKeyLock } from '#platform/key-lock.ts';
import type { Platform } from '#platform/platform.ts';
import { holdPlace, type Place } from '../packages/packages.service.ts';
import type { Span } from '../scheduling/open-hours.rules.ts';
import {
  exactSlot,
  isPlain,
  reserveAgreed,
  reserveSlot,
  slotOwners,
} from '../scheduling/reserve-slot.service.ts';
import { lockSlotOwners } from '../scheduling/scheduling.service.ts';
import { isSlotConflict, retryOnSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import {
  bookingNotifications,
  publishBooking,
  publishToDispatchers,
} from './booking-notifications.service.ts';
import { type BookingRequest, readRequest } from './booking-request.service.ts';
import { toBooking, WHOLE } from './bookings.view.ts';
import {
  type BookingGrant,
  type BookingLimits,
  bookingStatement,
  holdDependent,
  patientOf,
} from './new-booking.store.ts';
import { withBookingLimits } from './too-many-bookings.rules.ts';

/** The visit, its limits, its audit event, the notifications and the reply for repetitions: in one statement. */
async function write(
  grant: BookingGrant,
  request: BookingRequest,
  span: Span,
  { key, request: sent }: Named,
  limits: BookingLimits,
  place?: Place,
): Promise<Booking> {
  const { draft, row } = request.at(span, place);
  const booking = toBooking(row, { ...WHOLE, at: grant.at });
  const news = bookingNotifications(booking, grant.at, request.bookedBy);
  // The account comes last: for a dependent it is nobody's time, but those who book for it wait in line.
  const owners = [...new Set([...slotOwners(request.slotRequest), patientOf(grant)])];
  const written = runAsOneStatement(grant.db, [
    ...(key ? [replyStatement(grant, { key, request: sent }, booking)] : []),
    ...(news ? [news.statement] : []),
    auditStatement(grant, { action: 'booking:create', actorId: grant.actor.id, subjectId: patientOf(grant) }),
    bookingStatement(grant, draft, owners, limits),
  ]);
  await withBookingLimits(written);
  news?.show(grant.db);
  publishBooking(grant, booking);
  if (!booking.providerId) await publishToDispatchers(grant, booking.clinicId);
  return booking;
}

/** Reads the free times under the lock: to find the first free one, or to offer others instead. */
const writeCarefully = (
  grant: BookingGrant,
  request: BookingRequest,
  named: Named,
  limits: BookingLimits,
): Promise<Booking> =>
  grant.db.transaction(async (db) => {
    const tx = { ...grant, db };
    await lockSlotOwners(tx, slotOwners(request.slotRequest));
    const before = await findReply<Booking>(tx, named);
    if (before) return before;
    const { dependentId, packageId } = request;
    if (dependentId && !(await holdDependent(tx, dependentId))) fail('not_found');
    const span = await reserveSlot(tx, request.slotRequest);
    const place = packageId ? await holdPlace(tx, packageId, new Date(span.start)) : undefined;
    return write(tx, request, span, named, limits, place);
  });

async function make(
  platform: Platform,
  grant: BookingGrant,
  sent: NewBooking,
  named: Named,
): Promise<Booking> {
  const request = await readRequest(platform, grant, sent);
  const span = exactSlot(request.slotRequest, grant.at);
  // Most times are free, so the insert is tried first; only a constraint violation leads to a
  // check.
  const isSimple = span && !request.dependentId && !request.packageId;
  if (isSimple && isPlain(request.slotRequest, span, grant.at)) {
    try {
      return await write(grant, request, span, named, platform.config);
    } catch (error) {
      if (!isSlotConflict(error)) throw error;
    }
  }
  return retryOnSlotConflict(() => writeCarefully(grant, request, named, platform.config));
}

/**
 * Books a visit, once per key. The server decides whose it is, its price, its status and its exact
 * time.
 */
export async function createBooking(
  platform: Platform,
  grant: BookingGrant,
  sent: NewBooking,
  key: string | undefined,
): Promise<Booking> {
  const named = { key, request: ['POST /api/data/bookings', sent] };
  const work = () => make(platform, grant, sent, named);
  try {
    // They would wait for each other at the provider's database lock anyway.
    return await (sent.providerId ? withKeyLock(platform, sent.providerId, work) : work());
  } catch (error) {
    // The conflicting visit may be the one that this same request made before.
    const before = await findReply<Booking>(grant, named);
    if (before) return before;
    throw error;
  }
}

/** Books at the time that patient and provider agreed on, in the transaction of the agreement. */
export async function bookAccepted(platform: Platform, tx: BookingGrant, sent: NewBooking): Promise<Booking> {
  const request = await readRequest(platform, tx, sent);
  const span = await reserveAgreed(tx, request.slotRequest);
  const { dependentId } = request;
  if (dependentId && !(await holdDependent(tx, dependentId))) fail('request_closed');
  return write(tx, request, span, { key: undefined, request: [] }, platform.config);
}
