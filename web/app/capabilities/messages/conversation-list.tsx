import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { conversationsQuery } from './messages.queries.ts';
import { PeopleToWrite } from './people-to-write.tsx';
import { useRemovedPeople } from './removed-people.ts';

/** The conversations, with a search. */
export function ConversationList() {
  const { t } = useTranslation('messages');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  return (
    <>
      <div className="pb-2">
        <TextField
          id="search-messages"
          type="search"
          label={t('search')}
          placeholder={t('searchHint')}
          icon={Search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Found search={search} />
    </>
  );
}

/** With fewer conversations than this, suggested people are shown without a search. */
const FEW = 3;

function Found({ search }: { search: string }) {
  const { t } = useTranslation('messages');
  const gone = useRemovedPeople();
  const { role } = useUser();
  const query = useQuery(conversationsQuery(search));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />} frame="none">
      {(conversations) => {
        const shown = conversations.filter(({ id }) => !gone.includes(id));
        return (
          <>
            {shown.length === 0 && <Nobody search={search} />}
            <ul aria-label={t('people')} hidden={shown.length === 0}>
              {shown.map((conversation) => (
                <ConversationRow key={conversation.id} conversation={conversation} />
              ))}
            </ul>
            {(search !== '' || role === 'PROVIDER' || shown.length < FEW) && (
              <PeopleToWrite
                search={search}
                known={new Set([...gone, ...conversations.map(({ id }) => id)])}
              />
            )}
          </>
        );
      }}
    </QueryState>
  );
}

const EMPTY = { PATIENT: 'emptyPatient', PROVIDER: 'emptyProvider' } as const;

function Nobody({ search }: { search: string }) {
  const { t } = useTranslation('messages');
  const { role } = useUser();
  if (search !== '') return <p className="px-2.5 py-4 text-ink-soft">{t('noneFound')}</p>;
  const isPatient = role === 'PATIENT';
  return (
    <EmptyState
      drawing={<Letter />}
      text={t(role === 'PATIENT' || role === 'PROVIDER' ? EMPTY[role] : 'emptyOther')}
      action={
        isPatient && (
          <ButtonLink to="/app/find-care" variant="secondary">
            {t('findCare')}
          </ButtonLink>
        )
      }
    />
  );
}

function SkeletonRows() {
  return (
    <Skeleton>
      <div className="space-y-2">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Skeleton>
  );
}
