import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;

export const deathReportsQuery = (which: 'waiting' | 'decided') =>
  infiniteQueryOptions({
    queryKey: ['death-reports', which],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/death-reports', {
        query: { which, limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
    gcTime: 0,
  });
