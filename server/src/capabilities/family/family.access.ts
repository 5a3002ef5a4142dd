import { isSelf, policy, type Rule } from '#platform/access/policy.ts';
import { isDependentOf } from './family.store.ts';

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;

interface OneDependent {
  readonly params: { readonly id: string; readonly dependentId: string };
}

/** Both ids in one query: another family's dependent is not found. */
const isTheirDependent: Rule<{ userId: string; dependentId: string }, OneDependent> = async (question) => {
  const { id, dependentId } = question.params;
  const isTheirs = id === question.actor.id && (await isDependentOf(question, id, dependentId));
  return isTheirs ? { userId: id, dependentId } : undefined;
};

export const canReadFamily = policy('family:read', patients, { object: isSelf });
export const canAddDependent = policy('family:add', patients, { object: isSelf });
export const canChangeDependent = policy('family:change', patients, { object: isTheirDependent });
export const canRemoveDependent = policy('family:remove', patients, { object: isTheirDependent });
