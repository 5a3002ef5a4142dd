import type { Booking } from '@lakou/contract/bookings';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { feeFor } from '../scheduling/fare.rules.ts';
import { findSchedule } from '../scheduling/scheduling.service.ts';
import { type Changing, changed, lockBooking } from './booking-change.service.ts';
import { notifyPatient, publishBooking } from './booking-notifications.service.ts';
import { TRANSITIONS, type TransitionName, transitionError } from './booking-transitions.rules.ts';
import type { BookingState } from './bookings.store.ts';
import { holdUntil } from './holds.jobs.ts';
import { saveTransition } from './transitions.store.ts';

/** What the provider's side does; cancelling is both sides' and has rules of its own. */
type Act = Exclude<TransitionName, 'cancel'>;

const NEWS = { confirmed: 'booking_confirmed', completed: 'booking_completed' } as const;

/** A request that is accepted waits for its payment where the provider asks for that first. */
async function mustPayFirst(tx: Changing<`booking:${Act}`>, current: BookingState): Promise<boolean> {
  if (current.paymentStatus !== 'unpaid' || !current.providerId) return false;
  const schedule = await findSchedule(tx, current.providerId, false);
  return feeFor(schedule?.fees, current.mode).payFirst;
}

export function transitionBooking(grant: Changing<`booking:${Act}`>, act: Act): Promise<Booking> {
  return inTransaction(grant, async (tx) => {
    const current = await lockBooking(tx);
    const objection = transitionError(act, current, tx.at);
    if (objection) fail(objection);
    const waits = act === 'accept' && (await mustPayFirst(tx, current));
    const moved = waits
      ? await saveTransition(tx, current, 'awaiting_payment', holdUntil(current.startsAt, tx.at))
      : await saveTransition(tx, current, TRANSITIONS[act].to);
    if (!moved) fail('move_not_allowed');
    const booking = await changed(tx, `booking:${act}`);
    if (booking.status === 'confirmed' || booking.status === 'completed')
      await notifyPatient(tx, booking, NEWS[booking.status]);
    publishBooking(tx, booking);
    return booking;
  });
}
