import type { ClinicPatient } from '@lakou/contract/clinic-patients';

/** Whom a line of the list tells about: the account, and those of the family whose visits are named. */
export const peopleIn = ({ patientId, bookings }: ClinicPatient) =>
  patientId ? [patientId, ...bookings.map(({ dependentId }) => dependentId)] : [];
