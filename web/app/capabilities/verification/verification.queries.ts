import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const MOST = 100;

/** The providers who wait for a review, the longest first. */
export const waitingQuery = queryOptions({
  queryKey: ['verifications', 'waiting'],
  queryFn: () => api('GET /api/admin/verifications', { query: { limit: MOST } }),
  staleTime: 0,
});

/** Read again each time, because the provider may change it meanwhile. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['verifications', 'case', id],
    queryFn: () => api('GET /api/admin/providers/:id/verification', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Where the review of the provider's own licence stands. */
export const ownVerificationQuery = queryOptions({
  queryKey: ['bookings', 'own-verification'],
  queryFn: () => api('GET /api/providers/me/verification'),
});
