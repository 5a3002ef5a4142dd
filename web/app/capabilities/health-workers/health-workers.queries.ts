import type { CommunityPerson } from '@lakou/contract/health-workers';
import { MOST_PEOPLE } from '@lakou/contract/health-workers.rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const HEALTH_WORKERS_KEY = ['health-workers'] as const;
const PAGE = 50;
const ALL = 500;

/** For whom the caller acts: all of them, because the list must open without a network. */
export const peopleQuery = queryOptions({
  queryKey: [...HEALTH_WORKERS_KEY, 'people'],
  queryFn: async () => {
    const people: CommunityPerson[] = [];
    let after: string | undefined;
    do {
      const page = await api('GET /api/health-workers/people', {
        query: { limit: ALL, ...(after && { after }) },
      });
      people.push(...page);
      after = page.length === ALL ? page.at(-1)?.id : undefined;
    } while (after && people.length < MOST_PEOPLE);
    return people;
  },
});

export const visitsQuery = (personId: string) =>
  infiniteQueryOptions({
    queryKey: [...HEALTH_WORKERS_KEY, 'visits', personId],
    queryFn: ({ pageParam }) =>
      api('GET /api/health-workers/people/:id/visits', {
        params: { id: personId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const dangersQuery = infiniteQueryOptions({
  queryKey: [...HEALTH_WORKERS_KEY, 'dangers'],
  queryFn: ({ pageParam }) =>
    api('GET /api/health-workers/dangers', {
      query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
    }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

export const sightQuery = infiniteQueryOptions({
  queryKey: [...HEALTH_WORKERS_KEY, 'sight'],
  queryFn: ({ pageParam }) =>
    api('GET /api/health-workers/sight-requests', {
      query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
    }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

/** The health workers of a clinic, for who runs it. */
export const clinicWorkersQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...HEALTH_WORKERS_KEY, 'clinic', clinicId],
    queryFn: () => api('GET /api/clinics/:id/health-workers', { params: { id: clinicId } }),
  });

/** Home visits to a patient as the desk sees them. */
export const communityQuery = (patientId: string) =>
  queryOptions({
    queryKey: [...HEALTH_WORKERS_KEY, 'patient', patientId],
    queryFn: () => api('GET /api/clinics/patients/:id/community', { params: { id: patientId } }),
  });
