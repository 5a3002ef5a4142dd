import type { Rule } from '#platform/access/policy.ts';
import { isDependentOf } from '../family/family.service.ts';

interface AboutSomebody {
  readonly body: { readonly dependentId?: string | null | undefined };
}

/**
 * The patient of the question: the caller or one of their dependents. Another family's dependent is
 * not found.
 */
export const patientAskedAbout: Rule<{ dependentId: string | null }, AboutSomebody> = async (question) => {
  const { dependentId } = question.body;
  if (!dependentId) return { dependentId: null };
  return (await isDependentOf(question, question.actor.id, dependentId)) ? { dependentId } : undefined;
};
