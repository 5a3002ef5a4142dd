import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { findOpenView, isAccountThere, type ViewScope } from './support-views.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

const isThere: Rule<{ userId: string }, ById> = async (question) =>
  (await isAccountThere(question, question.params.id)) ? { userId: question.params.id } : undefined;

const isOwnView: Rule<ViewScope, ById> = (question) => findOpenView(question, question.params.id);

export const canOpenView = policy('support-view:open', admin, { object: isThere, stepUp: true });
export const canReadView = policy('support-view:read', admin, { object: isOwnView });
