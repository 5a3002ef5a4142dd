import type { PaymentFilter, RefundFilter } from '@lakou/contract/money';
import { infiniteQueryOptions } from '@tanstack/react-query';
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
