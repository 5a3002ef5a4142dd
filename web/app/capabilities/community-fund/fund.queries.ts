import type { FundRequest, LedgerFilter } from '@lakou/contract/community-fund';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
const nextOf = <Row extends { id: string }>(last: readonly Row[]) =>
  last.length === PAGE ? last.at(-1)?.id : undefined;
const pageOf = (after: string) => ({ limit: PAGE, ...(after && { after }) });

export const statsQuery = queryOptions({
  queryKey: ['fund', 'stats'],
  queryFn: () => api('GET /api/features/community-fund/stats'),
  staleTime: 0,
});
export const usageQuery = queryOptions({
  queryKey: ['fund', 'usage'],
  queryFn: () => api('GET /api/features/community-fund/usage'),
});
export const ledgerQuery = (filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: ['fund', 'ledger', filter],
    queryFn: ({ pageParam }) =>
      api('GET /api/features/community-fund/ledger', { query: { ...filter, ...pageOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: nextOf,
  });
export const contributionsQuery = infiniteQueryOptions({
  queryKey: ['fund', 'contributions'],
  queryFn: ({ pageParam }) => api('GET /api/features/donations', { query: pageOf(pageParam) }),
  initialPageParam: '',
  getNextPageParam: nextOf,
});
export const monthlyQuery = queryOptions({
  queryKey: ['fund', 'monthly'],
  queryFn: () => api('GET /api/features/monthly-gifts'),
});
export const ownRequestsQuery = infiniteQueryOptions({
  queryKey: ['fund', 'own-requests'],
  queryFn: ({ pageParam }) => api('GET /api/features/fund-requests', { query: pageOf(pageParam) }),
  initialPageParam: '',
  getNextPageParam: nextOf,
});
export const casesQuery = (status: FundRequest['status']) =>
  infiniteQueryOptions({
    queryKey: ['fund', 'cases', status],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/fund-requests', { query: { status, ...pageOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: nextOf,
    staleTime: 0,
  });
