import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: () => api('GET /api/admin/system'),
  staleTime: 0,
});

export const codeQuery = queryOptions({
  queryKey: ['system', 'code'],
  queryFn: () => api('GET /api/admin/server-code'),
});

export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['system', 'code', id],
    queryFn: () => api('GET /api/admin/server-code/:id', { params: { id } }),
  });
