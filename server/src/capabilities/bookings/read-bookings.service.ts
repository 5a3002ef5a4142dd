import type { Booking, BookingFilter } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { ListScope, ReadScope } from './bookings.access.ts';
import { findSequence, listBookings } from './bookings.store.ts';
import { asSeenBy } from './bookings.view.ts';

type Reader = Grant<'booking:read', ReadScope>;

/** One visit; reading by anybody but the patient is audited. */
export async function readBooking(grant: Reader): Promise<Booking> {
  const { booking, patientId, side } = grant.scope;
  if (side !== 'patient')
    await writeAudit(grant, { action: 'booking:read', actorId: grant.actor.id, subjectId: patientId });
  return asSeenBy(grant.actor.role, booking);
}

export async function readForCalendar(grant: Reader) {
  const booking = await readBooking(grant);
  const sequence = await findSequence(grant, booking.id);
  return { booking, sequence, forPatient: grant.scope.side === 'patient' };
}

/** A page of visits; reading another person's visits is audited for each patient. */
export async function readBookings(
  grant: Grant<'bookings:list', ListScope>,
  filter: BookingFilter,
): Promise<Booking[]> {
  const found = await listBookings(grant, filter);
  const others = new Set(found.map(({ patientId }) => patientId).filter((id) => id !== grant.actor.id));
  for (const subjectId of others)
    await writeAudit(grant, { action: 'bookings:list', actorId: grant.actor.id, subjectId });
  return found.map((booking) => asSeenBy(grant.actor.role, booking));
}
