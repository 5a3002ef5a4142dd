import type { ContentSearch } from '@lakou/contract/content-reviews';
import type { Language } from '@lakou/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
export const CONTENT_KEY = ['content-reviews'] as const;

type Filter = Pick<ContentSearch, 'kind' | 'state' | 'lang'>;

export const contentsQuery = ({ kind, state, lang }: Filter) =>
  infiniteQueryOptions({
    queryKey: [...CONTENT_KEY, 'list', kind, state, lang],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/content', {
        query: { limit: PAGE, kind, lang, ...(state && { state }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const contentQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'one', id, lang],
    queryFn: () => api('GET /api/admin/content/:id', { params: { id }, query: { lang } }),
    staleTime: 0,
  });
