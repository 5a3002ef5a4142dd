import type { Grant } from '#platform/access/grant.ts';
import type { ReadScope } from './bookings.access.ts';
import { findSequence } from './bookings.store.ts';

type Reader = Grant<'booking:read', ReadScope>;

/** Whom a visit is about. */
export const peopleOf = (visit: { patientId: string; dependentId?: string | null | undefined }) => [
  visit.patientId,
  visit.dependentId,
];

export async function readForCalendar(grant: Reader) {
  const { booking } = grant.scope;
  const sequence = await findSequence(grant, booking.id);
  return { booking, sequence, forPatient: grant.scope.side === 'patient' };
}
