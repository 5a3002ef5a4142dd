import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { treats } from '../record-access/record-access.service.ts';
import { isOwnRecall } from './recalls.store.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

export interface RecalledPerson {
  readonly patientId: string;
  readonly dependentId: string | null;
}
interface Recalling {
  readonly body: { readonly patientId: string; readonly dependentId?: string | null | undefined };
}

/** Somebody whom the provider treats now. */
const isTheirPatient: Rule<RecalledPerson, Recalling> = async (question) => {
  const person = { patientId: question.body.patientId, dependentId: question.body.dependentId ?? null };
  return (await treats(question, person)) ? person : undefined;
};

const isOwn: Rule<{ recallId: string }, ById> = async (question) =>
  (await isOwnRecall(question, question.params.id)) ? { recallId: question.params.id } : undefined;

export const canListRecalls = policy('recalls:list', provider);
export const canRecall = policy('recall:create', provider, { object: isTheirPatient });
export const canDropRecall = policy('recall:drop', provider, { object: isOwn });
