import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isReviewable } from './verification.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

/** The account in the path is a provider with a complete profile. */
const isProvider: Rule<{ providerId: string }, ById> = async (question) => {
  const providerId = question.params.id;
  return (await isReviewable(question, providerId)) ? { providerId } : undefined;
};

export const canListVerifications = policy('verifications:list', admin);
export const canReadVerification = policy('verification:read', admin, { object: isProvider });
export const canDecideVerification = policy('verification:decide', admin, {
  object: isProvider,
  stepUp: true,
});
export const canReadOwnVerification = policy('own-verification:read', {
  kind: 'signedIn',
  roles: ['PROVIDER'],
});
