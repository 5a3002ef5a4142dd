import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** What the day asks for: visits to come, and what is owed. Apart from the others, for the first screen. */
export const currentBookingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['bookings', userId, 'current'],
    queryFn: () =>
      api('GET /api/data/bookings/user/:id', {
        params: { id: userId },
        query: { when: 'current', limit: 50 },
      }),
  });
