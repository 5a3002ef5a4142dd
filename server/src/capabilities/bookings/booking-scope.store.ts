import type { Actor } from '#platform/access/actor.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { isAdministrative, worksAs } from '#platform/access/policy.ts';
import { BOOKING_COLUMNS, BOOKING_JOINS } from './booking-columns.store.ts';
import type { BookingScope, ReadScope, Side } from './bookings.access.ts';
import { toBooking, type ViewRow } from './bookings.view.ts';

/** Which party to a visit the actor can be; a dispatcher is none. */
function sideOf(actor: Actor): Side | undefined {
  if (actor.role === 'PATIENT') return 'patient';
  if (worksAs(actor, 'Admin', 'Scheduler')) return 'clinic';
  return actor.role === 'PROVIDER' && !isAdministrative(actor) ? 'provider' : undefined;
}

// A visit belongs to a clinic when it was booked with it, or with a provider who worked there then:
// a provider who joins does not bring earlier patients, and one who leaves does not take visits
// away. Booking writes `clinic_id`.
const CONCERNS = `b.id = $1 and case $3
    when 'patient' then b.patient_id = $2 or b.dependent_id is null and exists (
      select from representatives r where r.representative_id = $2 and r.patient_id = b.patient_id
        and r.accepted_at is not null and r.ended_at is null and 'visits' = any (r.scopes))
    when 'provider' then b.provider_id = $2
    when 'clinic' then b.clinic_id = $4
    else false end`;
const VISIT = `select b.id as "bookingId", b.patient_id as "patientId", b.dependent_id as "dependentId"
  from bookings b where ${CONCERNS}`;
const VIEWED = `select ${BOOKING_COLUMNS} from bookings b ${BOOKING_JOINS} where ${CONCERNS}`;

/** The row of a visit that the actor is a party to. */
async function findOwn<Row extends object>(
  statement: string,
  { actor, db }: Lookup,
  bookingId: string,
): Promise<(Row & { side: Side }) | undefined> {
  const side = sideOf(actor);
  if (!side) return undefined;
  const [row] = await db.read<Row>(statement, [bookingId, actor.id, side, actor.clinicId]);
  return row && { ...row, side };
}

type Found<Scope> = Omit<Scope, 'mayReadRecords'>;

export const findScope = (lookup: Lookup, bookingId: string): Promise<Found<BookingScope> | undefined> =>
  findOwn<Omit<BookingScope, 'side' | 'mayReadRecords'>>(VISIT, lookup, bookingId);

/** The same with the visit itself. */
export async function findReadScope(
  lookup: Lookup,
  bookingId: string,
  mayReadRecords: boolean,
): Promise<ReadScope | undefined> {
  const found = await findOwn<ViewRow>(VIEWED, lookup, bookingId);
  if (!found) return undefined;
  const { side, ...row } = found;
  const booking = toBooking(row, { side, mayReadRecords, at: lookup.at });
  const { id, patientId, dependentId } = row;
  return { bookingId: id, patientId, dependentId, side, mayReadRecords, booking };
}

/** Whether this patient ever had a visit with the actor. */
export async function hasMet({ actor, db }: Lookup, patientId: string): Promise<boolean> {
  const met = await db.read('select 1 from bookings where provider_id = $1 and patient_id = $2 limit 1', [
    actor.id,
    patientId,
  ]);
  return met.length > 0;
}
