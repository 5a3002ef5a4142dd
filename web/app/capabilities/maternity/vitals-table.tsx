import type { VitalsEntry } from '@lakou/contract/maternity';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { dayIn, zoneHere } from '../bookings/booking-time.ts';

/** What the chart shows, for who hears it. */
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
              <th scope="row">{formatDate(lang, dayIn(zoneHere(), new Date(date)), 'medium')}</th>
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
