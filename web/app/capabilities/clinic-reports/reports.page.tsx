import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { usePeriod } from '#platform/time/use-period.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { reportQuery } from './clinic-reports.queries.ts';
import { MonthlyCounts } from './monthly-counts.tsx';
import { QUICK_PERIODS, quickPeriod } from './report-period.ts';
import { ReportView } from './report-view.tsx';

export const clientLoader = needsWords('clinic-reports');

/** What the clinic did in these days beside those before, and the month by diagnosis. */
export default function Reports() {
  const { t } = useTranslation('clinic-reports');
  const clinicId = useUser().clinicId ?? '';
  const today = dayHere(new Date());
  const { period, put } = usePeriod(quickPeriod('thisMonth', today));
  const chosen = QUICK_PERIODS.find((quick) => {
    const { from, to } = quickPeriod(quick, today);
    return from === period.from && to === period.to;
  });
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('lead')}</p>
      <FilterChips
        legend={t('period')}
        options={QUICK_PERIODS.map((value) => ({ value, title: t(`quick.${value}`) }))}
        value={chosen}
        onChange={(quick) => put(quickPeriod(quick, today))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <DateField
          label={t('from')}
          value={period.from}
          onChange={({ target }) => put({ from: target.value })}
        />
        <DateField label={t('to')} value={period.to} onChange={({ target }) => put({ to: target.value })} />
      </div>
      <div className="min-w-0">
        <Sections>
          <QueryState query={useQuery(reportQuery(clinicId, period))}>
            {(report) => <ReportView clinicId={clinicId} report={report} />}
          </QueryState>
          <MonthlyCounts clinicId={clinicId} today={today} />
        </Sections>
      </div>
    </div>
  );
}
