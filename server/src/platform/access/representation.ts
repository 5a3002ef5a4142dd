import type { RepresentativeScope } from '@lakou/contract/representatives.rules';
import type { Lookup } from './lookup.ts';

/** Whether this patient lets the actor act for them in this; their dependents are not meant. */
export async function represents(
  { db, actor }: Lookup,
  patientId: string,
  scope: RepresentativeScope,
): Promise<boolean> {
  const found = await db.read(
    `select 1 from representatives
     where representative_id = $1 and patient_id = $2 and accepted_at is not null and ended_at is null
       and $3 = any (scopes)`,
    [actor.id, patientId, scope],
  );
  return found.length > 0;
}
