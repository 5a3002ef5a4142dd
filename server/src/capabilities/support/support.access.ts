import { type ById, everyone, policy, type Rule } from '#platform/access/policy.ts';
import { SUPPORT_PER_ADDRESS } from '#platform/limits/limits.ts';
import { isRequest } from './support.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

const isThere: Rule<{ requestId: string }, ById> = async (question) =>
  (await isRequest(question, question.params.id)) ? { requestId: question.params.id } : undefined;

export const canWriteToSupport = policy('support:write', everyone('who cannot sign in needs help too'), {
  limit: SUPPORT_PER_ADDRESS,
});
export const canListSupport = policy('support:list', admin);
export const canAnswerSupport = policy('support:answer', admin, { object: isThere });
