import { CARE } from '#platform/access/care-relationship.ts';
import type { Lookup } from '#platform/access/lookup.ts';

interface LabSubject {
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly laboratoryId: string | null;
}

/** Whose request it is; those of people who are no longer in the family are found by nobody. */
export async function findLabSubject({ db }: Lookup, requestId: string): Promise<LabSubject | undefined> {
  const [found] = await db.read<LabSubject>(
    `select q.patient_id as "patientId", q.dependent_id as "dependentId", q.laboratory_id as "laboratoryId"
     from lab_requests q left join dependents d on d.id = q.dependent_id
     where q.id = $1 and d.removed_at is null`,
    [requestId],
  );
  return found;
}

/** The laboratory whose requests the actor processes: their clinic, where they work as a provider. */
export async function findOwnLaboratory({ actor, db }: Lookup): Promise<string | null> {
  const [found] = await db.read<{ clinicId: string }>(
    `select u.clinic_id as "clinicId" from app_users u join provider_profiles p on p.user_id = u.id
     where u.id = $1 and u.role = 'PROVIDER' and u.clinic_id is not null and p.clinic_role = 'Provider'`,
    [actor.id],
  );
  return found?.clinicId ?? null;
}

/** Whether the actor treats the patient or somebody that the patient acts for. */
export async function treatsFamily({ actor, db, at }: Lookup, patientId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from ${CARE} c
     where provider_id = $1 and patient_id = $2 and (until is null or until > $3) limit 1`,
    [actor.id, patientId, at],
  );
  return found.length > 0;
}

/** A clinic that can be found: somebody who runs it has completed its profile. */
export async function isOpenClinic({ db }: Lookup, clinicId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users where clinic_id = $1 and role = 'CLINIC_ADMIN' and is_profile_complete
       and erase_after is null and erased_at is null and suspended_at is null limit 1`,
    [clinicId],
  );
  return found.length > 0;
}
