import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { deathReportsQuery } from './deaths.queries.ts';
import { ReportCard } from './report-card.tsx';

export const clientLoader = needsWords('deaths');

/** Reports of deaths: those that wait for an administrator, and those decided, which can be taken back. */
export default function DeathReports() {
  const { t } = useTranslation('deaths');
  const [which, setWhich] = useState<'waiting' | 'decided'>('waiting');
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <ChoiceChips
        legend={t('which')}
        name="which"
        options={(['waiting', 'decided'] as const).map((value) => ({ value, title: t(value) }))}
        value={which}
        onChange={setWhich}
      />
      <PagedList
        query={useInfiniteQuery(deathReportsQuery(which))}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard text={t(which === 'waiting' ? 'noneWaits' : 'noneDecided')} />}
      >
        {(list) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {list.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
