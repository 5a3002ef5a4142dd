import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const MOST = 100;

export const credentialsQuery = queryOptions({
  queryKey: ['credentials', 'own'],
  queryFn: () => api('GET /api/providers/me/credentials'),
});

/** Papers that wait for a review, the longest first. */
export const waitingCredentialsQuery = queryOptions({
  queryKey: ['credentials', 'waiting'],
  queryFn: () => api('GET /api/admin/credentials', { query: { limit: MOST } }),
  staleTime: 0,
});
