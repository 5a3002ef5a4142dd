import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const REPRESENTATIVES_KEY = ['representatives'] as const;
const CONVERSATIONS = 20;
const MESSAGES = 40;
// No live event reaches who writes for somebody else.
const LOOK_EVERY_MS = 30_000;

export const representativesQuery = (id: string) =>
  queryOptions({
    queryKey: [...REPRESENTATIVES_KEY, id, 'named'],
    queryFn: () => api('GET /api/users/:id/representatives', { params: { id } }),
  });

export const billsQuery = (patientId: string) =>
  queryOptions({
    queryKey: [...REPRESENTATIVES_KEY, patientId, 'bills'],
    queryFn: () => api('GET /api/represented/:patientId/bills', { params: { patientId } }),
  });

export const theirConversationsQuery = (patientId: string) =>
  infiniteQueryOptions({
    queryKey: [...REPRESENTATIVES_KEY, patientId, 'conversations'],
    queryFn: ({ pageParam }) =>
      api('GET /api/chat/for/:patientId/conversations', {
        params: { patientId },
        query: { limit: CONVERSATIONS, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === CONVERSATIONS ? last.at(-1)?.id : undefined),
  });

/** Pages from the newest back, each oldest first. */
export const theirMessagesQuery = (patientId: string, userId: string) =>
  infiniteQueryOptions({
    queryKey: [...REPRESENTATIVES_KEY, patientId, 'messages', userId],
    queryFn: ({ pageParam }) =>
      api('GET /api/chat/for/:patientId/conversations/:userId', {
        params: { patientId, userId },
        query: { limit: MESSAGES, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === MESSAGES ? last[0]?.id : undefined),
    refetchInterval: LOOK_EVERY_MS,
  });
