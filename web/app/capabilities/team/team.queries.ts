import type { TeamChannel } from '@lakou/contract/team.rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
export const TEAM_KEY = ['team'] as const;

/** What was written in a channel, newest first. */
export const teamQuery = (clinicId: string, channel: TeamChannel) =>
  infiniteQueryOptions({
    queryKey: [...TEAM_KEY, clinicId, channel],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/team-messages', {
        params: { id: clinicId },
        query: { channel, limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const unseenQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...TEAM_KEY, clinicId, 'unread'],
    queryFn: () => api('GET /api/clinics/:id/team-messages/unread', { params: { id: clinicId } }),
  });
