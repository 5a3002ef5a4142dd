import type { JobFilter } from '@lakou/contract/operations';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
export const JOBS_KEY = ['operations', 'jobs'] as const;

export const healthQuery = queryOptions({
  queryKey: ['operations', 'health'],
  queryFn: () => api('GET /api/admin/health'),
  staleTime: 0,
});

export const jobsQuery = (state: JobFilter['state']) =>
  infiniteQueryOptions({
    queryKey: [...JOBS_KEY, state],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/jobs', { query: { limit: PAGE, state, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });
