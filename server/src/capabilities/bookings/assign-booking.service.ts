import type { Booking } from '@lakou/contract/bookings';
import type { PlacedPoint } from '@lakou/contract/dispatch.rules';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { runAsOneStatement } from '#platform/db/run-as-one-statement.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import { type AssignScope, clearProvider, savePlace, saveProvider } from './assigning.store.ts';
import {
  bookingNotifications,
  notifyPatient,
  publishBooking,
  publishToDispatchers,
} from './booking-notifications.service.ts';
import { findBooking } from './bookings.store.ts';

export type { AssignScope as Assignment };

type Assigning = Grant<'booking:assign', AssignScope>;
type Unassigning = Grant<'booking:unassign', AssignScope>;
type Placing = Grant<'booking:place', AssignScope>;

/** As those who arrange visits see it: without what the patient wrote for the provider. */
const ARRANGED = { side: 'clinic', mayReadRecords: false } as const;

function auditOf(tx: Assigning | Unassigning | Placing, action: string): Promise<void> {
  const { patientId, dependentId } = tx.scope;
  const subjectIds = dependentId ? [patientId, dependentId] : [patientId];
  return writeAudit(tx, { action, actorId: tx.actor.id, subjectIds });
}

/** The visit after the change, which is audited and told to all who show it. */
async function afterwards(tx: Assigning | Unassigning, action: string): Promise<Booking> {
  await auditOf(tx, action);
  const { bookingId, clinicId } = tx.scope;
  const booking = (await findBooking(tx, bookingId, ARRANGED)) ?? fail('not_found');
  publishBooking(tx, booking);
  await publishToDispatchers(tx, clinicId);
  return booking;
}

/**
 * Gives a request of a clinic to a provider, whom the caller has checked; it is confirmed, and both are told. Undefined
 * when somebody has it already, or when it is no request any more.
 */
export async function assignBooking(tx: Assigning, providerId: string): Promise<Booking | undefined> {
  if (!(await saveProvider(tx, providerId))) return undefined;
  const booking = await afterwards(tx, 'booking:assign');
  const news = bookingNotifications(booking, tx.at);
  if (news) await runAsOneStatement(tx.db, [news.statement]);
  news?.show(tx.db);
  return booking;
}

/** Takes a visit that has not begun from its provider; it is a request again. Undefined when it is not theirs. */
export async function unassignBooking(tx: Unassigning, providerId: string): Promise<Booking | undefined> {
  if (!(await clearProvider(tx, providerId))) return undefined;
  const booking = await afterwards(tx, 'booking:unassign');
  await notifyPatient(tx, booking, 'visit_unassigned');
  await notify(tx, {
    userId: providerId,
    kind: 'visit_taken_back',
    subjectId: booking.id,
    details: { name: booking.patientName, at: booking.dateTime },
  });
  return booking;
}

/** Puts a visit with only an address on the map of its clinic; false when it has a point or is over. */
export async function placeBooking(tx: Placing, point: PlacedPoint): Promise<boolean> {
  if (!(await savePlace(tx, point))) return false;
  await auditOf(tx, 'booking:place');
  await publishToDispatchers(tx, tx.scope.clinicId);
  return true;
}
