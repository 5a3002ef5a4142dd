import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

/** Which members of a family a professional sees: the account holder, the dependents, or both. */
export interface Seen {
  readonly own: boolean;
  readonly dependentIds: readonly string[];
}

const SEEN = `bool_or(dependent_id is null) as own,
  coalesce(array_agg(distinct dependent_id) filter (where dependent_id is not null), '{}') as "dependentIds"`;

/**
 * The care relationship of the actor, a provider, with a patient; undefined when there is none now.
 */
export async function findCare({ actor, db, at }: Lookup, patientId: string): Promise<Seen | undefined> {
  const [found] = await db.read<Seen>(
    `select ${SEEN} from ${CARE} c
     where provider_id = $1 and patient_id = $2 and (until is null or until > $3) having count(*) > 0`,
    [actor.id, patientId, at],
  );
  return found;
}

/** The same for the actor's clinic: which family members have, or recently had, visits with it. */
export async function findClinicLink(
  { actor, db, at }: Lookup,
  patientId: string,
): Promise<Seen | undefined> {
  const [found] = await db.read<Seen>(
    `select ${SEEN} from clinic_patients
     where clinic_id = $1 and patient_id = $2 and (until is null or until > $3)
       and exists (select from app_users where id = $2 and erased_at is null) having count(*) > 0`,
    [actor.clinicId, patientId, at],
  );
  return found;
}

/** A person who works at the actor's clinic. */
export async function isStaff({ actor, db }: Lookup, userId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users
     where id = $1 and clinic_id = $2 and role in ('PROVIDER', 'CLINIC_ADMIN') and erased_at is null`,
    [userId, actor.clinicId],
  );
  return found.length > 0;
}

export async function isAccount({ db }: Lookup, userId: string): Promise<boolean> {
  const found = await db.read('select 1 from app_users where id = $1 and erased_at is null', [userId]);
  return found.length > 0;
}

/** A provider of the actor's clinic. */
export async function isClinicProvider({ actor, db }: Lookup, userId: string): Promise<boolean> {
  const found = await db.read(
    "select 1 from app_users where id = $1 and role = 'PROVIDER' and clinic_id = $2",
    [userId, actor.clinicId],
  );
  return found.length > 0;
}

export async function isClinic({ db }: Lookup, clinicId: string): Promise<boolean> {
  const found = await db.read('select 1 from clinics where id = $1', [clinicId]);
  return found.length > 0;
}

/** Policies, and lists that show more to professionals with a verified licence. */
export type RecordsReader =
  | Lookup
  | Grant<'profile:read' | 'patients:list' | 'provider-patients:list' | 'maternity-patients:list', unknown>
  | Grant<'health-workers:list' | 'health-worker:name' | 'home-visit-role:read', unknown>
  | Grant<'own-verification:read', unknown>;

/** Verified, and not beyond the end of the licence, whenever the job that ends it runs. */
export async function isVerified({ db, at }: RecordsReader, providerId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from provider_profiles where user_id = $1 and license_verified and coalesce(
       least(verified_until, license_expiration_date) >= ($2::timestamptz at time zone 'America/Port-au-Prince')::date, true)`,
    [providerId, at],
  );
  return found.length > 0;
}
