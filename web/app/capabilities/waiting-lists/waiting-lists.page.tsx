import type { WaitingListEntry } from '@lakou/contract/waiting-lists';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useWaiting, waitingListsQuery } from './waiting-lists.queries.ts';

export const clientLoader = needsWords('waiting-lists');

/** Whose earlier times one waits for. */
export default function WaitingLists() {
  const { t } = useTranslation('waiting-lists');
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <PagedList
        query={useInfiniteQuery(waitingListsQuery)}
        more={t('more')}
        failed={t('failed')}
        empty={
          <EmptyCard
            drawing={<CalendarUnderTree />}
            text={t('none')}
            action={
              <ButtonLink to="/app/find-care" variant="secondary">
                {t('find')}
              </ButtonLink>
            }
          />
        }
      >
        {(entries) => (
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Entry({ entry }: { entry: WaitingListEntry }) {
  const { t } = useTranslation('waiting-lists');
  const lang = useLanguage();
  const { leaving } = useWaiting();
  const when = formatDateTime(lang, { at: new Date(entry.before), timeZone: ownTimeZone() }, 'short');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0">
        <Link
          to={`/app/providers/${entry.providerId}`}
          className="inline-flex min-h-11 items-center text-18 font-bold wrap-anywhere hover:underline"
        >
          {entry.providerName}
        </Link>
        <p className="text-15 text-ink-soft">{t('before', { when })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={leaving.isPending}
        aria-label={t('stopFor', { name: entry.providerName })}
        onClick={() => leaving.mutate(entry)}
      >
        {t('stop')}
      </Button>
    </li>
  );
}
