import { Id } from '@lakou/contract/primitives';
import type { Rule } from '#platform/access/policy.ts';
import { isOwnDependent } from '../family/family.service.ts';

/** Whom it is about: oneself, or somebody one acts for. A stranger's dependent is nobody. */
export const patientAskedAbout: Rule<{ dependentId: string | null }> = async ({ actor, db, body }) => {
  const { dependentId } = body as { dependentId?: string | null };
  if (!dependentId) return { dependentId: null };
  return (await isOwnDependent(db, Id.parse(dependentId), actor.id)) ? { dependentId } : undefined;
};
