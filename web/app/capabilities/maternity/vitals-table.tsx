import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { WithPressure } from './measured.ts';

/** The data of the chart, for screen readers. */
export function VitalsTable({ vitals }: { vitals: readonly WithPressure[] }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const { measure } = useMeasure();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('vitals.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vitals.when')}</th>
            <th scope="col">{t('vitals.systolic')}</th>
            <th scope="col">{t('vitals.diastolic')}</th>
            <th scope="col">{t('vitals.weight')}</th>
          </tr>
        </thead>
        <tbody>
          {vitals.map(({ id, at, systolic, diastolic, weight }) => (
            <tr key={id}>
              <th scope="row">{formatDate(lang, dayHere(new Date(at)), 'medium')}</th>
              <td>{systolic}</td>
              <td>{diastolic}</td>
              <td>{weight === null ? '' : measure('weight', weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
