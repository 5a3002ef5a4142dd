import type { Booking } from '@lakou/contract/bookings';
import { transitionError } from '@lakou/contract/bookings.rules';
import type { Actor } from '#platform/access/actor.ts';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { endPackagesOf, REFUND_PACKAGE } from '../packages/packages.service.ts';
import { type Changing, changed, isRepresentative, lockBooking } from './booking-change.service.ts';
import { notifyOthers, notifyPatient } from './booking-notifications.service.ts';
import { type ClosingGrant, findState, listOpenBookings, listOpenBookingsOf } from './bookings.store.ts';
import { refundCents } from './refund.rules.ts';
import { saveCancellation } from './transitions.store.ts';

/** The queue for refunds; payments processes it. */
export const REFUNDS = 'refund-booking';

/** What this side would get back by cancelling now. */
export async function previewCancellation(grant: Changing<'booking:read' | 'booking:cancel'>) {
  const current = (await findState(grant, grant.scope.bookingId)) ?? fail('not_found');
  const refund = refundCents(current, grant.scope.side === 'patient', grant.at) / 100;
  const allowed = transitionError('cancel', current, grant.at) === undefined;
  if (current.packageId)
    return { allowed, paid: 0, refund: 0, place: refund > 0 ? ('returned' as const) : ('kept' as const) };
  return { allowed, paid: current.paymentStatus === 'paid' ? current.totalCents / 100 : 0, refund };
}

/**
 * Cancels a visit; the refund by the rule is queued in the same transaction. Where money would go back, a visit on a
 * package gives its place back instead.
 */
export function cancelBooking(
  platform: Platform,
  grant: Changing<'booking:cancel'>,
  reason: string | null | undefined,
): Promise<Booking> {
  return inTransaction(grant, async (tx) => {
    const current = await lockBooking(tx);
    const { side } = tx.scope;
    const objection = transitionError('cancel', current, tx.at);
    if (objection) fail(objection);
    const refund = refundCents(current, side === 'patient', tx.at);
    // Whoever acts for the patient is in the audit trail; the visit says whose side cancelled.
    const by = isRepresentative(tx) ? tx.scope.patientId : tx.actor.id;
    const placeReturned = current.packageId !== null && refund > 0;
    const cancellation = { by, reason: reason || null, refundCents: refund, placeReturned };
    if (!(await saveCancellation(tx, current, cancellation))) fail('move_not_allowed');
    if (placeReturned) await platform.jobs.send(tx.db, REFUND_PACKAGE, { packageId: current.packageId });
    else if (refund > 0) await platform.jobs.send(tx.db, REFUNDS, { bookingId: current.id });
    const booking = await changed(tx, 'booking:cancel');
    await notifyOthers(tx, booking, 'booking_cancelled', side);
    if (isRepresentative(tx)) await notifyPatient(tx, booking, 'booking_cancelled');
    return booking;
  });
}

/** An account is closed or changes its role: its future visits are cancelled, and the other people are notified. */
export async function cancelOpenBookings(
  platform: Platform,
  tx: ClosingGrant,
  { id, role }: Pick<Actor, 'id' | 'role'> = tx.actor,
): Promise<void> {
  if (role !== 'PATIENT' && role !== 'PROVIDER') return;
  const open = await listOpenBookings(tx, id);
  const side = role === 'PATIENT' ? 'patient' : 'provider';
  for (const current of open) {
    const grant = systemGrant('booking:cancel', {
      ...tx,
      scope: { ...current, side, mayReadRecords: false } as const,
    });
    await cancelBooking(platform, grant, null);
  }
  await endPackagesOf(platform, tx, id);
}

/** Somebody died: their visits to come are cancelled for them, with all that was paid given back. */
export async function cancelBookingsOf(
  platform: Platform,
  tx: Grant<'death:decide', unknown>,
  person: { patientId: string; dependentId: string | null },
): Promise<void> {
  for (const current of await listOpenBookingsOf(tx, person)) {
    const scope = { ...current, side: 'clinic', mayReadRecords: false } as const;
    await cancelBooking(platform, systemGrant('booking:cancel', { ...tx, scope }), null);
  }
  if (!person.dependentId) await endPackagesOf(platform, tx, person.patientId);
}
