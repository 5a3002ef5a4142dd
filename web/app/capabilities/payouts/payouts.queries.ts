import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
/** Every read of payouts begins with it, one's own and those of everybody. */
export const PAYOUTS_KEY = ['payouts'] as const;

const paging = {
  initialPageParam: '',
  getNextPageParam: (last: readonly { readonly id: string }[]) =>
    last.length === PAGE ? last.at(-1)?.id : undefined,
  staleTime: 0,
};
const pageFrom = (after: string) => ({ limit: PAGE, ...(after && { after }) });

/** Of the provider who reads, or of a clinic. */
export const myPayoutsQuery = (clinicId: string | undefined) =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, 'mine', clinicId ?? ''],
    queryFn: () =>
      clinicId
        ? api('GET /api/clinics/:id/payout-account', { params: { id: clinicId } })
        : api('GET /api/providers/me/payout-account'),
    staleTime: 0,
  });

export const ownPayoutsQuery = (clinicId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...PAYOUTS_KEY, 'own', clinicId ?? ''],
    queryFn: ({ pageParam }) => {
      const query = pageFrom(pageParam);
      return clinicId
        ? api('GET /api/clinics/:id/payouts', { params: { id: clinicId }, query })
        : api('GET /api/providers/me/payouts', { query });
    },
    ...paging,
  });

export const balancesQuery = infiniteQueryOptions({
  queryKey: [...PAYOUTS_KEY, 'balances'],
  queryFn: ({ pageParam }) => api('GET /api/admin/payout-balances', { query: pageFrom(pageParam) }),
  ...paging,
});

export const runsQuery = infiniteQueryOptions({
  queryKey: [...PAYOUTS_KEY, 'runs'],
  queryFn: ({ pageParam }) => api('GET /api/admin/payout-runs', { query: pageFrom(pageParam) }),
  ...paging,
});

export const runLinesQuery = (runId: string) =>
  infiniteQueryOptions({
    queryKey: [...PAYOUTS_KEY, 'lines', runId],
    queryFn: ({ pageParam }) => api('GET /api/admin/payouts', { query: { runId, ...pageFrom(pageParam) } }),
    ...paging,
  });
