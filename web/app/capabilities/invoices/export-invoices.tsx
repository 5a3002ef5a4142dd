import { formatDate } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { latestMonths } from '../clinic-reports/report-period.ts';
import { SavedFileLink } from '../my-data/saved-file-link.tsx';

const MONTHS = 13;

/** The invoices of a month as a file, for who keeps the books. */
export function ExportInvoices({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const months = latestMonths(dayHere(new Date()), MONTHS);
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Section title={t('export')}>
      <p className="text-15 text-ink-soft">{t('exportText')}</p>
      <Select label={t('month')} value={month} onChange={({ target }) => setMonth(target.value)}>
        {months.map((one) => (
          <option key={one} value={one}>
            {formatDate(lang, `${one}-01`, 'month')}
          </option>
        ))}
      </Select>
      <SavedFileLink
        key={month}
        url={`/api/clinics/${clinicId}/invoices/file?month=${month}`}
        text={t('download')}
      />
    </Section>
  );
}
