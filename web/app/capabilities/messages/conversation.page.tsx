import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { useOnline } from '../../platform/use-online.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationNotice } from './conversation-notice.tsx';
import { FoundMessages } from './found-messages.tsx';
import { History } from './history.tsx';
import { conversationQuery } from './messages.queries.ts';
import { useNameOf } from './person.ts';
import { useIsRefused } from './send.ts';

/** One conversation: the other person, the messages and the composer. */
export default function ConversationPage() {
  const { userId = '' } = useParams();
  // The key remounts it for each person, so that a text typed for one is not sent to another.
  return (
    // On a phone it fills the space between the header and the tabs, and only the messages scroll; where text is enlarged
    // and all does not fit, the rest does too.
    <section className="flex flex-col overflow-hidden max-lg:overflow-y-auto max-lg:overscroll-contain border-line border-t bg-ground max-lg:fixed max-lg:inset-x-0 max-lg:top-14 max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] lg:min-h-0 lg:rounded-card lg:border">
      <WithPerson key={userId} other={userId} />
    </section>
  );
}

function WithPerson({ other }: { other: string }) {
  const { t } = useTranslation('messages');
  const nameOf = useNameOf();
  const { id: me } = useUser();
  const online = useOnline();
  const [searching, setSearching] = useState(false);
  const query = useQuery(conversationQuery(other));
  useMarkNotificationsRead(query.data?.id);
  const participants = { me, other };
  const isRefused = useIsRefused(other);
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows />}
      frame={(problem) => (
        <Centered>
          {problem}
          <div className="flex justify-center lg:hidden">
            <BackToList />
          </div>
        </Centered>
      )}
      notFound={
        <Centered>
          <EmptyState drawing={<House />} text={t('unknown')} action={<BackToList />} />
        </Centered>
      }
    >
      {(person) => {
        const name = nameOf(person.name);
        return (
          <>
            <title>{t('with', { name })}</title>
            <ConversationHeader
              person={{ ...person, name }}
              searching={searching}
              onSearch={() => setSearching(!searching)}
            />
            {!searching && <ConversationNotice person={person} />}
            {searching ? (
              <FoundMessages participants={participants} name={name} />
            ) : (
              <History
                participants={participants}
                name={name}
                translatable={person.translatable === true}
                isBlocked={person.blocked}
              />
            )}
            {/* Nobody is promised what this device knows will not be taken. */}
            {!online && !person.blocked && (
              <p role="status" className="bg-mango-tint px-4 py-2 text-14 text-mango-ink">
                {t(isRefused ? 'offlineRefused' : 'offline')}
              </p>
            )}
            {person.blocked ? <BlockedNote other={other} /> : <Composer other={other} />}
          </>
        );
      }}
    </QueryState>
  );
}

/** The frame of a message when there is no conversation to show. */
function Centered({ children }: { children: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <div className="m-auto">
      <title>{t('title')}</title>
      <h1 className="sr-only">{t('title')}</h1>
      {children}
    </div>
  );
}

/** Shown on phones, where the list is hidden. */
function BackToList() {
  const { t } = useTranslation('messages');
  return (
    <ButtonLink to="/app/messages" variant="ghost">
      {t('back')}
    </ButtonLink>
  );
}

function SkeletonRows() {
  const { t } = useTranslation('messages');
  return (
    <div className="grow p-4">
      <title>{t('title')}</title>
      <h1 className="sr-only">{t('title')}</h1>
      <Skeleton>
        <div className="space-y-3">
          <div className="flex items-center gap-3 pb-3">
            <SkeletonBlock size="size-11" round />
            <SkeletonBlock size="h-5 w-40" />
          </div>
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
