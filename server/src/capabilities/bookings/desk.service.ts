import type { Booking, NewBooking } from '@lakou/contract/bookings';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { grantToBookFor } from './booking-for-patient.service.ts';
import { type DeskGrant, findLanguage } from './desk.store.ts';
import { createBooking } from './new-booking.service.ts';

export { findAccepted } from './desk.store.ts';

/**
 * The desk books for a patient, whose acceptance of the clinic is the consent: at the same price, in the same slots and
 * within the same limits as if they had done it. They are told, and cancel it like every other visit.
 */
export async function bookAtDesk(
  platform: Platform,
  grant: DeskGrant,
  sent: NewBooking,
  key: string | undefined,
): Promise<Booking> {
  const { patientId } = grant.scope;
  const language = (await findLanguage(grant)) ?? fail('not_found');
  const forPatient = grantToBookFor(grant, { id: patientId, language, agreedBy: 'clinic-booking' });
  const booking = await createBooking(platform, forPatient, sent, key);
  await writeAudit(grant, { action: 'clinic-patient:book', actorId: grant.actor.id, subjectId: patientId });
  // A confirmed visit was told already; one that waits for its payment was not.
  if (booking.status === 'awaiting_payment')
    await notify(grant, {
      userId: patientId,
      kind: 'booking_offered',
      subjectId: booking.id,
      details: { name: booking.providerName ?? '', at: booking.dateTime, timeZone: booking.timeZone },
    });
  return booking;
}

/** By the documented call: a visit with a provider of the clinic, or one that the clinic assigns later. */
export const bookForPatient = (
  platform: Platform,
  grant: DeskGrant,
  { dependentId: _, packageId: __, ...sent }: NewBooking,
  key: string | undefined,
): Promise<Booking> =>
  bookAtDesk(
    platform,
    grant,
    { ...sent, patientId: grant.scope.patientId, clinicId: grant.scope.clinicId },
    key && `clinic-${grant.actor.id}-${key}`,
  );
