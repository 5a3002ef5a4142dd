import type { Lane, UnassignedVisit } from '@lakou/contract/dispatch';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { keepPagedRows, keepRows } from './same-rows.ts';

export const DISPATCH_KEY = ['dispatch'] as const;
// Who clocks in or out sends no event, so the lanes are read again now and then.
const EVERY_MS = 60_000;
/** A page on a phone; at a desk the list stands beside its map, which should miss nothing. */
const [SHORT, LONG] = [100, 500];

/** What waits for a provider, soonest first; live events make it stale. */
export function unassignedQuery(clinicId: string, wide: boolean) {
  const limit = wide ? LONG : SHORT;
  return infiniteQueryOptions({
    queryKey: [...DISPATCH_KEY, clinicId, 'unassigned', limit],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/dispatch/unassigned', {
        params: { id: clinicId },
        query: { limit, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === limit ? last.at(-1)?.id : undefined),
    structuralSharing: (before, now) =>
      keepPagedRows(
        before as InfiniteData<UnassignedVisit[], string> | undefined,
        now as InfiniteData<UnassignedVisit[], string>,
      ),
    refetchInterval: EVERY_MS,
  });
}

export const lanesQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...DISPATCH_KEY, clinicId, 'lanes'],
    queryFn: () => api('GET /api/clinics/:id/dispatch/lanes', { params: { id: clinicId } }),
    structuralSharing: (before, now) => keepRows((before ?? []) as Lane[], now as Lane[]),
    refetchInterval: EVERY_MS,
  });

export const clinicDashboardQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...DISPATCH_KEY, clinicId, 'dashboard'],
    queryFn: () => api('GET /api/clinics/:id/dashboard', { params: { id: clinicId } }),
  });
