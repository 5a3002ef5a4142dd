import { fail } from '#platform/errors.ts';
import { notifyPatient, publishBooking } from './booking-notifications.service.ts';
import { findBooking } from './bookings.store.ts';
import { WHOLE } from './bookings.view.ts';
import { unassignVisits, type VisitRelease } from './release-visits.store.ts';

/** Somebody no longer treats people at the clinic: their visits to come wait for somebody else, and patients are told. */
export async function releaseVisits(tx: VisitRelease, providerId: string): Promise<void> {
  for (const id of await unassignVisits(tx, providerId)) {
    const booking = (await findBooking(tx, id, WHOLE)) ?? fail('not_found');
    await notifyPatient(tx, booking, 'booking_unassigned');
    publishBooking(tx, booking);
  }
}
