import type { BookingStatus, PaymentStatus } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import type { Config } from '#platform/config.ts';
import type { Statement } from '#platform/db/run-as-one-statement.ts';
import type { BookingPlan } from '../scheduling/booking-plan.rules.ts';
import type { FareCents } from '../scheduling/fare.rules.ts';
import type { BookingLocation } from './booking-location.rules.ts';

/** Who books; the scope says for whom where that may be another adult. */
export type BookingGrant = Grant<'booking:create', { readonly patientId: string } | undefined>;
export const patientOf = ({ scope, actor }: BookingGrant): string => scope?.patientId ?? actor.id;
export type BookingLimits = Pick<Config, 'maxFutureBookings' | 'maxFutureBookingsPerProvider'>;

/** Who books, and for whom. */
export interface Booker {
  readonly patientName: string;
  readonly patientPhotoUrl: string | null;
  readonly home: string | null;
  /** Who books, when it is another adult. */
  readonly bookedBy: string | null;
}

/** The patient, or one of their dependents who was not removed. */
export async function findBooker(
  grant: BookingGrant,
  dependentId: string | null,
): Promise<Booker | undefined> {
  const [found] = await grant.db.read<Booker>(
    `select coalesce(d.name, u.name) as "patientName", nullif(p.address, '') as home,
       case when d.id is null then u.profile_photo_url else d.profile_picture_url end as "patientPhotoUrl",
       (select name from app_users where id = $3 and id <> $1) as "bookedBy"
     from app_users u left join patient_profiles p on p.user_id = u.id
     left join dependents d on d.id = $2 and d.patient_id = u.id and d.removed_at is null
     where u.id = $1 and ($2::uuid is null or d.id is not null)`,
    [patientOf(grant), dependentId, grant.actor.id],
  );
  return found;
}

/** Locks the dependent, so that they stay one until the transaction ends. */
export async function holdDependent(tx: BookingGrant, id: string): Promise<boolean> {
  const found = await tx.db.query(
    'select 1 from dependents where id = $1 and patient_id = $2 and removed_at is null for key share',
    [id, patientOf(tx)],
  );
  return found.length > 0;
}

interface ClinicRow {
  readonly name: string;
  readonly timeZone: string | null;
}

/** A clinic that somebody runs, who would answer; where only verified ones are shown, one that is shown. */
export async function findClinic(
  grant: BookingGrant,
  id: string,
  verifiedOnly: boolean,
): Promise<ClinicRow | undefined> {
  const [found] = await grant.db.read<ClinicRow>(
    `select c.name, c.opening_hours->>'timeZone' as "timeZone" from clinics c
     where c.id = $1 and (not $2 or is_clinic_shown(c.id, true))
       and exists (select from app_users a where a.clinic_id = c.id and a.role = 'CLINIC_ADMIN'
         and a.erase_after is null and a.erased_at is null and a.suspended_at is null)`,
    [id, verifiedOnly],
  );
  return found;
}

export interface BookingDraft extends Omit<BookingPlan, 'minutes'>, BookingLocation, FareCents {
  readonly id: string;
  readonly dependentId: string | null;
  readonly providerId: string | null;
  readonly clinicId: string | null;
  readonly serviceType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly patientTimeZone: string;
  readonly notes: string | null;
  readonly status: BookingStatus;
  readonly paymentMethod: string;
  readonly paymentStatus: PaymentStatus;
  readonly packageId: string | null;
  readonly packagePlace: number | null;
  readonly holdExpiresAt: Date | null;
  readonly remindedDayAt: Date | null;
  readonly remindedHourAt: Date | null;
}

// Other bookings of the same people wait here until this one is inserted, which is much faster than
// a conflict; whoever has too many visits to come is refused.
const INSERT = `insert into bookings (id, patient_id, created_by, created_at, dependent_id, provider_id, clinic_id,
    service, service_type, mode, starts_at, ends_at, time_zone, patient_time_zone, location, lat, lng, notes, status,
    payment_method, base_cents, service_fee_cents, total_cents, hold_expires_at, reminded_day_at, reminded_hour_at,
    payment_status, package_id, package_place)
  select $1, $2, $29, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
    $24, $25, $30, $31, $32
  from wait_to_book($26::text[], $2, $5, $3, $27, $28)`;

/** Inserts the visit; the people whose time it takes are given in the order of their locks. */
export const bookingStatement = (
  grant: BookingGrant,
  draft: BookingDraft,
  slotOwners: readonly string[],
  limits: BookingLimits,
): Statement => ({
  text: INSERT,
  values: [
    draft.id,
    patientOf(grant),
    grant.at,
    draft.dependentId,
    draft.providerId,
    draft.clinicId,
    draft.service,
    draft.serviceType,
    draft.mode,
    draft.startsAt,
    draft.endsAt,
    draft.timeZone,
    draft.patientTimeZone,
    draft.location,
    draft.lat,
    draft.lng,
    draft.notes,
    draft.status,
    draft.paymentMethod,
    draft.baseCents,
    draft.serviceFeeCents,
    draft.totalCents,
    draft.holdExpiresAt,
    draft.remindedDayAt,
    draft.remindedHourAt,
    slotOwners,
    limits.maxFutureBookings,
    limits.maxFutureBookingsPerProvider,
    grant.actor.id,
    draft.paymentStatus,
    draft.packageId,
    draft.packagePlace,
  ],
});
