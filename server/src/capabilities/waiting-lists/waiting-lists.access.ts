import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isListedProvider } from '../providers/providers.service.ts';
import { isOwnEntry } from './waiting-lists.store.ts';

const patient = { kind: 'signedIn', roles: ['PATIENT'] } as const;

interface Waiting {
  readonly body: { readonly providerId: string };
}

/** A provider whom patients may book. */
const isBookable: Rule<{ providerId: string }, Waiting> = async (question) => {
  const { providerId } = question.body;
  return (await isListedProvider(question, providerId, question.config)) ? { providerId } : undefined;
};

const isOwn: Rule<{ entryId: string }, ById> = async (question) =>
  (await isOwnEntry(question, question.params.id)) ? { entryId: question.params.id } : undefined;

export const canListWaiting = policy('waiting-lists:list', patient);
export const canWait = policy('waiting-list:join', patient, { object: isBookable });
export const canStopWaiting = policy('waiting-list:leave', patient, { object: isOwn });
