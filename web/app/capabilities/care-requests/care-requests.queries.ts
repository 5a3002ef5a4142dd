import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

// Keys begin with 'bookings', so that events about bookings make them stale.
const PAGE = 20;

/** The signed-in patient's own requests, newest first. */
export const ownRequestsQuery = infiniteQueryOptions({
  queryKey: ['bookings', 'care-requests', 'own'],
  queryFn: ({ pageParam }) =>
    api('GET /api/care-requests', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});
