import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { addDays } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';

// Keys begin with 'bookings', so that events about bookings make them stale.
const PAGE = 20;

/** Open requests that fit the signed-in provider, the best first. */
export const openRequestsQuery = queryOptions({
  queryKey: ['bookings', 'care-requests', 'open'],
  queryFn: () => api('GET /api/providers/me/care-requests'),
});

/** The signed-in patient's own requests, newest first. */
export const ownRequestsQuery = infiniteQueryOptions({
  queryKey: ['bookings', 'care-requests', 'own'],
  queryFn: ({ pageParam }) =>
    api('GET /api/care-requests', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

/** What is planned on a day, with the days beside it, because days begin at another moment in other time zones. */
export const agendaOfDayQuery = (providerId: string, day: string) =>
  queryOptions({
    queryKey: ['bookings', 'agenda-of-day', providerId, day],
    queryFn: () =>
      api('GET /api/providers/me/agenda', {
        query: { from: `${addDays(day, -1)}T00:00:00Z`, to: `${addDays(day, 2)}T00:00:00Z` },
      }),
  });
