import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Open requests that fit the signed-in provider, the best first; an event about bookings makes them stale. */
export const openRequestsQuery = queryOptions({
  queryKey: ['bookings', 'care-requests', 'open'],
  queryFn: () => api('GET /api/providers/me/care-requests'),
});
