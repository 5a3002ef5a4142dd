import type { Booking } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { BookingScope } from './bookings.access.ts';
import { type BookingChange, type BookingState, findBooking, lockState } from './bookings.store.ts';

export type Changing<P extends BookingChange | 'booking:read' = BookingChange> = Grant<P, BookingScope>;

/** The current visit, locked until the transaction ends. */
export const lockBooking = async (tx: Changing): Promise<BookingState> =>
  (await lockState(tx, tx.scope.bookingId)) ?? fail('not_found');

/** The visit after the change, which is audited. */
export async function changed(tx: Changing, action: string): Promise<Booking> {
  const { bookingId, patientId, dependentId } = tx.scope;
  const about = dependentId ? { subjectIds: [patientId, dependentId] } : { subjectId: patientId };
  await writeAudit(tx, { action, actorId: tx.actor.id, ...about });
  return (await findBooking(tx, bookingId, tx.scope)) ?? fail('not_found');
}

/** Whether another adult does this for the patient, who is then told like the others. */
export const isRepresentative = ({ actor, scope }: Changing): boolean =>
  scope.side === 'patient' && actor?.role === 'PATIENT' && actor.id !== scope.patientId;
