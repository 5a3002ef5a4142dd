import type { ClinicAppointment, SentClinicBooking } from '@lakou/contract/clinic-patients';
import type { Actor } from '#platform/access/actor.ts';
import type { Grant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { createBooking } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { findLanguage } from './clinic-links.store.ts';
import type { AssignScope } from './clinic-patients.access.ts';

export { isAssignable } from './clinic-links.store.ts';
export type { AssignScope };

/**
 * The desk books for a patient, whose acceptance of the clinic is the consent: at the same price, in the same slots and
 * within the same limits as if they had done it. They are told, and cancel it like every other visit.
 */
export async function bookFor(
  platform: Platform,
  grant: Grant<'clinic-patient:book', AssignScope>,
  { clientId, ...sent }: SentClinicBooking,
): Promise<ClinicAppointment> {
  const { db, at, requestId, scope } = grant;
  const { patientId } = scope;
  const patient: Actor = {
    id: patientId,
    role: 'PATIENT',
    clinicId: null,
    clinicRole: null,
    language: (await findLanguage(grant)) ?? fail('not_found'),
    sessionId: 'clinic-booking',
    isEmailVerified: true,
    provenAt: at,
  };
  const forPatient = systemGrant('booking:create', { db, at, requestId, actor: patient });
  const booking = await createBooking(platform, forPatient, sent, `clinic-${clientId}`);
  await writeAudit(grant, { action: 'clinic-patient:book', actorId: grant.actor.id, subjectId: patientId });
  // A confirmed visit was told already; one that waits for its payment was not.
  if (booking.status === 'awaiting_payment')
    await notify(grant, {
      userId: patientId,
      kind: 'booking_offered',
      subjectId: booking.id,
      details: { name: booking.providerName ?? '', at: booking.dateTime, timeZone: booking.timeZone },
    });
  const { id, dateTime, status, serviceType, serviceNames, providerName } = booking;
  return {
    id,
    dateTime,
    status,
    serviceType,
    serviceNames,
    providerName,
    dependentId: null,
    dependentName: null,
  };
}
