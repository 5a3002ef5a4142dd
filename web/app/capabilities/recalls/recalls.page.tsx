import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { RecallCard } from './recall-card.tsx';
import { recallsQuery } from './recalls.queries.ts';

export const clientLoader = needsWords('recalls');

const ALL = '/app/follow-up';
const MISSED = '/app/follow-up?state=missed';

/** Whom the provider wants to see again, and who did not come. */
export default function Recalls() {
  const { t } = useTranslation('recalls');
  const [search] = useSearchParams();
  const state = search.get('state') === 'missed' ? 'missed' : undefined;
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <SegmentedLinks
        label={t('title')}
        current={state ? MISSED : ALL}
        links={[
          { to: ALL, text: t('all') },
          { to: MISSED, text: t('missedOnly') },
        ]}
      />
      <PagedList
        query={useInfiniteQuery(recallsQuery(state))}
        more={t('more')}
        failed={t('failed')}
        empty={<EmptyCard drawing={<CalendarUnderTree />} text={state ? t('noneMissed') : t('none')} />}
      >
        {(recalls) => (
          <ul className="grid gap-3">
            {recalls.map((recall) => (
              <RecallCard key={recall.id} recall={recall} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
