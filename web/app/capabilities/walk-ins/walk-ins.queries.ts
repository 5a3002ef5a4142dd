import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Kept current by live events. */
export const WALK_INS_KEY = ['walk-ins'] as const;

export const walkInsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...WALK_INS_KEY, clinicId],
    queryFn: () => api('GET /api/clinics/:id/walk-ins', { params: { id: clinicId } }),
  });
