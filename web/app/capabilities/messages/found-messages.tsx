import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MessageList } from './message-list.tsx';
import { foundQuery, type Participants } from './messages.queries.ts';

/** Searches in one conversation. */
export function FoundMessages({ participants, name }: { participants: Participants; name: string }) {
  const { t } = useTranslation('messages');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const query = useQuery(foundQuery(participants, search));
  return (
    <div className="grow overflow-y-auto px-4 py-3">
      <div className="pb-3">
        <TextField
          id="search-conversation"
          type="search"
          label={t('searchHere')}
          icon={Search}
          autoFocus
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {search !== '' && (
        <QueryState
          query={query}
          skeleton={null}
          frame="none"
          isEmpty={({ length }) => length === 0}
          empty={<p className="text-ink-soft">{t('noneFound')}</p>}
        >
          {(messages) => <MessageList me={participants.me} name={name} messages={messages} />}
        </QueryState>
      )}
    </div>
  );
}
