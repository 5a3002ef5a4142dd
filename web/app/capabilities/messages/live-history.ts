import type { Message } from '@lakou/contract/messages';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveEvent } from '../../platform/events/use-live-events.ts';
import { fetchPage, historyQuery, type Participants } from './messages.queries.ts';
import { mergeNewest } from './pages.ts';

type History = InfiniteData<Message[], string | undefined>;

/** Merges these messages into the cached history. */
export function useMergeHistory(participants: Participants) {
  const queries = useQueryClient();
  const { queryKey } = historyQuery(participants);
  return (fresh: Message[]) => {
    const kept = queries.getQueryData<History>(queryKey);
    if (!kept) return;
    const pages = mergeNewest(kept.pages, fresh);
    if (pages) queries.setQueryData<History>(queryKey, { ...kept, pages });
    else void queries.invalidateQueries({ queryKey });
  };
}

/** Keeps an open conversation up to date: a new message loads one small page, however much was scrolled. */
export function useLiveHistory(participants: Participants): void {
  const queries = useQueryClient();
  const merge = useMergeHistory(participants);
  const { me, other } = participants;
  const refresh = (id: string) => {
    if (id === other) fetchPage(participants).then(merge, () => {});
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
