import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const SHIFTS_KEY = ['shifts'] as const;

/** The week that holds this day; without a day the current one. */
export const weekQuery = (clinicId: string, week: string | undefined) =>
  queryOptions({
    queryKey: [...SHIFTS_KEY, clinicId, 'week', week ?? ''],
    queryFn: () =>
      api('GET /api/clinics/:id/schedule', { params: { id: clinicId }, query: week ? { week } : {} }),
  });

export const templatesQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...SHIFTS_KEY, clinicId, 'templates'],
    queryFn: () => api('GET /api/clinics/:id/shift-templates', { params: { id: clinicId } }),
  });

export const ownShiftsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...SHIFTS_KEY, clinicId, 'mine'],
    queryFn: () =>
      api('GET /api/clinics/:id/shifts', { params: { id: clinicId }, query: { mine: '1', limit: 100 } }),
  });

export const needsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...SHIFTS_KEY, clinicId, 'needs'],
    queryFn: () => api('GET /api/clinics/:id/shift-needs', { params: { id: clinicId } }),
  });

const SWAPS = 20;
export const swapsQuery = (clinicId: string) =>
  infiniteQueryOptions({
    queryKey: [...SHIFTS_KEY, clinicId, 'swaps'],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/shift-swaps', {
        params: { id: clinicId },
        query: { limit: SWAPS, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === SWAPS ? last.at(-1)?.id : undefined),
  });
