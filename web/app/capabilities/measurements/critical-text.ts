import type { CriticalSign } from '@lakou/clinical';
import { formatNumber, type Language, withUnit } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { Values } from './entry.ts';

const UNITS = { heartRate: '/min', oxygen: '%', glucose: 'mg/dL' } as const;

function readingOf(lang: Language, values: Values, sign: CriticalSign): string {
  const [of = 'pressure'] = sign.split('_') as ['pressure' | keyof typeof UNITS];
  if (of === 'pressure') return `${values.systolic}/${values.diastolic}`;
  return withUnit(lang, formatNumber(lang, values[of] ?? 0), UNITS[of]);
}

/** What a critical value means and what to do, with the value in it. */
export function useCriticalText(): (values: Values, sign: CriticalSign) => string {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const { measureInBoth } = useMeasure();
  return (values, sign) => {
    if (sign === 'oxygen_critical_high') return '';
    const reading = sign.startsWith('temperature')
      ? measureInBoth('temperature', values.temperature ?? 0)
      : readingOf(lang, values, sign);
    return t(`danger.${sign}`, { reading });
  };
}
