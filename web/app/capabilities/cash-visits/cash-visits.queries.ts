import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;

/** Under the bookings, so that a visit that was paid is read again with its receipt. */
export const cashReceiptQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'cash', bookingId],
    queryFn: () => api('GET /api/bookings/:id/cash', { params: { id: bookingId } }),
  });

export const ownCashQuery = infiniteQueryOptions({
  queryKey: ['bookings', 'own-cash'],
  queryFn: ({ pageParam }) =>
    api('GET /api/providers/me/cash', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});
