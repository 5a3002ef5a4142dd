import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { findOwner } from './credentials.store.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export interface PaperScope {
  readonly credentialId: string;
  readonly providerId: string;
}

const isPaper: Rule<PaperScope, ById> = async (question) => {
  const providerId = await findOwner(question, question.params.id);
  return providerId ? { credentialId: question.params.id, providerId } : undefined;
};

export const canListCredentials = policy('credentials:list', provider);
export const canAddCredential = policy('credential:add', provider);
export const canReviewCredentials = policy('credentials:review', admin);
export const canDecideCredential = policy('credential:decide', admin, { object: isPaper, stepUp: true });
