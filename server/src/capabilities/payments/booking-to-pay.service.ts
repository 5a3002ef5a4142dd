import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findPayable, type Payable } from '../bookings/bookings.service.ts';

/**
 * A visit of the payer that can be paid for now. Its stored price counts: another amount is
 * refused.
 */
export async function getBookingToPay(
  grant: Grant<'payment:create' | 'payment:page', { readonly bookingId: string }>,
  amount: number | null | undefined,
): Promise<Payable> {
  const booking = (await findPayable(grant, grant.scope.bookingId, grant.actor.id)) ?? fail('not_found');
  if (amount !== undefined && amount !== null && Math.abs(amount * 100 - booking.totalCents) > 1e-6)
    fail('amount_mismatch');
  if (!booking.payable || booking.totalCents <= 0) fail('not_payable');
  return booking;
}
