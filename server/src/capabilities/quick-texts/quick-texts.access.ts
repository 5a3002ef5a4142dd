import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isOwnText, type TextScope } from './quick-texts.store.ts';

const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

const isOwn: Rule<TextScope, ById> = async (question) =>
  (await isOwnText(question, question.params.id))
    ? { textId: question.params.id, providerId: question.actor.id }
    : undefined;

export const canListTexts = policy('quick-texts:list', providers);
export const canKeepText = policy('quick-text:create', providers);
export const canChangeText = policy('quick-text:change', providers, { object: isOwn });
export const canRemoveText = policy('quick-text:remove', providers, { object: isOwn });
