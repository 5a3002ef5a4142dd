import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isAccount } from './administration.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

/** The account in the path is there and was not erased. */
const isThere: Rule<{ userId: string }, ById> = async (question) =>
  (await isAccount(question, question.params.id)) ? { userId: question.params.id } : undefined;

export const canReadStats = policy('stats:read', admin);
export const canListUsers = policy('users:list', admin);
export const canListClinics = policy('clinics:list', admin);
export const canReadUser = policy('user:read', admin, { object: isThere });
export const canEditUser = policy('user:edit', admin, { object: isThere, stepUp: true });
export const canRemoveUser = policy('user:remove', admin, { object: isThere, stepUp: true });
export const canSuspendUser = policy('user:suspend', admin, { object: isThere, stepUp: true });
export const canSignUserOut = policy('user:sign-out', admin, { object: isThere });
export const canResetPasswordOf = policy('user:reset', admin, { object: isThere });
