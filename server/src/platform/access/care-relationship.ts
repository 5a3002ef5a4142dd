import type { Lookup } from './lookup.ts';

interface Person {
  readonly patientId: string;
  /** Somebody the patient acts for; without it the patient's own person is meant. */
  readonly dependentId?: string | null;
}

/** Whether the actor treats this very person just now: a child's visits open nothing of the mother's. */
export async function isInCare(
  { actor, db, at }: Lookup,
  { patientId, dependentId }: Person,
): Promise<boolean> {
  const found = await db.read(
    `select 1 from care_relationships
     where provider_id = $1 and patient_id = $2 and dependent_id is not distinct from $3::uuid
       and (until is null or until > $4) limit 1`,
    [actor.id, patientId, dependentId ?? null, at],
  );
  return found.length > 0;
}
