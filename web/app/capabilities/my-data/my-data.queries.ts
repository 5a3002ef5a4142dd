import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Who else looked at one's record, a page at a time. */
export const looksQuery = infiniteQueryOptions({
  queryKey: ['looks'],
  queryFn: ({ pageParam }) => api('GET /api/audit/me', { query: { before: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});
