import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
// A live event reports the result of a payment; this is for lost events.
const LOOK_EVERY_MS = 10_000;

/** The payment methods. They seldom change: only when an administrator changes a setting. */
export const methodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: () => api('GET /api/payments/methods'),
  staleTime: 60_000,
});

/** The PayPal account that one lets us charge again. */
export const savedMethodQuery = queryOptions({
  queryKey: ['saved-method'],
  queryFn: () => api('GET /api/payments/saved-method'),
});

export const paymentsQuery = infiniteQueryOptions({
  queryKey: ['payments', 'history'],
  queryFn: ({ pageParam }) =>
    api('GET /api/payments/history', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

/** The last payment of one's own booking; read again until its result is known. */
export const bookingPaymentQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['payments', 'visit', bookingId],
    queryFn: async () =>
      (await api('GET /api/payments/history', { query: { bookingId, limit: 1 } }))[0] ?? null,
    refetchInterval: ({ state }) => (state.data?.status === 'capturing' ? LOOK_EVERY_MS : false),
  });
