import type { Booking } from '@lakou/contract/bookings';
import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { isClinicProvider } from '../profiles/profiles.service.ts';
import { findReadScope, findScope, hasMet } from './booking-scope.store.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

export type Side = 'patient' | 'provider' | 'clinic';

/** A visit and the actor's relation to it. */
export interface BookingScope {
  readonly bookingId: string;
  readonly patientId: string;
  readonly side: Side;
}

const ofSides =
  (...sides: Side[]): Rule<BookingScope, ById> =>
  async (question) => {
    const booking = await findScope(question, question.params.id);
    return booking && sides.includes(booking.side) ? booking : undefined;
  };

/** The same with the visit itself, so that it is read only once. */
export interface ReadScope extends BookingScope {
  readonly booking: Booking;
}

const isReadable: Rule<ReadScope, ById> = (question) => findReadScope(question, question.params.id);

/** Whose visits are listed: a patient's, a provider's, or those that match all given people. */
export interface ListScope {
  readonly patientId?: string;
  readonly providerId?: string;
  readonly clinicId?: string;
}

const listOf: Rule<ListScope, ById> = async (question) => {
  const { actor, params } = question;
  const isOwn = params.id === actor.id;
  if (actor.role === 'PATIENT') return isOwn ? { patientId: actor.id } : undefined;
  if (actor.role === 'PROVIDER') {
    if (isOwn) return { providerId: actor.id };
    // Their visits with this provider, which the provider's own list contains too.
    return (await hasMet(question, params.id)) ? { patientId: params.id, providerId: actor.id } : undefined;
  }
  if (actor.role !== 'CLINIC_ADMIN' || !actor.clinicId) return undefined;
  const isTheirs = await isClinicProvider(question, params.id);
  return isTheirs ? { providerId: params.id, clinicId: actor.clinicId } : undefined;
};

export const canListBookings = policy('bookings:list', signedIn, { object: listOf });
export const canBook = policy('booking:create', roles('PATIENT'));
export const canReadBooking = policy('booking:read', signedIn, { object: isReadable });
export const canCancel = policy('booking:cancel', signedIn, {
  object: ofSides('patient', 'provider', 'clinic'),
});
export const canReschedule = policy('booking:reschedule', signedIn, { object: ofSides('patient', 'clinic') });
export const canAccept = policy('booking:accept', roles('PROVIDER'), { object: ofSides('provider') });
export const canStart = policy('booking:start', roles('PROVIDER'), { object: ofSides('provider') });
export const canComplete = policy('booking:complete', roles('PROVIDER'), { object: ofSides('provider') });
export const canMarkNoShow = policy('booking:no-show', roles('PROVIDER', 'CLINIC_ADMIN'), {
  object: ofSides('provider', 'clinic'),
});
