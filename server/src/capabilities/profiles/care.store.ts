import type { User } from '@lakou/contract';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';

/** Whom of a family somebody treats: the account's own person, those it acts for, or both. */
export interface Care {
  readonly own: boolean;
  readonly dependentIds: readonly string[];
}

/** What lies between a provider and a patient just now; undefined when that is nothing. */
export async function findCare(
  db: Db,
  { providerId, patientId, at }: { providerId: string; patientId: string; at: Date },
): Promise<Care | undefined> {
  const [found] = await db.query<Care>(
    `select bool_or(dependent_id is null) as own,
       coalesce(array_agg(distinct dependent_id) filter (where dependent_id is not null), '{}') as "dependentIds"
     from care_relationships
     where provider_id = $1 and patient_id = $2 and (until is null or until > $3) having count(*) > 0`,
    [providerId, patientId, at],
  );
  return found;
}

export async function isVerified(db: Db, providerId: string): Promise<boolean> {
  const found = await db.query('select 1 from provider_profiles where user_id = $1 and license_verified', [
    providerId,
  ]);
  return found.length > 0;
}

export type PatientRow = Pick<User, 'id' | 'name' | 'email' | 'phone' | 'profilePhotoUrl'>;

const ROW = `u.id, u.name, u.email, u.phone, u.profile_photo_url as "profilePhotoUrl" from app_users u
  where u.role = 'PATIENT' and u.erased_at is null and ($1::uuid is null or u.id > $1)`;

/** Those the actor treats; one more than the page holds when there are more. */
export async function listInCare(
  grant: Grant<'patients:list'>,
  { limit, after }: Page,
): Promise<PatientRow[]> {
  return grant.db.query<PatientRow>(
    `select ${ROW} and u.id in (
       select patient_id from care_relationships where provider_id = $3 and (until is null or until > $4))
     order by u.id limit $2`,
    [after ?? null, limit + 1, grant.actor.id, grant.at],
  );
}

/** Those who have visits with the actor's clinic or the providers who work there. */
export async function listOfClinic(
  grant: Grant<'patients:list'>,
  { limit, after }: Page,
): Promise<PatientRow[]> {
  return grant.db.query<PatientRow>(
    `select ${ROW} and u.id in (
       select patient_id from bookings where clinic_id = $3 and status not in ('cancelled', 'no_show')
       union
       select b.patient_id from app_users p join bookings b on b.provider_id = p.id
       where p.clinic_id = $3 and p.role = 'PROVIDER' and b.status not in ('cancelled', 'no_show'))
     order by u.id limit $2`,
    [after ?? null, limit + 1, grant.actor.clinicId],
  );
}
