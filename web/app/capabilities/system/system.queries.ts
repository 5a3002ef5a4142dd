import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import type { Run } from '../devices/step-up.tsx';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: () => api('GET /api/admin/system'),
  staleTime: 0,
});

export const codeQuery = (run: Run) =>
  queryOptions({
    queryKey: ['system', 'code'],
    queryFn: () => run(() => api('GET /api/admin/server-code')),
  });

export const sourceQuery = (run: Run, id: string) =>
  queryOptions({
    queryKey: ['system', 'code', id],
    queryFn: () => run(() => api('GET /api/admin/server-code/:id', { params: { id } })),
  });
