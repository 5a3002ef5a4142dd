import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
export const CLINIC_PATIENTS_KEY = ['clinic-patients'] as const;

interface Search {
  readonly q: string;
  readonly tag: string;
}

/** Patients of a clinic by name. */
export const clinicPatientsQuery = (clinicId: string, { q, tag }: Search) =>
  infiniteQueryOptions({
    queryKey: [...CLINIC_PATIENTS_KEY, 'list', clinicId, q, tag],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/patients', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(q && { q }), ...(tag && { tag }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const patientTagsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_PATIENTS_KEY, 'tags', clinicId],
    queryFn: () => api('GET /api/clinics/:id/patient-tags', { params: { id: clinicId } }),
  });

export const clinicPatientQuery = (clinicId: string, patientId: string) =>
  queryOptions({
    queryKey: [...CLINIC_PATIENTS_KEY, 'one', clinicId, patientId],
    queryFn: () =>
      api('GET /api/clinics/patients/:patientId/details/:clinicId', { params: { patientId, clinicId } }),
  });

export const patientViewsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_PATIENTS_KEY, 'views', clinicId],
    queryFn: () => api('GET /api/clinics/:id/patient-views', { params: { id: clinicId } }),
  });

export const twinsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_PATIENTS_KEY, 'twins', clinicId],
    queryFn: () => api('GET /api/clinics/:id/patient-duplicates', { params: { id: clinicId } }),
  });

export const mergesQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_PATIENTS_KEY, 'merges', clinicId],
    queryFn: () => api('GET /api/clinics/:id/patient-merges', { params: { id: clinicId } }),
  });
