import type { Booking } from '@lakou/contract/bookings';

/** Paid to the provider in cash, who gave a receipt for it. */
export const isPaidInCash = ({ paymentStatus, paymentMethod }: Booking): boolean =>
  paymentStatus === 'paid' && paymentMethod === 'Cash';
