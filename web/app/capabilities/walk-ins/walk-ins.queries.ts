import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Kept current by live events. */
export const WALK_INS_KEY = ['walk-ins'] as const;

export const walkInsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...WALK_INS_KEY, clinicId],
    queryFn: () => api('GET /api/clinics/:id/walk-ins', { params: { id: clinicId } }),
  });

const MOST_KNOWN = 5;
/** Patients of the clinic whose name holds these letters. */
export const knownPatientsQuery = (clinicId: string, q: string) =>
  queryOptions({
    queryKey: [...WALK_INS_KEY, 'known', clinicId, q],
    queryFn: () =>
      api('GET /api/clinics/:id/patients', { params: { id: clinicId }, query: { q, limit: MOST_KNOWN } }),
  });
