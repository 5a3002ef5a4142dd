import type { Booking } from '@lakou/contract/bookings';
import { type ProviderTransition, TRANSITIONS, transitionError } from '@lakou/contract/bookings.rules';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { NotificationKind } from '../notifications/notify.service.ts';
import { feeFor } from '../scheduling/fare.rules.ts';
import { findSchedule } from '../scheduling/scheduling.service.ts';
import { tellOfCompletedVisit } from '../sponsorships/sponsorships.service.ts';
import { type Changing, changed, lockBooking } from './booking-change.service.ts';
import { notifyPatient, publishBooking } from './booking-notifications.service.ts';
import type { BookingState } from './bookings.store.ts';
import { holdUntil } from './holds.jobs.ts';
import { saveTransition } from './transitions.store.ts';

/** What the patient is told; an accepted request that waits for its payment is told later. */
function newsOf(act: ProviderTransition, { status }: Booking): NotificationKind | undefined {
  if (act === 'accept' && status === 'confirmed') return 'booking_confirmed';
  return act === 'complete' ? 'booking_completed' : undefined;
}

/** An accepted request waits for its payment when the provider requires payment first. */
async function mustPayFirst(
  tx: Changing<`booking:${ProviderTransition}`>,
  current: BookingState,
): Promise<boolean> {
  if (current.paymentStatus !== 'unpaid' || !current.providerId) return false;
  const schedule = await findSchedule(tx, current.providerId, false);
  return feeFor(schedule?.fees, current.mode).payFirst;
}

export function transitionBooking(
  grant: Changing<`booking:${ProviderTransition}`>,
  act: ProviderTransition,
): Promise<Booking> {
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
    const news = newsOf(act, booking);
    if (news) await notifyPatient(tx, booking, news);
    if (act === 'complete') await tellOfCompletedVisit(tx, booking.id);
    publishBooking(tx, booking);
    return booking;
  });
}
