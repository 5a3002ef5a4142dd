import type { Conversation, Message } from '@lakou/contract/messages';
import { NavLink } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { NeedsNetwork } from '../../shell/needs-network.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useLabels } from '../providers/labels.ts';
import { historyQuery } from './messages.queries.ts';
import { useNameOf } from './person.ts';
import { shortWhen } from './when.ts';

/** One conversation of the list: name, time, last message and number of unread messages. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const nameOf = useNameOf();
  const { id, unread, profilePhotoUrl, found, lastMessage } = conversation;
  const shown = found ?? lastMessage;
  const name = nameOf(conversation.name);
  const { id: me } = useUser();
  return (
    <li>
      <NavLink
        to={`/app/messages/${id}`}
        className="flex min-h-16 items-center gap-3 rounded-control px-2.5 py-2 hover:bg-sunken aria-[current=page]:bg-sea-tint"
      >
        <Avatar name={name} photo={profilePhotoUrl ? `${profilePhotoUrl}?thumb=1` : undefined} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span
              className={classNames(
                'line-clamp-2 wrap-break-word',
                unread > 0 ? 'font-bold' : 'font-semibold',
              )}
            >
              {name}
            </span>
            {shown && (
              <time dateTime={shown.timestamp} className="ml-auto shrink-0 text-13 text-ink-soft">
                {shortWhen(lang, shown.timestamp, new Date())}
              </time>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span className={classNames('truncate text-14', unread > 0 ? 'text-ink' : 'text-ink-soft')}>
              <LastWord message={shown} conversation={conversation} />
            </span>
            {unread > 0 && (
              <span className="ml-auto grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-sea px-1.5 text-13 font-bold text-on-sea">
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            )}
          </span>
          <NeedsNetwork query={historyQuery({ me, other: id })} />
        </span>
      </NavLink>
    </li>
  );
}

function LastWord({ message, conversation }: { message: Message | null; conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const { id: me } = useUser();
  const labels = useLabels();
  if (!message) return labels.specialty(conversation.specialty) || t(`role.${conversation.role}`);
  const [file] = message.attachments;
  const text = message.content || t(file?.contentType === 'application/pdf' ? 'pdf' : 'picture');
  return message.senderId === me ? t('you', { text }) : text;
}
