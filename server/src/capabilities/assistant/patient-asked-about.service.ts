import { Id } from '@lakou/contract/primitives';
import type { Rule } from '#platform/access/policy.ts';

/** Whom it is about: oneself, or somebody one acts for. A stranger's dependent is nobody. */
export const patientAskedAbout: Rule<{ dependentId: string | null }> = async ({ actor, db, body }) => {
  const { dependentId } = body as { dependentId?: string | null };
  if (!dependentId) return { dependentId: null };
  const found = await db.read(
    'select 1 from dependents where id = $1 and patient_id = $2 and removed_at is null',
    [Id.parse(dependentId), actor.id],
  );
  return found.length > 0 ? { dependentId } : undefined;
};
