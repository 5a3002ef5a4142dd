import type { ClinicAppointment, SentClinicBooking } from '@lakou/contract/clinic-patients';
import type { Grant } from '#platform/access/grant.ts';
import type { Platform } from '#platform/platform.ts';
import { bookAtDesk } from '../bookings/desk.service.ts';
import type { AssignScope } from './clinic-patients.access.ts';

export type { AssignScope };

/** Books for a patient of the clinic, once for an id of the sender. */
export async function bookFor(
  platform: Platform,
  grant: Grant<'clinic-patient:book', AssignScope>,
  { clientId, ...sent }: SentClinicBooking,
): Promise<ClinicAppointment> {
  const booking = await bookAtDesk(platform, grant, sent, `clinic-${clientId}`);
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
