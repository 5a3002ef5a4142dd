import type { Lookup } from './lookup.ts';

interface Person {
  readonly patientId: string;
  /** The dependent that the patient acts for; without it the patient themselves is meant. */
  readonly dependentId?: string | null;
}

/**
 * Whether the actor currently treats exactly this person: a child's visit gives no access to the
 * mother's data.
 */
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
