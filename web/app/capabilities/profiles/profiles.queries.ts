import type { User } from '@lakou/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { sessionQuery } from '../../platform/session.ts';

/** Read anew for each form: what another device changed must not be written over. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: () => api('GET /api/users/:id', { params: { id } }),
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

/** The whole app knows the person as she is now. */
export function rememberUser(queries: QueryClient, user: User): void {
  queries.setQueryData(sessionQuery.queryKey, user);
  queries.setQueryData(profileQuery(user.id).queryKey, user);
}
