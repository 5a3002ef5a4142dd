import type { SponsorShare } from '@lakou/contract/sponsorships.rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
/** Begins with 'notifications', because every change on the other side arrives with one. */
export const SPONSORSHIPS_KEY = ['notifications', 'sponsorships'];

interface Paged {
  readonly id: string;
}
const next = (last: readonly Paged[]) => (last.length === PAGE ? last.at(-1)?.id : undefined);
const page = (after: string) => ({ limit: PAGE, ...(after && { after }) });

/** All whom one supports: there are 50 at most. */
export const peopleQuery = (userId: string) =>
  queryOptions({
    queryKey: [...SPONSORSHIPS_KEY, 'people', userId],
    queryFn: () => api('GET /api/features/sponsors/:id/patients', { params: { id: userId }, query: {} }),
  });

export const listingsQuery = infiniteQueryOptions({
  queryKey: [...SPONSORSHIPS_KEY, 'listings'],
  queryFn: ({ pageParam }) => api('GET /api/features/sponsorship-listings', { query: page(pageParam) }),
  initialPageParam: '',
  getNextPageParam: next,
});

export const contributionsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'contributions', userId],
    queryFn: ({ pageParam }) =>
      api('GET /api/features/sponsors/:id/contributions', {
        params: { id: userId },
        query: page(pageParam),
      }),
    initialPageParam: '',
    getNextPageParam: next,
  });

export const totalsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['payments', 'totals', userId],
    queryFn: () => api('GET /api/features/sponsors/:id/totals', { params: { id: userId } }),
  });

/** Who supports the patient, and who asks to. */
export const sponsorsQuery = infiniteQueryOptions({
  queryKey: [...SPONSORSHIPS_KEY, 'sponsors'],
  queryFn: ({ pageParam }) => api('GET /api/features/sponsorships', { query: page(pageParam) }),
  initialPageParam: '',
  getNextPageParam: next,
});

/** What the sponsor would see with these shares; the last preview stays until the next one is there. */
export const previewQuery = (id: string, shares: readonly SponsorShare[]) =>
  queryOptions({
    queryKey: [...SPONSORSHIPS_KEY, 'preview', id, shares.join(',')],
    queryFn: () =>
      api('GET /api/features/sponsorships/:id/preview', {
        params: { id },
        query: { shares: shares.join(',') },
      }),
    placeholderData: keepPreviousData,
  });

export const ownListingQuery = queryOptions({
  queryKey: [...SPONSORSHIPS_KEY, 'listing'],
  queryFn: () => api('GET /api/features/sponsorship-listing'),
});
