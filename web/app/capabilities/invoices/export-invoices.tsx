import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { MonthSelect } from '../../ui/month-select.tsx';
import { Section } from '../../ui/section.tsx';
import { latestMonths } from '../clinic-reports/report-period.ts';
import { SavedFileLink } from '../my-data/saved-file-link.tsx';

const MONTHS = 13;

/** The invoices of a month as a file, for who keeps the books. */
export function ExportInvoices({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('invoices');
  const months = latestMonths(dayHere(new Date()), MONTHS);
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Section title={t('export')}>
      <p className="text-15 text-ink-soft">{t('exportText')}</p>
      <MonthSelect label={t('month')} months={months} value={month} onChange={setMonth} />
      <SavedFileLink
        key={month}
        url={`/api/clinics/${clinicId}/invoices/file?month=${month}`}
        text={t('download')}
      />
    </Section>
  );
}
