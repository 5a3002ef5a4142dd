import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { wholeVisits } from './whole-visits.ts';

/** Upcoming bookings and unpaid ones. In its own file, because the first screen needs only this query. */
export const currentBookingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['bookings', userId, 'current'],
    queryFn: async () =>
      wholeVisits(
        await api('GET /api/data/bookings/user/:id', {
          params: { id: userId },
          query: { when: 'current', limit: 50 },
        }),
      ),
  });
