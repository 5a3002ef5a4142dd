import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const REPRESENTATIVES_KEY = ['representatives'] as const;

export const representativesQuery = (id: string) =>
  queryOptions({
    queryKey: [...REPRESENTATIVES_KEY, id, 'named'],
    queryFn: () => api('GET /api/users/:id/representatives', { params: { id } }),
  });
