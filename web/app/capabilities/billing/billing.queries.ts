import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
export const BILLING_KEY = ['billing'] as const;

/** All service codes of a clinic, to choose one; a clinic has few. */
export const codesQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...BILLING_KEY, 'codes', clinicId],
    queryFn: () => api('GET /api/clinics/:id/service-codes', { params: { id: clinicId }, query: {} }),
  });

export const feesQuery = (clinicId: string) =>
  infiniteQueryOptions({
    queryKey: [...BILLING_KEY, 'fees', clinicId],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/fee-schedules', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

/** The sliding scale, the smallest discount first. */
export const bandsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...BILLING_KEY, 'bands', clinicId],
    queryFn: () => api('GET /api/clinics/:id/discount-bands', { params: { id: clinicId } }),
  });
