import type { ReportFigure } from '@lakou/contract/clinic-reports.rules';
import { formatMoney, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Money in dollars, work in hours, the rest as it was counted. */
export function useAmount() {
  const { t } = useTranslation('clinic-reports');
  const lang = useLanguage();
  return (figure: ReportFigure, value: number): string => {
    if (figure.endsWith('Cents')) return formatMoney(lang, value, 'USD');
    if (figure === 'staffMinutes') return t('hours', { hours: formatNumber(lang, tenths(value / 60)) });
    return formatNumber(lang, value);
  };
}
