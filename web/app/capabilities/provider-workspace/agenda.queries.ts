import type { AgendaSpan } from '@lakou/contract/agenda';
import type { EarningsPeriod } from '@lakou/contract/provider-workspace';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addDays } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { wholeVisits } from '../bookings/whole-visits.ts';
import type { PatientChoice } from './patient-list-choice.ts';

// Keys begin with 'bookings', so that events about bookings and payments make all of them stale.
const PAGE = 30;

/**
 * A provider's bookings and entries of some days, in one call; one more day at both ends, because days begin at another moment in other time
 * zones.
 */
export const agendaQuery = (providerId: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['bookings', 'agenda', providerId, from, to],
    queryFn: (): Promise<AgendaSpan> =>
      api('GET /api/providers/me/agenda', {
        query: { from: `${addDays(from, -1)}T00:00:00Z`, to: `${addDays(to, 2)}T00:00:00Z` },
      }),
    placeholderData: keepPreviousData,
  });

const firstBookings = (name: 'next' | 'overdue', when: 'upcoming' | 'overdue', providerId: string) =>
  queryOptions({
    queryKey: ['bookings', name, providerId],
    queryFn: async () =>
      wholeVisits(
        await api('GET /api/data/bookings/user/:id', {
          params: { id: providerId },
          query: { when, limit: 10 },
        }),
      ),
  });

/** The upcoming bookings, soonest first. */
export const nextBookingsQuery = (providerId: string) => firstBookings('next', 'upcoming', providerId);

/** Visits whose time is over and that are neither completed nor missed, the last ones first. */
export const overdueBookingsQuery = (providerId: string) => firstBookings('overdue', 'overdue', providerId);

export const ownAvailabilityQuery = queryOptions({
  queryKey: ['bookings', 'own-availability'],
  queryFn: () => api('GET /api/providers/me/availability'),
});

/** Visits to come that lie outside of the provider's hours. */
export const conflictsQuery = queryOptions({
  queryKey: ['bookings', 'conflicts'],
  queryFn: () => api('GET /api/providers/me/conflicts'),
  staleTime: 0,
});

export const patientsQuery = (
  providerId: string,
  search: string,
  { flag, sort }: Partial<PatientChoice> = {},
) =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'patients', providerId, search, flag, sort],
    queryFn: ({ pageParam }) =>
      api('GET /api/providers/:id/patients', {
        params: { id: providerId },
        query: {
          limit: PAGE,
          ...(search && { q: search }),
          ...(flag && { flag }),
          ...(sort && { sort }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

/** A patient's record as their provider sees it; removed from the cache when the page is left. */
export const patientQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'patient', id],
    queryFn: () => api('GET /api/users/:id', { params: { id } }),
    gcTime: 0,
  });

/** The patient's bookings with the signed-in provider, newest first. */
export const patientBookingsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'of-patient', id],
    queryFn: async ({ pageParam }) =>
      wholeVisits(
        await api('GET /api/data/bookings/user/:id', {
          params: { id },
          query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export interface EarningsSpan {
  readonly from: string;
  readonly to: string;
}

export const earningsQuery = (by: EarningsPeriod, { from, to }: EarningsSpan) =>
  queryOptions({
    queryKey: ['bookings', 'earnings', by, from, to],
    queryFn: () => api('GET /api/providers/me/earnings', { query: { by, from, to } }),
    placeholderData: keepPreviousData,
  });

export const paidBookingsQuery = ({ from, to }: EarningsSpan) =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'paid-visits', from, to],
    queryFn: ({ pageParam }) =>
      api('GET /api/providers/me/earnings/visits', {
        query: { from, to, limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });
