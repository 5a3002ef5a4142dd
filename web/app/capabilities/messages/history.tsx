import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { useLiveHistory } from './live-history.ts';
import { useMarkRead } from './mark-read.ts';
import { MessageList } from './message-list.tsx';
import { historyQuery, type Participants } from './messages.queries.ts';
import { inOrder } from './pages.ts';
import { useIsRefused, useOutgoing } from './send.ts';
import { useTyping } from './typing.ts';

// Makes the list focusable, so that it can be scrolled with the keyboard.
const scrolled = { tabIndex: 0 };
const SCROLLED =
  'flex min-h-32 grow flex-col-reverse overflow-y-auto lg:overscroll-contain px-4 py-3 outline-sea -outline-offset-2 focus-visible:outline-2';

/** Calls `onSeen` when the element becomes visible. */
function useInView(onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen());
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}

interface HistoryProps {
  participants: Participants;
  name: string;
  translatable?: boolean;
  /** Whether the reader has blocked them. */
  isBlocked?: boolean;
}

/** The messages of a conversation, starting at the newest; scrolling up loads older ones. */
export function History({ participants, name, translatable = false, isBlocked = false }: HistoryProps) {
  const { t } = useTranslation('messages');
  const query = useInfiniteQuery(historyQuery(participants));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const messages = data ? inOrder(data.pages) : [];
  const outgoing = useOutgoing(participants.other);
  const isClosed = useIsRefused(participants.other) || isBlocked;
  const typing = useTyping(participants.other);
  useLiveHistory(participants);
  useMarkRead(participants.other, messages);
  const more = () => hasNextPage && !isFetchingNextPage && void fetchNextPage();
  const top = useInView(more);

  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows />}
      frame={(problem) => (
        // What waits on this device is shown even where nothing else can be read.
        <div className="flex grow flex-col overflow-y-auto px-4 py-3">
          <div className="m-auto">{problem}</div>
          {outgoing.length > 0 && (
            <MessageList me={participants.me} {...{ name, messages, outgoing, isClosed }} />
          )}
        </div>
      )}
    >
      {() => (
        // Rendered in reverse order, so that scrolling starts at the end and older messages above move nothing.
        <section {...scrolled} aria-label={t('with', { name })} className={SCROLLED}>
          <p role="status" className="min-h-6 pt-1 text-14 text-ink-soft">
            {typing && t('typing', { name })}
          </p>
          <MessageList me={participants.me} {...{ name, messages, outgoing, isClosed, translatable }} />
          {messages.length + outgoing.length === 0 && (
            <p className="m-auto text-center text-ink-soft">{t('first')}</p>
          )}
          {hasNextPage && (
            <div ref={top} className="pb-3 text-center">
              <Button variant="ghost" size="sm" busy={isFetchingNextPage} onClick={more}>
                {t('older')}
              </Button>
            </div>
          )}
        </section>
      )}
    </QueryState>
  );
}

function SkeletonRows() {
  return (
    <div className="grow px-4 py-3">
      <Skeleton>
        <div className="space-y-3">
          <SkeletonBlock size="h-12 w-2/3" />
          <div className="flex justify-end">
            <SkeletonBlock size="h-16 w-1/2" />
          </div>
          <SkeletonBlock size="h-12 w-1/2" />
        </div>
      </Skeleton>
    </div>
  );
}
