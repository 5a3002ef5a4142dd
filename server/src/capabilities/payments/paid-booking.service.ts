import type { Booking } from '@lakou/contract/bookings';
import type { PaidVisit } from '@lakou/contract/payments';
import { getBookingView } from '../bookings/bookings.service.ts';
import type { PaymentRow } from './payments.store.ts';

/** The visit that was paid for: whole for its patient, and for a sponsor what the bill said. */
export async function getPaidBooking(
  grant: Parameters<typeof getBookingView>[0],
  { kind, payableId, createdBy }: PaymentRow,
): Promise<Booking | PaidVisit | undefined> {
  if (kind !== 'booking') return undefined;
  const booking = await getBookingView(grant, payableId);
  if (booking.patientId === createdBy) return booking;
  const { id, dateTime, paymentStatus, fare } = booking;
  return { id, dateTime, paymentStatus, fare: { total: fare.total } };
}
