import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../platform/session.ts';
import { keepDraftsOf } from '../ui/form/drafts.ts';

/** Opens what was typed for who typed it; deletes it when its session is found to have ended, and when another person signed in. */
export function keepDraftsWithSession(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const user = queries.getQueryData(sessionQuery.queryKey);
    if (user !== undefined) void keepDraftsOf(user?.id);
  });
}
