import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
/** Enough logs for the latest five events. */
const LATEST = 20;
export const STAFF_KEY = ['staff'] as const;

/** Who works for a clinic, as far as the reader may know; kept on the device, because the clock is pressed without a network. */
export const teamQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'team', clinicId],
    queryFn: async () => (await api('GET /api/clinics/:id', { params: { id: clinicId } })).staff,
  });

export const latestLogsQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...STAFF_KEY, clinicId, 'latest'],
    queryFn: () =>
      api('GET /api/clinics/:id/timelogs', { params: { id: clinicId }, query: { limit: LATEST } }),
  });

/** What one clocked without a network and what became of it, the newest first; kept on the device. */
export const ownClaimsQuery = queryOptions({
  queryKey: [...STAFF_KEY, 'own-claims'],
  queryFn: () => api('GET /api/users/me/clock-claims', { query: { limit: LATEST } }),
});

/** What staff clocked without a network and nobody has decided. */
export const claimsQuery = (clinicId: string) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'claims', clinicId],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/clock-claims', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export interface Period {
  readonly from: string;
  readonly to: string;
}

export const logsQuery = (clinicId: string, { from, to }: Period) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, clinicId, 'logs', from, to],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/timelogs', {
        params: { id: clinicId },
        query: { limit: PAGE, from, to, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const sheetQuery = (clinicId: string, period: Period) =>
  queryOptions({
    queryKey: [...STAFF_KEY, clinicId, 'sheet', period.from, period.to],
    queryFn: () => api('GET /api/clinics/:id/timesheets', { params: { id: clinicId }, query: period }),
  });

export const leavesQuery = (clinicId: string) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, clinicId, 'leaves'],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/leaves', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });
