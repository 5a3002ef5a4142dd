import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Other people's accesses to one's record, page by page. */
export const looksQuery = infiniteQueryOptions({
  queryKey: ['looks'],
  queryFn: ({ pageParam }) => api('GET /api/audit/me', { query: { before: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});
