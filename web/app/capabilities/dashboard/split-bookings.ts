import type { Booking } from '@lakou/contract/bookings';

type BookingState = Pick<Booking, 'status' | 'holdExpiresAt'>;

/** Splits current bookings into upcoming ones and unpaid ones; the unpaid ones are newest first. */
export function splitUpcomingAndUnpaid<V extends BookingState>(
  bookings: readonly V[],
  now: Date,
): { upcoming: V[]; owed: V[] } {
  const isHeld = ({ holdExpiresAt }: BookingState) => holdExpiresAt != null && new Date(holdExpiresAt) > now;
  return {
    upcoming: bookings.filter(({ status }) => status !== 'awaiting_payment' && status !== 'completed'),
    owed: bookings
      .filter(
        (booking) =>
          booking.status === 'completed' || (booking.status === 'awaiting_payment' && isHeld(booking)),
      )
      .toReversed(),
  };
}
