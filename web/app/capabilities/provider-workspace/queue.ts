import type { Booking } from '@lakou/contract/bookings';

/** Who is next: visits that were started, whenever they are planned, then those to come that are not to be paid first. */
export function queueOf<B extends Pick<Booking, 'status'>>(coming: readonly B[]): B[] {
  const started = coming.filter(({ status }) => status === 'in_progress');
  const waiting = coming.filter(({ status }) => status === 'confirmed' || status === 'requested');
  return [...started, ...waiting];
}
