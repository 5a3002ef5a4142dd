import type { Booking, NewBooking } from '@lakou/contract/bookings';
import { auditLine } from '#platform/audit/audit.ts';
import { together } from '#platform/db/together.ts';
import { fail } from '#platform/errors.ts';
import { findReply, type Named, replyLine } from '#platform/idempotency/once.ts';
import { inTurn } from '#platform/in-turn.ts';
import type { Platform } from '#platform/platform.ts';
import { type BookingRequest, readRequest } from './booking-request.ts';
import { toBooking } from './bookings.view.ts';
import { type BookingGrant, holdDependent, visitLine } from './new-booking.store.ts';
import type { Span } from './open-hours.ts';
import { lockTimes } from './schedule.store.ts';
import { exactTime, takenBy, takeTime } from './take-time.ts';
import { newsOfBooking, publishBooking } from './tell.ts';
import { isCollision, orTimeTaken } from './time-taken.ts';

/** The visit, its line in the trail, what people are told and what a repetition is answered: in one statement. */
async function write(
  grant: BookingGrant,
  request: BookingRequest,
  span: Span,
  { key, request: sent }: Named,
): Promise<Booking> {
  const { visit, row } = request.at(span);
  const booking = toBooking(row);
  const news = newsOfBooking(booking, grant.at);
  await together(grant.db, [
    ...(key ? [replyLine(grant, { key, request: sent }, booking)] : []),
    ...(news ? [news.statement] : []),
    auditLine(grant, { action: 'booking:create', actorId: grant.actor.id, subjectId: grant.actor.id }),
    visitLine(grant, visit, takenBy(request.wish)),
  ]);
  news?.show(grant.db);
  publishBooking(grant, booking);
  return booking;
}

/** Looks first, with everybody else waiting: for the first free time, or to say which are free instead. */
const writeCarefully = (grant: BookingGrant, request: BookingRequest, named: Named): Promise<Booking> =>
  grant.db.transaction(async (db) => {
    const tx = { ...grant, db };
    await lockTimes(tx, takenBy(request.wish));
    const before = await findReply<Booking>(tx, named);
    if (before) return before;
    const { dependentId } = request;
    if (dependentId && !(await holdDependent(tx, dependentId))) fail('not_found');
    return write(tx, request, await takeTime(tx, request.wish), named);
  });

async function make(
  platform: Platform,
  grant: BookingGrant,
  sent: NewBooking,
  named: Named,
): Promise<Booking> {
  const request = await readRequest(platform, grant, sent);
  const span = exactTime(request.wish, grant.at);
  // Most times are free. The database itself says when one is not: then it is looked at.
  if (span && !request.dependentId) {
    try {
      return await write(grant, request, span, named);
    } catch (error) {
      if (!isCollision(error)) throw error;
    }
  }
  return orTimeTaken(() => writeCarefully(grant, request, named));
}

/** Books a visit, once for a key. Whose it is, its price, its state and its real time are ours to say. */
export async function book(
  platform: Platform,
  grant: BookingGrant,
  sent: NewBooking,
  key: string | undefined,
): Promise<Booking> {
  if (sent.patientId !== undefined && sent.patientId !== grant.actor.id) fail('forbidden');
  const named = { key, request: ['POST /api/data/bookings', sent] };
  const work = () => make(platform, grant, sent, named);
  try {
    // They would wait for each other at the provider's lock anyway.
    return await (sent.providerId ? inTurn(platform, sent.providerId, work) : work());
  } catch (error) {
    // What stands in the way may be the visit that this very request made before.
    const before = await findReply<Booking>(grant, named);
    if (before) return before;
    throw error;
  }
}
