import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
export const CLINIC_VERIFICATION_KEY = ['clinic-verification'] as const;

/** What one's own clinic sent, and where the review stands. */
export const registrationQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_VERIFICATION_KEY, 'own', clinicId],
    queryFn: () => api('GET /api/clinics/:id/verification', { params: { id: clinicId } }),
  });

export const handoverQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...CLINIC_VERIFICATION_KEY, 'handover', clinicId],
    queryFn: () => api('GET /api/clinics/:id/handover', { params: { id: clinicId } }),
  });

/** The clinics that wait for a review, the longest first. */
export const waitingClinicsQuery = infiniteQueryOptions({
  queryKey: [...CLINIC_VERIFICATION_KEY, 'waiting'],
  queryFn: ({ pageParam }) =>
    api('GET /api/admin/clinic-verifications', {
      query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
    }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  staleTime: 0,
});

/** Read again each time, because the clinic may change it meanwhile. */
export const clinicCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...CLINIC_VERIFICATION_KEY, 'case', id],
    queryFn: () => api('GET /api/admin/clinics/:id/verification', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
