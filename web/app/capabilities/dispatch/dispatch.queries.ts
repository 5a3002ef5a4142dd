import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const DISPATCH_KEY = ['dispatch'] as const;
// Who clocks in or out sends no event, so the lanes are read again now and then.
const EVERY_MS = 60_000;
const MOST_SHOWN = 100;

/** What waits for a provider; live events make it stale. */
export const unassignedQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...DISPATCH_KEY, clinicId, 'unassigned'],
    queryFn: () =>
      api('GET /api/clinics/:id/dispatch/unassigned', {
        params: { id: clinicId },
        query: { limit: MOST_SHOWN },
      }),
    refetchInterval: EVERY_MS,
  });

export const lanesQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...DISPATCH_KEY, clinicId, 'lanes'],
    queryFn: () => api('GET /api/clinics/:id/dispatch/lanes', { params: { id: clinicId } }),
    refetchInterval: EVERY_MS,
  });

export const clinicDashboardQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...DISPATCH_KEY, clinicId, 'dashboard'],
    queryFn: () => api('GET /api/clinics/:id/dashboard', { params: { id: clinicId } }),
  });
