import type { Role } from '@lakou/contract';
import type { Booking } from '@lakou/contract/bookings';
import { Id } from '@lakou/contract/primitives';
import { policy, type Question, type Rule, signedIn } from '#platform/access/policy.ts';
import { BOOKING_COLUMNS, BOOKING_JOINS } from './booking-columns.store.ts';
import { toBooking, type ViewRow } from './bookings.view.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

export type Side = 'patient' | 'provider' | 'clinic';

/** A visit and how the actor has to do with it. */
export interface BookingScope {
  readonly bookingId: string;
  readonly patientId: string;
  readonly side: Side;
}

const SIDES: Partial<Record<Role, Side>> = {
  PATIENT: 'patient',
  PROVIDER: 'provider',
  CLINIC_ADMIN: 'clinic',
};

// A visit is a clinic's when it was booked with it, or with somebody who worked there then: whoever joins a clinic does
// not bring along those they saw before, and who leaves does not take visits away. Booking writes `clinic_id`.
const CONCERNS = `b.id = $1 and case $3
    when 'PATIENT' then b.patient_id = $2
    when 'PROVIDER' then b.provider_id = $2
    when 'CLINIC_ADMIN' then b.clinic_id = $4
    else false end`;
const VISIT = `select b.id as "bookingId", b.patient_id as "patientId"
  from bookings b where ${CONCERNS}`;
const VIEWED = `select ${BOOKING_COLUMNS} from bookings b ${BOOKING_JOINS} where ${CONCERNS}`;

/** The row of a visit that has to do with the actor. */
async function findOwn<Row extends object>(
  statement: string,
  { actor, db, params }: Question,
): Promise<(Row & { side: Side }) | undefined> {
  const id = Id.safeParse(params.id);
  const side = SIDES[actor.role];
  if (!id.success || !side) return undefined;
  const [row] = await db.read<Row>(statement, [id.data, actor.id, actor.role, actor.clinicId]);
  return row && { ...row, side };
}

const ofSides =
  (...sides: Side[]): Rule<BookingScope> =>
  async (question) => {
    const booking = await findOwn<Omit<BookingScope, 'side'>>(VISIT, question);
    return booking && sides.includes(booking.side) ? booking : undefined;
  };

/** The same with the visit itself: who may read it has read it. */
export interface ReadScope extends BookingScope {
  readonly booking: Booking;
}

const isReadable: Rule<ReadScope> = async (question) => {
  const found = await findOwn<ViewRow>(VIEWED, question);
  if (!found) return undefined;
  const { side, ...row } = found;
  return { bookingId: row.id, patientId: row.patientId, side, booking: toBooking(row) };
};

/** Whose visits are listed: a patient's, a provider's, or those that are of all who are named. */
export interface ListScope {
  readonly patientId?: string;
  readonly providerId?: string;
  readonly clinicId?: string;
}

const listOf: Rule<ListScope> = async ({ actor, db, params }) => {
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  const isOwn = id.data === actor.id;
  if (actor.role === 'PATIENT') return isOwn ? { patientId: actor.id } : undefined;
  if (actor.role === 'PROVIDER') {
    if (isOwn) return { providerId: actor.id };
    // Their visits with this provider, which the provider's own list holds too.
    const met = await db.read('select 1 from bookings where provider_id = $1 and patient_id = $2 limit 1', [
      actor.id,
      id.data,
    ]);
    return met.length > 0 ? { patientId: id.data, providerId: actor.id } : undefined;
  }
  if (actor.role !== 'CLINIC_ADMIN' || !actor.clinicId) return undefined;
  const ofClinic = await db.read(
    "select 1 from app_users where id = $1 and role = 'PROVIDER' and clinic_id = $2",
    [id.data, actor.clinicId],
  );
  return ofClinic.length > 0 ? { providerId: id.data, clinicId: actor.clinicId } : undefined;
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
