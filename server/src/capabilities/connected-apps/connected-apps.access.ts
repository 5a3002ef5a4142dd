import { type ById, everyone, policy, type Rule } from '#platform/access/policy.ts';
import { APP_ASKS_PER_ADDRESS, APP_TOKENS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { isDependentOf } from '../family/family.service.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { isOwnConsent, type PersonScope } from './connected-apps.store.ts';

/** One's own record, or that of somebody one acts for. */
const isOwnPerson: Rule<
  PersonScope,
  { readonly body: { readonly dependentId?: string | null | undefined } }
> = async (question) => {
  const dependentId = question.body.dependentId ?? null;
  const isTheirs = !dependentId || (await isDependentOf(question, question.actor.id, dependentId));
  return isTheirs ? { dependentId } : undefined;
};

const isTheirs: Rule<{ consentId: string }, ById> = async (question) =>
  (await isOwnConsent(question, question.params.id)) ? { consentId: question.params.id } : undefined;

export const canDescribe = policy(
  'apps:describe',
  everyone('programs ask how to connect before anybody has signed in'),
);
export const canAsk = policy(
  'app:ask',
  everyone('leads to the screen where a signed-in person decides, and gives nothing'),
  { limit: APP_ASKS_PER_ADDRESS },
);
export const canRedeem = policy(
  'app:token',
  everyone('a program proves itself by its code and verifier, its refresh token or its secret'),
  { limit: APP_TOKENS_PER_ADDRESS },
);
export const canGiveBack = policy(
  'app:give-back',
  everyone('a program gives back what it holds; who holds a token may end it'),
  { limit: APP_TOKENS_PER_ADDRESS },
);
export const canConsider = policy('app:consider', patientsOnly);
export const canAllow = policy('app:allow', patientsOnly, { stepUp: true, object: isOwnPerson });
export const canListApps = policy('apps:list', patientsOnly);
export const canDisconnect = policy('app:revoke', patientsOnly, { object: isTheirs });
