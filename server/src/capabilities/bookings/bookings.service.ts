import type { Booking } from '@lakou/contract/bookings';
import { isPayable } from '@lakou/contract/bookings.rules';
import { Id } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import { runAsOneStatement } from '#platform/db/run-as-one-statement.ts';
import { fail } from '#platform/errors.ts';
import { bookingNotifications, publishBooking } from './booking-notifications.service.ts';
import { type BookingReader, findBooking, lockState } from './bookings.store.ts';
import { WHOLE } from './bookings.view.ts';
import {
  findPayment,
  isPayableByAnother,
  type Payable,
  type PaymentReader,
  type SettlementGrant,
  savePaid,
  savePaidInCash,
  saveRefunded,
  saveRefundedOfPackage,
} from './paying.store.ts';

export { type AnsweringGrant, askForCall, confirmAttendance } from './answer-booking.service.ts';
export { type Assignment, assignBooking, placeBooking, unassignBooking } from './assign-booking.service.ts';
export {
  cancelBooking,
  cancelBookingsOf,
  cancelOpenBookings,
  previewCancellation,
  REFUNDS,
} from './cancel-booking.service.ts';
export { holdForFund, holdForPayer } from './fund-hold.service.ts';
export { bookAccepted, createBooking } from './new-booking.service.ts';
export type { Payable } from './paying.store.ts';
export { releaseVisits } from './release-visits.service.ts';

/** One visit as its patient sees it. That it is shown to nobody else is for whoever asks to see to. */
export async function getBookingView(grant: BookingReader, bookingId: string): Promise<Booking> {
  return (await findBooking(grant, bookingId, WHOLE)) ?? fail('not_found');
}

/** A visit that this patient, or a sponsor or representative of theirs, may pay for, and whether it can be paid for now. */
export async function findPayable(
  grant: PaymentReader,
  bookingId: string,
  userId: string,
): Promise<(Payable & { readonly payable: boolean }) | undefined> {
  const id = Id.safeParse(bookingId);
  const found = id.success ? await findPayment(grant, id.data) : undefined;
  if (!found) return undefined;
  const isTheirs = found.patientId === userId || (await isPayableByAnother(grant, found.id, userId));
  return isTheirs ? { ...found, payable: isPayable(found) && !found.invoiced } : undefined;
}

/** What was paid and must be refunded, for the refund job. */
export const findRefund = findPayment;

/**
 * The payment has arrived: a held slot is confirmed, and both are notified. Undefined when there is
 * nothing to pay any more (cancelled, expired, already paid): then the payment is refunded.
 */
export async function markPaid(tx: SettlementGrant, bookingId: string): Promise<Booking | undefined> {
  const before = await lockState(tx, bookingId);
  if (!before || !(await savePaid(tx, bookingId))) return undefined;
  const booking = await getBookingView(tx, bookingId);
  const news = before.status === 'awaiting_payment' ? bookingNotifications(booking, tx.at) : undefined;
  if (news) await runAsOneStatement(tx.db, [news.statement]);
  news?.show(tx.db);
  publishBooking(tx, booking);
  return booking;
}

/** The provider was paid in cash. Undefined when there is nothing to pay, or it is not for them to say. */
export async function markPaidInCash(
  tx: Grant<'cash:record', unknown>,
  bookingId: string,
): Promise<Booking | undefined> {
  if (!(await savePaidInCash(tx, bookingId))) return undefined;
  const booking = await getBookingView(tx, bookingId);
  publishBooking(tx, booking);
  return booking;
}

/** All that was paid for a package went back: none of its visits is paid any more. */
export async function markPackageVisitsRefunded(tx: SettlementGrant, packageId: string): Promise<void> {
  for (const id of await saveRefundedOfPackage(tx, packageId))
    publishBooking(tx, await getBookingView(tx, id));
}

/** The refund is done. False when it was done before, or nothing was paid. */
export async function markRefunded(tx: SettlementGrant, bookingId: string): Promise<boolean> {
  if (!(await saveRefunded(tx, bookingId))) return false;
  publishBooking(tx, await getBookingView(tx, bookingId));
  return true;
}
