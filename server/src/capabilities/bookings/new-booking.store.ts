import type { BookingStatus } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import type { FareCents } from './money.ts';
import type { VisitPlan, Whereabouts } from './visit-plan.ts';

type Booker = Grant<'booking:create'>;

export async function findHome(grant: Booker): Promise<string | null> {
  const [found] = await grant.db.query<{ address: string | null }>(
    'select address from patient_profiles where user_id = $1',
    [grant.actor.id],
  );
  return found?.address || null;
}

/** Somebody the patient acts for, who was not removed. */
export async function isOwnDependent(grant: Booker, id: string): Promise<boolean> {
  const found = await grant.db.query(
    'select 1 from dependents where id = $1 and patient_id = $2 and removed_at is null for key share',
    [id, grant.actor.id],
  );
  return found.length > 0;
}

export async function findClinicZone(
  grant: Booker,
  id: string,
): Promise<{ timeZone: string | null } | undefined> {
  const [found] = await grant.db.query<{ timeZone: string | null }>(
    `select opening_hours->>'timeZone' as "timeZone" from clinics where id = $1`,
    [id],
  );
  return found;
}

export interface NewVisit extends Omit<VisitPlan, 'minutes'>, Whereabouts, FareCents {
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
  readonly holdExpiresAt: Date | null;
  readonly remindedDayAt: Date | null;
  readonly remindedHourAt: Date | null;
}

export async function insertBooking(tx: Booker, visit: NewVisit): Promise<void> {
  await tx.db.query(
    `insert into bookings (id, patient_id, created_by, created_at, dependent_id, provider_id, clinic_id, service,
       service_type, mode, starts_at, ends_at, time_zone, patient_time_zone, location, lat, lng, notes, status,
       payment_method, base_cents, service_fee_cents, total_cents, hold_expires_at, reminded_day_at,
       reminded_hour_at)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
       $22, $23, $24, $25)`,
    [
      visit.id,
      tx.actor.id,
      tx.at,
      visit.dependentId,
      visit.providerId,
      visit.clinicId,
      visit.service,
      visit.serviceType,
      visit.mode,
      visit.startsAt,
      visit.endsAt,
      visit.timeZone,
      visit.patientTimeZone,
      visit.location,
      visit.lat,
      visit.lng,
      visit.notes,
      visit.status,
      visit.paymentMethod,
      visit.baseCents,
      visit.serviceFeeCents,
      visit.totalCents,
      visit.holdExpiresAt,
      visit.remindedDayAt,
      visit.remindedHourAt,
    ],
  );
}
