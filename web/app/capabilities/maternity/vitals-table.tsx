import type { VitalsEntry } from '@lakou/contract/maternity';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** The data of the chart, for screen readers. */
export function VitalsTable({ vitals }: { vitals: readonly VitalsEntry[] }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('vitals.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vitals.when')}</th>
            <th scope="col">{t('vitals.systolic')}</th>
            <th scope="col">{t('vitals.diastolic')}</th>
            <th scope="col">{t('vitals.weightKg')}</th>
          </tr>
        </thead>
        <tbody>
          {vitals.map(({ id, date, systolic, diastolic, weight }) => (
            <tr key={id}>
              <th scope="row">{formatDate(lang, dayHere(new Date(date)), 'medium')}</th>
              <td>{systolic}</td>
              <td>{diastolic}</td>
              <td>{formatNumber(lang, weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
