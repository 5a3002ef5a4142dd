import type { AuditGroup } from '@lakou/contract/marketing-audit.rules';
import type { Language } from '@lakou/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
export const PROJECTS_KEY = ['marketing', 'projects'] as const;

export const projectsQuery = infiniteQueryOptions({
  queryKey: PROJECTS_KEY,
  queryFn: ({ pageParam }) =>
    api('GET /api/admin/marketing/projects', {
      query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
    }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  staleTime: 0,
});

/** Read once when the project is opened: what is typed since then is newer. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['marketing', 'project', id],
    queryFn: () => api('GET /api/admin/marketing/projects/:id', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const siteFiguresQuery = queryOptions({
  queryKey: ['marketing', 'figures'],
  queryFn: () => api('GET /api/admin/marketing/figures'),
  staleTime: 0,
});

/** Pages in all languages, articles in one. */
export const auditsQuery = (group: AuditGroup, language: Language) => {
  const query = group === 'pages' ? { group } : { group, language };
  return queryOptions({
    queryKey: ['marketing', 'audits', query],
    queryFn: () => api('GET /api/admin/marketing/audits', { query }),
  });
};
