import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
// A live event reports the result of a payment; this is for lost events.
const LOOK_EVERY_MS = 10_000;

/** Under the bookings, because visits and payments change what is left. */
export const PACKAGES_KEY = ['bookings', 'packages'];

export const offersQuery = (providerId: string) =>
  queryOptions({
    queryKey: [...PACKAGES_KEY, 'offers', providerId],
    queryFn: () => api('GET /api/providers/:id/packages', { params: { id: providerId } }),
  });

export const ownOffersQuery = queryOptions({
  queryKey: [...PACKAGES_KEY, 'own-offers'],
  queryFn: () => api('GET /api/providers/me/packages'),
});

/** Those that the patient bought, or that were bought of the provider. */
export const packagesQuery = infiniteQueryOptions({
  queryKey: [...PACKAGES_KEY, 'list'],
  queryFn: ({ pageParam }) =>
    api('GET /api/packages', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

/** Read again until the result of a payment is known. */
export const packageQuery = (id: string) =>
  queryOptions({
    queryKey: [...PACKAGES_KEY, 'one', id],
    queryFn: () => api('GET /api/packages/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.pending ? LOOK_EVERY_MS : false),
  });
