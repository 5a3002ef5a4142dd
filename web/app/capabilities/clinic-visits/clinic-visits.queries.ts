import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
const MOST_NOW = 20;
const MOST_OF_ONE = 20;
/** Kept current by the events of the queue, in which these visits begin. */
export const CLINIC_VISITS_KEY = ['walk-ins', 'visits'] as const;

/** Those under way first, then the latest. */
export const clinicVisitsQuery = (clinicId: string) =>
  infiniteQueryOptions({
    queryKey: [...CLINIC_VISITS_KEY, 'list', clinicId],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/clinic-visits', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const visitsNowQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_VISITS_KEY, 'now', clinicId],
    queryFn: () =>
      api('GET /api/clinics/:id/clinic-visits', {
        params: { id: clinicId },
        query: { limit: MOST_NOW, status: 'in_progress' },
      }),
  });

/** The latest visits of one entry of the clinic. */
export const visitsOfQuery = (clinicId: string, clinicPatientId: string) =>
  queryOptions({
    queryKey: [...CLINIC_VISITS_KEY, 'of', clinicId, clinicPatientId],
    queryFn: () =>
      api('GET /api/clinics/:id/clinic-visits', {
        params: { id: clinicId },
        query: { limit: MOST_OF_ONE, clinicPatientId },
      }),
  });

export const clinicVisitQuery = (id: string) =>
  queryOptions({
    queryKey: [...CLINIC_VISITS_KEY, 'one', id],
    queryFn: () => api('GET /api/clinics/clinic-visits/:id', { params: { id } }),
  });

/** Entries of the clinic by this name that have no account. */
export const entriesNamedQuery = (clinicId: string, name: string) =>
  queryOptions({
    queryKey: [...CLINIC_VISITS_KEY, 'entries', clinicId, name],
    queryFn: async () => {
      const query = { q: name, limit: MOST_OF_ONE };
      const found = await api('GET /api/clinics/:id/patients', { params: { id: clinicId }, query });
      return found.filter(({ patientId }) => patientId === null);
    },
  });
