import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '../../platform/api/api.ts';

const PAGE = 20;
const ASK_EVERY_MS = 3000;
// The news comes by itself; this is for when it gets lost.
const LOOK_EVERY_MS = 10_000;

/** How one can pay here. It changes when the server is set up anew. */
export const methodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: () => api('GET /api/payments/methods'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const paymentsQuery = infiniteQueryOptions({
  queryKey: ['payments', 'history'],
  queryFn: ({ pageParam }) =>
    api('GET /api/payments/history', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

/** Takes the money of an approved order. Asking again takes nothing again: the server answers the same. */
export const captureQuery = (orderID: string) =>
  queryOptions({
    queryKey: ['payment-capture', orderID],
    queryFn: () => api('POST /api/payments/paypal/capture-order', { body: { orderID } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status),
  });

/** The last payment for a visit of one's own; asked about until it is known how it ended. */
export const bookingPaymentQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['payments', 'visit', bookingId],
    queryFn: async () =>
      (await api('GET /api/payments/history', { query: { bookingId, limit: 1 } }))[0] ?? null,
    refetchInterval: ({ state }) => (state.data?.status === 'capturing' ? LOOK_EVERY_MS : false),
  });

export const isDeclined = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'payment_declined';

/** Whether somebody has paid: asked every three seconds until MonCash knows, also while it does not answer. */
export const moncashQuery = (transactionId: string) =>
  queryOptions({
    queryKey: ['payment-check', transactionId],
    queryFn: () => api('POST /api/payments/moncash/check', { body: { transactionId } }),
    refetchInterval: ({ state }) =>
      isDeclined(state.error) || state.data?.message === 'successful' ? false : ASK_EVERY_MS,
    retry: false,
    staleTime: 0,
  });

/** Back from MonCash's page: asked anew each time somebody comes. */
export const moncashReturnQuery = (transactionId: string | undefined, bookingKey: string) =>
  queryOptions({
    queryKey: ['moncash-return', transactionId, bookingKey],
    queryFn: () => api('POST /api/payments/moncash/return', { body: { transactionId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status),
  });
