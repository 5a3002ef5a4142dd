import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isDependentOf } from '../family/family.service.ts';
import { isOwnRequest } from './care-requests.store.ts';
import { fitOf } from './fit.rules.ts';
import { findAsked, findFacts } from './matching.store.ts';

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

export interface MatchScope {
  readonly requestId: string;
}
export interface OwnScope extends MatchScope {
  readonly patientId: string;
}

interface Asked {
  readonly body: { readonly dependentId?: string | null | undefined };
}

/** The person who is to be seen: oneself, or one of those one acts for. */
const isOwnPerson: Rule<{ dependentId: string | null }, Asked> = async (question) => {
  const dependentId = question.body.dependentId ?? null;
  const isTheirs = !dependentId || (await isDependentOf(question, question.actor.id, dependentId));
  return isTheirs ? { dependentId } : undefined;
};

const isOwn: Rule<OwnScope, ById> = async (question) =>
  (await isOwnRequest(question, question.params.id))
    ? { requestId: question.params.id, patientId: question.actor.id }
    : undefined;

/** A request that the matcher shows, or showed, to this provider: others do not learn that it exists. */
const fitsThem: Rule<MatchScope, ById> = async (question) => {
  const [asked, provider] = await Promise.all([findAsked(question, question.params.id), findFacts(question)]);
  return asked && provider && fitOf(asked, provider) ? { requestId: question.params.id } : undefined;
};

export const canAsk = policy('care-request:create', patients, { object: isOwnPerson });
export const canListRequests = policy('care-requests:list', patients);
export const canReadRequest = policy('care-request:read', patients, { object: isOwn });
export const canCancelRequest = policy('care-request:cancel', patients, { object: isOwn });
export const canMatch = policy('care-requests:match', providers);
export const canAcceptRequest = policy('care-request:accept', providers, { object: fitsThem });
export const canReject = policy('care-request:reject', providers, { object: fitsThem });
export const canRestore = policy('care-request:restore', providers, { object: fitsThem });
