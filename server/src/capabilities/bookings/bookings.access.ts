import type { Booking } from '@lakou/contract/bookings';
import { Id } from '@lakou/contract/primitives';
import type { Actor } from '#platform/access/actor.ts';
import {
  type ById,
  isAdministrative,
  policy,
  type Rule,
  type RuleContext,
  signedIn,
  staffWith,
  worksAs,
} from '#platform/access/policy.ts';
import { represents } from '#platform/access/representation.ts';
import { fail } from '#platform/errors.ts';
import { isClinicProvider, mayReadRecords } from '../profiles/profiles.service.ts';
import { findReadScope, findScope, hasMet } from './booking-scope.store.ts';
import { findAccepted } from './desk.store.ts';
import { findBillScope } from './sponsored-bills.store.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

export type Side = 'patient' | 'provider' | 'clinic';

/** A visit and the actor's relation to it. */
export interface BookingScope {
  readonly bookingId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly side: Side;
  /** Whether a provider's licence was checked, where that is asked for: else they see no notes and no address. */
  readonly mayReadRecords: boolean;
}

const treatsPeople = (actor: Actor): boolean => actor.role === 'PROVIDER' && !isAdministrative(actor);

const seesRecords = async (question: RuleContext): Promise<boolean> =>
  treatsPeople(question.actor) && (await mayReadRecords(question, question.actor.id, question.config));

const ofSides =
  (...sides: Side[]): Rule<BookingScope, ById> =>
  async (question) => {
    const booking = await findScope(question, question.params.id);
    if (!booking || !sides.includes(booking.side)) return undefined;
    return { ...booking, mayReadRecords: await seesRecords(question) };
  };

/** The same with the visit itself, so that it is read only once. */
export interface ReadScope extends BookingScope {
  readonly booking: Booking;
}

const isReadable: Rule<ReadScope, ById> = async (question) =>
  findReadScope(question, question.params.id, await seesRecords(question));

/** By which sponsorship bills are shown, and whose they are once the person agreed. */
export interface BillScope {
  readonly sponsorshipId: string;
  readonly patientId: string | null;
}

/** Whose visits are listed: a patient's, a provider's, or those that match all given people. */
export interface ListScope {
  readonly patientId?: string;
  readonly providerId?: string;
  readonly clinicId?: string;
  /** Only visits of the patient themselves, for who acts for them. */
  readonly withoutDependents?: boolean;
  /** For a sponsor: bills and nothing else. */
  readonly bills?: BillScope;
  readonly side: Side;
  readonly mayReadRecords: boolean;
}

const listOf: Rule<ListScope, ById> = async (question) => {
  const { actor, params } = question;
  const isOwn = params.id === actor.id;
  if (actor.role === 'PATIENT') {
    if (!isOwn && !(await represents(question, params.id, 'visits'))) return undefined;
    return { patientId: params.id, withoutDependents: !isOwn, side: 'patient', mayReadRecords: false };
  }
  if (actor.role === 'SPONSOR') {
    const bills = await findBillScope(question, params.id);
    return bills && { bills, side: 'patient', mayReadRecords: false };
  }
  if (treatsPeople(actor)) {
    const provider = {
      providerId: actor.id,
      side: 'provider',
      mayReadRecords: await seesRecords(question),
    } as const;
    if (isOwn) return provider;
    // Their visits with this provider, which the provider's own list holds too.
    return (await hasMet(question, params.id)) ? { ...provider, patientId: params.id } : undefined;
  }
  if (!worksAs(actor, 'Admin', 'Scheduler') || !actor.clinicId) return undefined;
  const isTheirs = await isClinicProvider(question, params.id);
  if (!isTheirs) return undefined;
  return { providerId: params.id, clinicId: actor.clinicId, side: 'clinic', mayReadRecords: false };
};

export const ownAgenda: Rule<ListScope> = async (question) => ({
  providerId: question.actor.id,
  side: 'provider',
  mayReadRecords: await seesRecords(question),
});

interface SentBooking {
  readonly body: {
    readonly patientId?: string | undefined;
    readonly dependentId?: string | null | undefined;
    readonly providerId?: string | null | undefined;
  };
}

/** For whom a visit is booked, and the clinic whose desk does so. */
export interface BookedFor {
  readonly patientId: string;
  readonly clinicId?: string;
}

/** The desk books for who accepted the clinic, with a provider of the clinic or with none yet. */
const bookedByDesk: Rule<BookedFor, SentBooking> = async (question) => {
  const { clinicId } = question.actor;
  const { patientId, dependentId, providerId } = question.body;
  const [person, provider] = [patientId, providerId || undefined].map((id) => Id.safeParse(id).data);
  if (!clinicId || !person || dependentId || (providerId && !provider)) return undefined;
  const found = await findAccepted(question, clinicId, person, provider ?? null);
  return found ? { patientId: found, clinicId } : undefined;
};

/** For oneself and one's family; or for an adult who lets the actor do so, but not for theirs. */
const bookedFor: Rule<BookedFor, SentBooking> = async (question) => {
  const { actor, body } = question;
  if (actor.role !== 'PATIENT') return bookedByDesk(question);
  const { patientId = actor.id, dependentId } = body;
  if (patientId === actor.id) return { patientId };
  const isAllowed = Id.safeParse(patientId).success && (await represents(question, patientId, 'visits'));
  if (!isAllowed) fail('forbidden');
  return dependentId ? undefined : { patientId };
};

/** Patients, and the desk of a clinic. */
const books = {
  kind: 'signedIn',
  roles: ['PATIENT', 'CLINIC_ADMIN', 'PROVIDER'],
  clinicRoles: ['Admin', 'Scheduler'],
} as const;

export const canListConflicts = policy('bookings:list', roles('PROVIDER'), { object: ownAgenda });
export const canListBookings = policy('bookings:list', signedIn, { object: listOf });
export const canBook = policy('booking:create', books, { object: bookedFor });
export const canReadBooking = policy('booking:read', signedIn, { object: isReadable });
export const canCancel = policy('booking:cancel', signedIn, {
  object: ofSides('patient', 'provider', 'clinic'),
});
export const canReschedule = policy('booking:reschedule', signedIn, {
  object: ofSides('patient', 'provider', 'clinic'),
});
export const canAccept = policy('booking:accept', roles('PROVIDER'), { object: ofSides('provider') });
export const canStart = policy('booking:start', roles('PROVIDER'), { object: ofSides('provider') });
export const canUndoStart = policy('booking:undo-start', roles('PROVIDER'), { object: ofSides('provider') });
export const canComplete = policy('booking:complete', roles('PROVIDER'), { object: ofSides('provider') });
export const canMarkNoShow = policy('booking:no-show', staffWith('Admin', 'Scheduler', 'Provider'), {
  object: ofSides('provider', 'clinic'),
});
