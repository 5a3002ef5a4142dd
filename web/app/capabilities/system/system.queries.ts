import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: () => api('GET /api/admin/system'),
  staleTime: 0,
});

const PAGE = 20;
export const SETTINGS_KEY = ['system', 'settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'values'],
  queryFn: () => api('GET /api/admin/settings'),
  staleTime: 0,
});

export const settingChangesQuery = infiniteQueryOptions({
  queryKey: [...SETTINGS_KEY, 'history'],
  queryFn: ({ pageParam }) =>
    api('GET /api/admin/settings/history', {
      query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
    }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
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
