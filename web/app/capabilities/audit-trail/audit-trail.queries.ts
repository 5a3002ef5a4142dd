import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 40;

export interface AuditFilter {
  readonly person: string;
  readonly action: string;
  readonly from: string;
  readonly until: string;
}

export const auditQuery = ({ person, action, from, until }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'lines', person, action, from, until],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/audit', {
        query: {
          limit: PAGE,
          ...(person && { person }),
          ...(action && { action }),
          ...(from && { from }),
          ...(until && { until }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
    gcTime: 0,
  });

export const auditActionsQuery = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: () => api('GET /api/admin/audit/actions'),
});

export const chainQuery = queryOptions({
  queryKey: ['audit', 'chain'],
  queryFn: () => api('GET /api/admin/audit/verify'),
  staleTime: 60_000,
});
