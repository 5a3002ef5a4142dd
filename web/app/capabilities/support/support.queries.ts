import type { SupportSearch } from '@lakou/contract/support';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
export const SUPPORT_KEY = ['support'] as const;

export const supportQuery = (state: SupportSearch['state']) =>
  infiniteQueryOptions({
    queryKey: [...SUPPORT_KEY, state],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/support', {
        query: { limit: PAGE, state, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });

/** What an administrator sees of an account while helping; not kept longer than the screen. */
export const supportViewQuery = (id: string) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'view', id],
    queryFn: () => api('GET /api/admin/support-views/:id', { params: { id } }),
    staleTime: 0,
  });
