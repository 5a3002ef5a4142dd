import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** Whom this person acts for, and who asks for it; booking and the home page show them too. */
export const representedQuery = (id: string) =>
  queryOptions({
    queryKey: ['representatives', id, 'represented'],
    queryFn: () => api('GET /api/users/:id/represented', { params: { id } }),
    staleTime: 10 * 60_000,
  });
