import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Dangers in the family that nobody has acknowledged. */
export const dangersQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['measurements', patientId, 'dangers'],
    queryFn: () => api('GET /api/data/health/measurements/:id/dangers', { params: { id: patientId } }),
  });
