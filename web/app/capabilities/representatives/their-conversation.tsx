import { LONGEST_MESSAGE } from '@lakou/contract/messages.rules';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { MessageList } from '../messages/message-list.tsx';
import { inOrder } from '../messages/pages.ts';
import { useNameOf } from '../messages/person.ts';
import { theirConversationsQuery, theirMessagesQuery } from './representatives.queries.ts';

interface TheirConversationProps {
  patientId: string;
  userId: string;
  name: string;
}

/** What an adult one acts for and somebody wrote, and the field to write in their name. */
export function TheirConversation({ patientId, userId, name }: TheirConversationProps) {
  const { t } = useTranslation('representatives');
  const nameOf = useNameOf();
  const known = useInfiniteQuery(theirConversationsQuery(patientId)).data?.pages.flat();
  const other = nameOf(known?.find(({ id }) => id === userId)?.name ?? '');
  const query = useInfiniteQuery(theirMessagesQuery(patientId, userId));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      <p>
        <BackLink to={`/app/acting-for/${patientId}`}>{t('allMessages', { name })}</BackLink>
      </p>
      <Section title={other ? t('messagesWith', { name, other }) : t('messages')}>
        <QueryState
          query={query}
          failed={t('messagesFailed')}
          isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}
          empty={<p className="text-ink-soft">{t('nothingWritten')}</p>}
          notFound={<p>{t('gone')}</p>}
        >
          {({ pages }) => (
            <>
              {hasNextPage && (
                <p className="text-center">
                  <Button
                    variant="ghost"
                    size="sm"
                    busy={isFetchingNextPage}
                    onClick={() => void fetchNextPage()}
                  >
                    {t('older')}
                  </Button>
                </p>
              )}
              <MessageList me={patientId} name={other} messages={inOrder(pages)} ownName={name} />
              <Write {...{ patientId, userId, name }} />
            </>
          )}
        </QueryState>
      </Section>
    </>
  );
}

function Write({ patientId, userId, name }: TheirConversationProps) {
  const { t } = useTranslation('representatives');
  const { t: chat } = useTranslation('messages');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  // The same words sent again, because no answer came, are one message.
  const [clientMessageId, setClientMessageId] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (content: string) =>
      api('POST /api/chat/for/:patientId/conversations/:userId', {
        params: { patientId, userId },
        body: { content, clientMessageId },
      }),
    onSuccess: async () => {
      setText('');
      setClientMessageId(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: theirMessagesQuery(patientId, userId).queryKey });
    },
  });
  const { error } = sending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) sending.mutate(text.trim());
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={chat('write')}
        hint={t('writing', { name })}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // Other words are another message.
          if (error) setClientMessageId(crypto.randomUUID());
        }}
      />
      {error && (
        <FormError>{error instanceof ApiError ? errorText(error) : t('sendFailedMessage')}</FormError>
      )}
      <p>
        <Button type="submit" icon={SendHorizontal} busy={sending.isPending}>
          {chat('send')}
        </Button>
      </p>
    </form>
  );
}
