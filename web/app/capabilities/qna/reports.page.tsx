import type { Report } from '@lakou/contract/qna';
import { REPORT_STATES } from '@lakou/contract/qna.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { CloseReportDialog } from './close-report.dialog.tsx';
import { HideDialog } from './hide.dialog.tsx';
import { PersonReportItem } from './person-report-item.tsx';
import { reportsQuery } from './qna.queries.ts';
import { ReportItem } from './report-item.tsx';

export const clientLoader = needsWords('qna');

/** Which posts, reviews and people were reported, the longest wait first. */
export default function Reports() {
  const { t } = useTranslation('qna');
  const { get, put } = useAddress();
  const [deciding, setDeciding] = useState<Report>();
  const Decision = deciding?.personId ? CloseReportDialog : HideDialog;
  const state = REPORT_STATES.find((one) => one === get('state')) ?? 'open';
  return (
    <div className="grid gap-4">
      <title>{t('reports')}</title>
      <PageTitle>{t('reports')}</PageTitle>
      <FilterChips
        legend={t('reports')}
        options={REPORT_STATES.map((one) => ({ value: one, title: t(`reportState.${one}`) }))}
        value={state}
        onChange={(value) => put('state', value === 'open' ? '' : value)}
      />
      <PagedList
        query={useInfiniteQuery(reportsQuery(state))}
        failed={t('reportsFailed')}
        more={t('more')}
        empty={<EmptyCard drawing={<Letter />} text={t(state === 'open' ? 'noReports' : 'noneDecided')} />}
      >
        {(reports) => (
          <ul className="grid gap-3">
            {reports.map((report) =>
              report.personId ? (
                <PersonReportItem key={report.id} report={report} onDecide={() => setDeciding(report)} />
              ) : (
                <ReportItem key={report.id} report={report} onHide={() => setDeciding(report)} />
              ),
            )}
          </ul>
        )}
      </PagedList>
      {deciding && <Decision report={deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}
