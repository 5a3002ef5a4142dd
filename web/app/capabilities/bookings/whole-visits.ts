import type { Booking, VisitBill } from '@lakou/contract/bookings';

/** Patients and providers get whole visits; bills alone are what a sponsor gets. */
export const wholeVisits = (list: readonly (Booking | VisitBill)[]): Booking[] =>
  list.filter((one): one is Booking => 'patientId' in one);
