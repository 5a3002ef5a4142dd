import { Id } from '@lakou/contract/primitives';
import { isSelf, policy, type Rule } from '#platform/access/policy.ts';

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;

/** Both ids in one question: somebody else's dependent is nobody here. */
const isTheirDependent: Rule<{ userId: string; dependentId: string }> = async ({ actor, db, params }) => {
  const dependentId = Id.safeParse(params.dependentId);
  if (params.id !== actor.id || !dependentId.success) return undefined;
  const found = await db.read(
    'select 1 from dependents where id = $1 and patient_id = $2 and removed_at is null',
    [dependentId.data, actor.id],
  );
  return found.length > 0 ? { userId: actor.id, dependentId: dependentId.data } : undefined;
};

export const canReadFamily = policy('family:read', patients, { object: isSelf });
export const canAddDependent = policy('family:add', patients, { object: isSelf });
export const canChangeDependent = policy('family:change', patients, { object: isTheirDependent });
export const canRemoveDependent = policy('family:remove', patients, { object: isTheirDependent });
