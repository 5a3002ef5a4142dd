import type { Db } from '#platform/db/db.ts';

/** Whom of a family somebody sees: the account's own person, those it acts for, or both. */
export interface Seen {
  readonly own: boolean;
  readonly dependentIds: readonly string[];
}

const SEEN = `bool_or(dependent_id is null) as own,
  coalesce(array_agg(distinct dependent_id) filter (where dependent_id is not null), '{}') as "dependentIds"`;

/** What lies between a provider and a patient just now; undefined when that is nothing. */
export async function findCare(
  db: Db,
  { providerId, patientId, at }: { providerId: string; patientId: string; at: Date },
): Promise<Seen | undefined> {
  const [found] = await db.read<Seen>(
    `select ${SEEN} from care_relationships
     where provider_id = $1 and patient_id = $2 and (until is null or until > $3) having count(*) > 0`,
    [providerId, patientId, at],
  );
  return found;
}

/** The same for a clinic: whom of a family it has, or lately had, visits with. */
export async function findClinicLink(
  db: Db,
  { clinicId, patientId, at }: { clinicId: string | null; patientId: string; at: Date },
): Promise<Seen | undefined> {
  const [found] = await db.read<Seen>(
    `select ${SEEN} from clinic_patients
     where clinic_id = $1 and patient_id = $2 and (until is null or until > $3)
       and exists (select from app_users where id = $2 and erased_at is null) having count(*) > 0`,
    [clinicId, patientId, at],
  );
  return found;
}

export async function isStaffOf(db: Db, clinicId: string | null, userId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users
     where id = $1 and clinic_id = $2 and role in ('PROVIDER', 'CLINIC_ADMIN') and erased_at is null`,
    [userId, clinicId],
  );
  return found.length > 0;
}

export async function isAccount(db: Db, userId: string): Promise<boolean> {
  const found = await db.read('select 1 from app_users where id = $1 and erased_at is null', [userId]);
  return found.length > 0;
}

export async function isVerified(db: Db, providerId: string): Promise<boolean> {
  const found = await db.read('select 1 from provider_profiles where user_id = $1 and license_verified', [
    providerId,
  ]);
  return found.length > 0;
}
