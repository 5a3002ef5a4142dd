import type { Booking } from '@lakou/contract/bookings';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { VisitState } from './bookings.store.ts';
import { holdUntil } from './holds.ts';
import { feeFor } from './money.ts';
import { saveMove } from './moves.store.ts';
import { MOVES, type MoveName, objectionTo } from './moves.ts';
import { findSchedule } from './schedule.store.ts';
import { publishBooking, tellPatient } from './tell.ts';
import { type Changing, changed, lockVisit } from './visit-change.ts';

/** What the provider's side does; cancelling is both sides' and has rules of its own. */
type Act = Exclude<MoveName, 'cancel'>;

const NEWS = { confirmed: 'booking_confirmed', completed: 'booking_completed' } as const;

/** A request that is accepted waits for its payment where the provider asks for that first. */
async function mustPayFirst(tx: Changing, visit: VisitState): Promise<boolean> {
  if (visit.paymentStatus !== 'unpaid' || !visit.providerId) return false;
  const schedule = await findSchedule(tx, visit.providerId, false);
  return feeFor(schedule?.fees, visit.mode).payFirst;
}

export function moveBooking(grant: Changing<`booking:${Act}`>, act: Act): Promise<Booking> {
  return inTransaction(grant, async (tx) => {
    const visit = await lockVisit(tx);
    const objection = objectionTo(act, visit, tx.at);
    if (objection) fail(objection);
    const waits = act === 'accept' && (await mustPayFirst(tx, visit));
    const moved = waits
      ? await saveMove(tx, visit, 'awaiting_payment', holdUntil(visit.startsAt, tx.at))
      : await saveMove(tx, visit, MOVES[act].to);
    if (!moved) fail('move_not_allowed');
    const booking = await changed(tx, `booking:${act}`);
    if (booking.status === 'confirmed' || booking.status === 'completed')
      await tellPatient(tx, booking, NEWS[booking.status]);
    publishBooking(tx, booking);
    return booking;
  });
}
