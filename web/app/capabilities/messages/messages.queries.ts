import type { Conversation, Message } from '@lakou/contract/messages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 40;

/** The conversations; the previous result of a search stays until the new one arrives. */
export const conversationsQuery = (search: string) =>
  queryOptions({
    queryKey: ['messages', 'conversations', search],
    queryFn: () => api('GET /api/chat/conversations', { query: { limit: 100, search: search || undefined } }),
    placeholderData: keepPreviousData,
  });

export const conversationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['messages', 'conversation', userId],
    queryFn: () => api('GET /api/chat/conversations/:userId', { params: { userId } }),
    meta: {
      foundIn: {
        lists: () => [conversationsQuery('').queryKey],
        pick: (list: Conversation[]) => list.find(({ id }) => id === userId),
      },
    },
  });

export interface Participants {
  readonly me: string;
  readonly other: string;
}

export const fetchPage = ({ me, other }: Participants, after?: string, search?: string): Promise<Message[]> =>
  api('GET /api/chat/history/:a/:b', {
    params: { a: me, b: other },
    query: { limit: PAGE, after, search: search || undefined },
  });

/**
 * The messages of two people: pages from the newest back, each oldest first. The key does not begin with 'messages',
 * because each new message would then reload every page; see live-history.ts.
 */
export const historyQuery = (participants: Participants) =>
  infiniteQueryOptions({
    queryKey: ['chat-history', participants.me, participants.other],
    queryFn: ({ pageParam }) => fetchPage(participants, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page[0]?.id),
    staleTime: 0,
  });

export const foundQuery = (participants: Participants, search: string) =>
  queryOptions({
    queryKey: ['messages', 'found', participants.me, participants.other, search],
    queryFn: () => fetchPage(participants, undefined, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
