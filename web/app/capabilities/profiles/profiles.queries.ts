import type { User } from '@lakou/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { sessionQuery } from '../../platform/session.ts';

/** Read again for each form, so that changes of another device are not overwritten. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: () => api('GET /api/users/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** What a provider offers, read again for each form. */
export const offerQuery = queryOptions({
  queryKey: ['profile', 'offer'],
  queryFn: () => api('GET /api/providers/me/availability'),
  staleTime: 0,
  gcTime: 0,
});

export const clinicQuery = (id: string) =>
  queryOptions({
    queryKey: ['clinic', id],
    queryFn: async () => (await api('GET /api/clinics/:id', { params: { id } })).clinic,
    staleTime: 0,
    gcTime: 0,
  });

/** Stores the changed user in the cache of the session. */
export function rememberUser(queries: QueryClient, user: User): void {
  queries.setQueryData(sessionQuery.queryKey, user);
  queries.setQueryData(profileQuery(user.id).queryKey, user);
}
