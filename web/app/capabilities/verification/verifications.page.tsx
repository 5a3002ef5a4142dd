import type { WaitingProvider } from '@lakou/contract/verification';
import { formatRelativeTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CredentialQueue } from '../credentials/credential-queue.tsx';
import { waitingQuery } from './verification.queries.ts';

export const clientLoader = needsWords('verification', 'credentials');

/** The licences that wait for a review, and the other papers. */
export default function Verifications() {
  const { t } = useTranslation('verification');
  const query = useQuery(waitingQuery);
  const first = query.data?.[0];
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={first && <ButtonLink to={`/app/verifications/${first.id}`}>{t('begin')}</ButtonLink>}
      >
        {t('title')}
      </PageTitle>
      <QueryState
        query={query}
        isEmpty={(waiting) => waiting.length === 0}
        empty={<EmptyCard text={t('nobodyWaits')} />}
      >
        {(waiting) => (
          <>
            <p className="text-ink-soft">{t('waiting', { count: waiting.length })}</p>
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {waiting.map((provider) => (
                <Waiting key={provider.id} provider={provider} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
      <CredentialQueue />
    </div>
  );
}

function Waiting({ provider }: { provider: WaitingProvider }) {
  const { t } = useTranslation('verification');
  const lang = useLanguage();
  const { id, name, professionalTitle, specialty, profilePictureUrl: photo, waitingSince } = provider;
  const moment = { at: new Date(waitingSince), timeZone: ownTimeZone() };
  return (
    <li className="border-line not-first:border-t">
      <Link to={`/app/verifications/${id}`} className="flex min-h-16 items-center gap-3 p-4 hover:bg-sunken">
        <Avatar name={name} photo={photo ? thumbnailOf(photo) : undefined} />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft">
            {[
              professionalTitle ?? specialty,
              t('since', { when: formatRelativeTime(lang, moment, new Date()) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
