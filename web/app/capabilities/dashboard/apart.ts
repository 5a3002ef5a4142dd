import type { Booking } from '@lakou/contract/bookings';

type Visit = Pick<Booking, 'status' | 'holdExpiresAt'>;

/** Requests and what is confirmed on one side; what waits for its payment on the other, newest first. */
export function apart<V extends Visit>(visits: readonly V[], now: Date): { upcoming: V[]; owed: V[] } {
  const isHeld = ({ holdExpiresAt }: Visit) => holdExpiresAt != null && new Date(holdExpiresAt) > now;
  return {
    upcoming: visits.filter(({ status }) => status !== 'awaiting_payment' && status !== 'completed'),
    owed: visits
      .filter(
        (visit) => visit.status === 'completed' || (visit.status === 'awaiting_payment' && isHeld(visit)),
      )
      .toReversed(),
  };
}
