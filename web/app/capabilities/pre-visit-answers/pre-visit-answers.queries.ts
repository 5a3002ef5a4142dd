import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Begins like the visit itself, so that news about a visit read it again. */
export const preVisitQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'pre-visit', bookingId],
    queryFn: () => api('GET /api/bookings/:id/pre-visit-answers', { params: { id: bookingId } }),
  });
