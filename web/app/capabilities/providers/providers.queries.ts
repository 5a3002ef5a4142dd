import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import type { Box } from '../../ui/map/draw-spots.ts';
import type { Sort } from './kinds.ts';
import type { queryOf } from './search.ts';

type Query = ReturnType<typeof queryOf>;
const PAGE = 20;

const afterLast = (limit: number) => (page: readonly { id: string }[]) =>
  page.length < limit ? undefined : page.at(-1)?.id;
const from = (after: string | undefined) => (after ? { after } : {});

export const cardsQuery = (query: Query & { sort?: Sort }) =>
  infiniteQueryOptions({
    queryKey: ['providers', 'cards', query],
    queryFn: ({ pageParam }) =>
      api('GET /api/providers', { query: { ...query, limit: PAGE, ...from(pageParam) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: afterLast(PAGE),
    placeholderData: keepPreviousData,
  });

/** The positions of providers; within a box they are more precise than without one when there are very many. */
export const spotsQuery = (query: Query, box?: Box) =>
  queryOptions({
    queryKey: ['providers', 'spots', query, box],
    queryFn: () =>
      api('GET /api/providers/map', {
        query: { ...query, ...(box && { bbox: [box.west, box.south, box.east, box.north].join(',') }) },
      }),
    placeholderData: keepPreviousData,
  });

export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: ['providers', 'profile', id],
    queryFn: () => api('GET /api/providers/:id', { params: { id } }),
  });

export const reviewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['providers', 'reviews', id],
    queryFn: ({ pageParam }) =>
      api('GET /api/providers/:id/reviews', { params: { id }, query: { limit: PAGE, ...from(pageParam) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: afterLast(PAGE),
  });

/** What patients said of one’s own visits. */
export const ownReviewsQuery = infiniteQueryOptions({
  queryKey: ['providers', 'own-reviews'],
  queryFn: ({ pageParam }) =>
    api('GET /api/providers/me/reviews', { query: { limit: PAGE, ...from(pageParam) } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: afterLast(PAGE),
});

export const clinicsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['clinics', 'cards', q],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics', { query: { ...(q && { q }), limit: PAGE, ...from(pageParam) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: afterLast(PAGE),
    placeholderData: keepPreviousData,
  });

export const clinicQuery = (id: string) =>
  queryOptions({
    queryKey: ['clinics', 'profile', id],
    queryFn: () => api('GET /api/clinics/:id/profile', { params: { id } }),
  });

export const clinicProvidersQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['clinics', 'providers', id],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/providers', { params: { id }, query: { limit: PAGE, ...from(pageParam) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: afterLast(PAGE),
  });

/** The first providers of the list, for a screen that shows only a few. */
export const firstCardsQuery = (query: Query, limit: number) =>
  queryOptions({
    queryKey: ['providers', 'first', limit, query],
    queryFn: () => api('GET /api/providers', { query: { ...query, limit } }),
    placeholderData: keepPreviousData,
  });

export const mapSettingsQuery = queryOptions({
  queryKey: ['map-settings'],
  queryFn: () => api('GET /api/map-settings'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Which wider searches find somebody. */
export const wideningsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['providers', 'widenings', query],
    queryFn: () => api('GET /api/providers/widenings', { query }),
  });

/** The ids of one's favourite providers. */
export const favouritesQuery = queryOptions({
  queryKey: ['providers', 'favourites'],
  queryFn: () => api('GET /api/providers/favourites'),
});
