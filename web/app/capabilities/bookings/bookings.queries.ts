import type { Booking, BookingMode } from '@lakou/contract/bookings';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { wholeVisits } from './whole-visits.ts';

const PAGE = 20;
const HALF_MINUTE = 30_000;

/** A page of somebody's bookings: upcoming ones from the soonest, past ones from the newest. */
export const bookingsQuery = (userId: string, when: 'upcoming' | 'past') =>
  infiniteQueryOptions({
    queryKey: ['bookings', userId, when],
    queryFn: async ({ pageParam }) =>
      wholeVisits(
        await api('GET /api/data/bookings/user/:id', {
          params: { id: userId },
          query: { when, limit: PAGE, ...(pageParam && { after: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', id],
    queryFn: () => api('GET /api/bookings/:id', { params: { id } }),
    meta: {
      foundIn: {
        lists: (userId: string) => ['upcoming', 'past', 'current'].map((when) => ['bookings', userId, when]),
        pick: (list: Booking[] | { pages: Booking[][] }) =>
          ('pages' in list ? list.pages.flat() : list).find((one) => one.id === id),
      },
    },
  });

export interface SlotQuestion {
  providerId: string;
  from: string;
  days: number;
  serviceType?: string;
  mode?: BookingMode;
  /** The booking that is to be rescheduled. */
  moving?: string;
}

/** Free times; stale soon, because others book too. Those of another question never stand in for them. */
export const slotsQuery = ({ providerId, ...query }: SlotQuestion) =>
  queryOptions({
    queryKey: ['bookings', 'slots', providerId, query],
    queryFn: () => api('GET /api/availability/:providerId', { params: { providerId }, query }),
    staleTime: HALF_MINUTE,
  });

/** Stores a changed booking and reads all lists of bookings again. */
export async function rememberBooking(queries: QueryClient, booking: Booking): Promise<void> {
  queries.setQueryData(bookingQuery(booking.id).queryKey, booking);
  await queries.invalidateQueries({ queryKey: ['bookings'] });
}
