import type { Message } from '@lakou/contract/messages';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveEvent } from '../../platform/events/use-live-events.ts';
import { fetchPage, historyQuery, type Two } from './messages.queries.ts';
import { mergeNewest } from './pages.ts';

type History = InfiniteData<Message[], string | undefined>;

/** Merges these messages into the cached history. */
export function useMergeHistory(two: Two) {
  const queries = useQueryClient();
  const { queryKey } = historyQuery(two);
  return (fresh: Message[]) => {
    const kept = queries.getQueryData<History>(queryKey);
    if (!kept) return;
    const pages = mergeNewest(kept.pages, fresh);
    if (pages) queries.setQueryData<History>(queryKey, { ...kept, pages });
    else void queries.invalidateQueries({ queryKey });
  };
}

/** Keeps an open conversation up to date: a new message loads one small page, however much was scrolled. */
export function useLiveHistory(two: Two): void {
  const queries = useQueryClient();
  const merge = useMergeHistory(two);
  const { me, other } = two;
  const refresh = (id: string) => {
    if (id === other) fetchPage(two).then(merge, () => {});
  };
  useLiveEvent('message', refresh);
  useLiveEvent('read', refresh);
  useLiveEvent('refetch', () => refresh(other));
  useEffect(() => {
    const { queryKey } = historyQuery({ me, other });
    // After leaving, only the newest page stays cached, so that coming back loads one page instead of all.
    return () =>
      void queries.setQueryData<History>(
        queryKey,
        (kept) => kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
      );
  }, [queries, me, other]);
}
