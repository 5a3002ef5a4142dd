import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** What the caller is in home visits; read anew with everything about health workers. */
export const homeVisitRoleQuery = queryOptions({
  queryKey: ['health-workers', 'me'],
  queryFn: () => api('GET /api/health-workers/me'),
});
