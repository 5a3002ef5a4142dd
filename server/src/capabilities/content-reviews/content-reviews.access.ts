import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { findReviewable } from './content-fields.rules.ts';
import type { ContentScope } from './content-reviews.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

const isContent: Rule<ContentScope, ById> = ({ params }) => {
  const found = findReviewable(params.id);
  return found && { kind: found.kind, slug: found.slug };
};

export const canListContent = policy('content:list', admin);
export const canReadContent = policy('content:read', admin, { object: isContent });
export const canReviewContent = policy('content:review', admin, { object: isContent, stepUp: true });
