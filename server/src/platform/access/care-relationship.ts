import type { Lookup } from './lookup.ts';

/**
 * The care that opens a record: a visit opens nothing to a provider whom the patient has blocked. What the patient gave
 * before ends with the block; what is given or taken in an emergency after it counts.
 */
export const CARE = `(select k.* from care_relationships k where not exists (
  select from conversation_members b
  where b.user_id = k.patient_id and b.other_id = k.provider_id and b.blocked_at is not null and k.booking_id is not null))`;

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
    `select 1 from ${CARE} c
     where provider_id = $1 and patient_id = $2 and dependent_id is not distinct from $3::uuid
       and (until is null or until > $4) limit 1`,
    [actor.id, patientId, dependentId ?? null, at],
  );
  return found.length > 0;
}
