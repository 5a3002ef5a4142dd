import type { DifferenceFilter, PaymentFilter, RefundFilter } from '@lakou/contract/money';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
export const MONEY_KEY = ['money'] as const;

export const allPaymentsQuery = (status: PaymentFilter['status'], unsettled: boolean) =>
  infiniteQueryOptions({
    queryKey: [...MONEY_KEY, 'payments', status, unsettled],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/payments', {
        query: {
          limit: PAGE,
          ...(status && { status }),
          ...(unsettled && { unsettled: '1' }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const refundsQuery = (status: RefundFilter['status']) =>
  infiniteQueryOptions({
    queryKey: [...MONEY_KEY, 'refunds', status],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/refunds', {
        query: { limit: PAGE, status, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const differencesQuery = (state: DifferenceFilter['state']) =>
  infiniteQueryOptions({
    queryKey: [...MONEY_KEY, 'differences', state],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/differences', {
        query: { limit: PAGE, state, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const reconciliationQuery = queryOptions({
  queryKey: [...MONEY_KEY, 'reconciliation'],
  queryFn: () => api('GET /api/admin/reconciliation'),
  staleTime: 0,
});
