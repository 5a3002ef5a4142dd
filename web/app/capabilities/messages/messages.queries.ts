import type { Message } from '@lakou/contract/messages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 40;

/** Whom one writes with; the words searched for stay on the screen until the answer comes. */
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
  });

export interface Two {
  readonly me: string;
  readonly other: string;
}

export const fetchPage = ({ me, other }: Two, after?: string, search?: string): Promise<Message[]> =>
  api('GET /api/chat/history/:a/:b', {
    params: { a: me, b: other },
    query: { limit: PAGE, after, search: search || undefined },
  });

/**
 * What two people wrote: pages from the newest back, each oldest first. Not under 'messages': one new word would
 * have every page fetched again; see live-history.ts.
 */
export const historyQuery = (two: Two) =>
  infiniteQueryOptions({
    queryKey: ['chat-history', two.me, two.other],
    queryFn: ({ pageParam }) => fetchPage(two, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page[0]?.id),
    staleTime: 0,
  });

export const foundQuery = (two: Two, search: string) =>
  queryOptions({
    queryKey: ['messages', 'found', two.me, two.other, search],
    queryFn: () => fetchPage(two, undefined, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
