import type { Booking } from '@lakou/contract/bookings';
import type { Actor } from '#platform/access/actor.ts';
import { type Grant, inTransaction, mint } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { VisitScope } from './bookings.access.ts';
import { findState, listOpenVisits } from './bookings.store.ts';
import { refundCents } from './money.ts';
import { saveCancellation } from './moves.store.ts';
import { objectionTo } from './moves.ts';
import { tellOthers } from './tell.ts';
import { type Changing, changed, lockVisit } from './visit-change.ts';

/** The queue where refunds are ordered; payments work it off. */
export const REFUNDS = 'refund-booking';

/** What cancelling now would give back to this side. */
export async function previewCancellation(grant: Changing<'booking:read'>) {
  const visit = (await findState(grant, grant.scope.bookingId)) ?? fail('not_found');
  return {
    allowed: objectionTo('cancel', visit, grant.at) === undefined,
    paid: visit.paymentStatus === 'paid' ? visit.totalCents / 100 : 0,
    refund: refundCents(visit, grant.scope.side === 'patient', grant.at) / 100,
  };
}

/** Cancels a visit; what was paid goes back by the rule, ordered in the same transaction. */
export function cancelBooking(
  platform: Platform,
  grant: Changing<'booking:cancel'>,
  reason: string | null | undefined,
): Promise<Booking> {
  return inTransaction(grant, async (tx) => {
    const visit = await lockVisit(tx);
    const { side } = tx.scope;
    const objection = objectionTo('cancel', visit, tx.at);
    if (objection) fail(objection);
    const refund = refundCents(visit, side === 'patient', tx.at);
    const cancellation = { by: tx.actor.id, reason: reason || null, refundCents: refund };
    if (!(await saveCancellation(tx, visit, cancellation))) fail('move_not_allowed');
    if (refund > 0) await platform.jobs.send(tx.db, REFUNDS, { bookingId: visit.id });
    const booking = await changed(tx, 'booking:cancel');
    await tellOthers(tx, booking, 'booking_cancelled', side);
    return booking;
  });
}

/** Somebody leaves: what they had agreed to with others is called off, and the others are told. */
export async function cancelOpenVisits(platform: Platform, tx: Grant<string>): Promise<void> {
  const { id, role } = tx.actor;
  if (role !== 'PATIENT' && role !== 'PROVIDER') return;
  const open = await listOpenVisits(tx, id);
  const side = role === 'PATIENT' ? 'patient' : 'provider';
  for (const visit of open) {
    const grant = mint<'booking:cancel', VisitScope, Actor>({ ...tx, scope: { ...visit, side } });
    await cancelBooking(platform, grant, null);
  }
}
