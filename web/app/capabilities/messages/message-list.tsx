import type { Message } from '@lakou/contract/messages';
import { Fragment } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { errorOf } from '../../platform/outbox/outbox.ts';
import { KeptSound } from '../../ui/files/kept-sound.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MessageBubble, type Progress } from './message-bubble.tsx';
import { beginsDay } from './pages.ts';
import { useNameOf } from './person.ts';
import type { Sending } from './send.ts';
import { Translation } from './translation.tsx';
import { dayName, dayOf } from './when.ts';

interface MessageListProps {
  me: string;
  name: string;
  messages: readonly Message[];
  outgoing?: readonly Sending[];
  /** Whether nothing reaches the other person now: nobody is told that what waits will be sent. */
  isClosed?: boolean;
  /** Whether what the other person writes may be translated. */
  translatable?: boolean;
  /** How `me` is called where somebody else reads: a representative. */
  ownName?: string;
}

/** All messages in order, with a date line at each new day; unsent messages come last. */
export function MessageList(props: MessageListProps) {
  const { me, name, messages, outgoing = [], isClosed = false, translatable = false, ownName } = props;
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const nameOf = useNameOf();
  const errorText = useErrorText();
  const progressOf = ({ paused, refusal }: Sending): Progress =>
    refusal ? 'refused' : !paused ? 'sending' : isClosed ? 'kept' : 'waiting';
  const writtenFor = ({ senderId, writtenBy }: Message) => {
    const sender = senderId === me ? ownName : name;
    const by = nameOf(writtenBy ?? '');
    return sender ? t('writtenFor', { name: by, sender }) : t('writtenForYou', { name: by });
  };
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  return (
    <ol aria-label={t('with', { name })} className="space-y-2.5">
      {messages.map((message, index) => (
        <Fragment key={message.clientMessageId ?? message.id}>
          {beginsDay(dayOf, message, messages[index - 1]) && (
            <li className="py-1.5 text-center text-13 font-semibold text-ink-soft first-letter:uppercase">
              {dayName(lang, message.timestamp, new Date())}
            </li>
          )}
          <li>
            <MessageBubble
              content={message.content}
              at={message.timestamp}
              attachments={message.attachments}
              {...(message.senderId === me && { progress: message.read ? 'seen' : 'sent' })}
            >
              {message.writtenBy && (
                <p className="text-14 font-semibold text-ink-soft">{writtenFor(message)}</p>
              )}
              {translatable && message.senderId !== me && message.content && (
                <Translation messageId={message.id} content={message.content} />
              )}
            </MessageBubble>
          </li>
        </Fragment>
      ))}
      {outgoing
        .filter(({ temporaryId }) => !arrived.has(temporaryId))
        .map((message) => {
          const { temporaryId, content, attachments, voice, writtenAt, refusal } = message;
          return (
            <li key={temporaryId}>
              <MessageBubble
                content={content}
                at={writtenAt}
                attachments={attachments}
                progress={progressOf(message)}
              >
                {voice && <KeptSound voice={voice} label={t('voiceNote')} />}
                {refusal && (
                  <>
                    <p className="text-15">{errorText(errorOf(refusal))}</p>
                    <p>
                      <TextLink to="/app/outbox">{t('chooseRefused')}</TextLink>
                    </p>
                  </>
                )}
              </MessageBubble>
            </li>
          );
        })}
    </ol>
  );
}
