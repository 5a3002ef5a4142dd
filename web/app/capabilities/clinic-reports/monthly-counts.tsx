import { SMALLEST_SHOWN_COUNT } from '@lakou/contract/clinic-reports.rules';
import { formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { MonthSelect } from '../../ui/month-select.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SavedFileLink } from '../my-data/saved-file-link.tsx';
import { monthlyQuery } from './clinic-reports.queries.ts';
import { ColumnNames } from './column-names.tsx';
import { latestMonths } from './report-period.ts';

/** Visits of one month by diagnosis, age and sex, as a list and as a file. */
export function MonthlyCounts({ clinicId, today }: { clinicId: string; today: string }) {
  const { t } = useTranslation('clinic-reports');
  const lang = useLanguage();
  const months = latestMonths(today, 13);
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Section title={t('monthly')}>
      <p className="text-15 text-ink-soft">{t('monthlyLead')}</p>
      <MonthSelect label={t('month')} months={months} value={month} onChange={setMonth} />
      <QueryState query={useQuery(monthlyQuery(clinicId, month))} failed={t('monthlyFailed')}>
        {({ counts, columns }) => (
          <>
            {counts.length === 0 ? (
              <Card>
                <p>{t('noCounts')}</p>
              </Card>
            ) : (
              <ul className="overflow-hidden rounded-card border border-line bg-surface">
                {counts.map(({ diagnosisGroup, ageGroup, sex, visits }) => (
                  <li
                    key={`${diagnosisGroup} ${ageGroup} ${sex}`}
                    className="flex items-center gap-4 border-line p-4 not-first:border-t"
                  >
                    <span className="min-w-0 grow">
                      <span className="block font-semibold wrap-anywhere">
                        {t(`group.${diagnosisGroup}`)}
                      </span>
                      <span className="block text-14 text-ink-soft">
                        {t(`age.${ageGroup}`)} · {t(`sex.${sex}`)}
                      </span>
                    </span>
                    <span className="shrink-0 font-bold">
                      {visits === null
                        ? t('fewer', { least: String(SMALLEST_SHOWN_COUNT) })
                        : formatNumber(lang, visits)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <SavedFileLink
              url={`/api/clinics/${clinicId}/monthly-report/file?month=${month}`}
              text={t('download')}
            />
            <ColumnNames clinicId={clinicId} columns={columns} />
          </>
        )}
      </QueryState>
    </Section>
  );
}
