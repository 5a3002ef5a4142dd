import type { MaternityProfile, User } from '@lakou/contract/user';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { sessionQuery } from '../../platform/session.ts';

const PAGE = 20;
const pageOf = (after: string) => ({ limit: PAGE, ...(after && { after }) });
const nextOf = (last: readonly { id: string }[]) => (last.length === PAGE ? last.at(-1)?.id : undefined);

export const journalQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['maternity', id, 'journal'],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/health/maternity/:id/journal', { params: { id }, query: pageOf(pageParam) }),
    initialPageParam: '',
    getNextPageParam: nextOf,
  });

export const vitalsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['maternity', id, 'vitals'],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/health/maternity/:id/vitals', { params: { id }, query: pageOf(pageParam) }),
    initialPageParam: '',
    getNextPageParam: nextOf,
  });

/** Pregnant patients who share it, soonest due first; removed from the cache when the page is left. */
export const maternityPatientsQuery = (providerId: string) =>
  infiniteQueryOptions({
    queryKey: ['maternity', providerId, 'patients'],
    queryFn: ({ pageParam }) =>
      api('GET /api/providers/:id/maternity-patients', {
        params: { id: providerId },
        query: pageOf(pageParam),
      }),
    initialPageParam: '',
    getNextPageParam: nextOf,
    gcTime: 0,
  });

/** What those who treat her propose, until she has said yes or no. */
export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: ['maternity', id, 'proposals'],
    queryFn: () => api('GET /api/data/health/maternity/:id/proposals', { params: { id } }),
  });

/** The same for everybody, and changed with a release only. */
export const tipsQuery = queryOptions({
  queryKey: ['maternity-tips'],
  queryFn: () => api('GET /api/maternity/tips'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const reloadMaternity = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['maternity'] });

/** Stores the pregnancy in the cached session, so that the whole app knows it at once. */
export function rememberPregnancy(queries: QueryClient, maternityProfile: MaternityProfile | null): void {
  queries.setQueryData(sessionQuery.queryKey, (user: User | null | undefined) =>
    user ? { ...user, maternityProfile } : user,
  );
}
