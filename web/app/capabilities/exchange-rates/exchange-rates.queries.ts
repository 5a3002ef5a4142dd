import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 10;
/** Under the key of the settings: a rate that somebody types there changes these too. */
const RATES_KEY = ['system', 'settings', 'exchange-rate'] as const;

export const rateSourceQuery = queryOptions({
  queryKey: [...RATES_KEY, 'source'],
  queryFn: () => api('GET /api/admin/exchange-rate'),
  staleTime: 0,
});

export const rateReadingsQuery = infiniteQueryOptions({
  queryKey: [...RATES_KEY, 'readings'],
  queryFn: ({ pageParam }) =>
    api('GET /api/admin/exchange-rate/readings', {
      query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
    }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  staleTime: 0,
});
