import type { AccountSearch } from '@lakou/contract/administration';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
export const ADMINISTRATION_KEY = ['administration'] as const;

export const statsQuery = (days: number) =>
  queryOptions({
    queryKey: [...ADMINISTRATION_KEY, 'stats', days],
    queryFn: () => api('GET /api/admin/stats', { query: { days } }),
    staleTime: 0,
    // The chips stand among the figures: another period must not take the focus from them.
    placeholderData: keepPreviousData,
  });

export interface UserFilter {
  readonly search: string;
  readonly role: AccountSearch['role'];
  readonly state: AccountSearch['state'];
}

export const usersQuery = ({ search, role, state }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION_KEY, 'users', search, role, state],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/users', {
        query: {
          limit: PAGE,
          ...(search && { search }),
          ...(role && { role }),
          ...(state && { state }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION_KEY, 'user', id],
    queryFn: () => api('GET /api/admin/users/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

export const clinicsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION_KEY, 'clinics', search],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/clinics', {
        query: { limit: PAGE, ...(search && { search }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });
