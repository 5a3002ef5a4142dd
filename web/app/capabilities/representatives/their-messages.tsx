import type { RepresentedConversation } from '@lakou/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useNameOf } from '../messages/person.ts';
import { shortWhen } from '../messages/when.ts';
import { useLabels } from '../providers/labels.ts';
import { theirConversationsQuery } from './representatives.queries.ts';

interface TheirMessagesProps {
  patientId: string;
  name: string;
}

/** With whom an adult one acts for writes. */
export function TheirMessages({ patientId, name }: TheirMessagesProps) {
  const { t } = useTranslation('representatives');
  return (
    <Section title={t('messages')}>
      <PagedList
        query={useInfiniteQuery(theirConversationsQuery(patientId))}
        failed={t('messagesFailed')}
        more={t('more')}
        empty={<p className="text-ink-soft">{t('noMessages', { name })}</p>}
      >
        {(list) => (
          <ul className="grid gap-3">
            {list.map((one) => (
              <Row key={one.id} conversation={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function Row({ conversation }: { conversation: RepresentedConversation }) {
  const { t } = useTranslation('representatives');
  const { t: chat } = useTranslation('messages');
  const lang = useLanguage();
  const labels = useLabels();
  const { id, role, specialty, profilePhotoUrl, lastAt } = conversation;
  const name = useNameOf()(conversation.name);
  return (
    <li className="rounded-card border border-line bg-surface">
      <Link
        to={`?with=${id}`}
        aria-label={t('openMessages', { name })}
        className="flex min-h-16 items-center gap-3 rounded-card p-4 hover:bg-sunken"
      >
        <Avatar name={name} photo={profilePhotoUrl ? thumbnailOf(profilePhotoUrl) : undefined} />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft">
            {labels.specialty(specialty) || chat(`role.${role}`)}
          </span>
        </span>
        <time dateTime={lastAt} className="shrink-0 text-13 text-ink-soft">
          {shortWhen(lang, lastAt, new Date())}
        </time>
      </Link>
    </li>
  );
}
