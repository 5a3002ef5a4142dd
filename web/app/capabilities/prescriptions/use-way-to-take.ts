import type { PrescribedMedicine } from '@lakou/contract/prescriptions';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

type Taken = Pick<PrescribedMedicine, 'form' | 'dose' | 'frequency' | 'durationDays'>;

/** How to take a medicine, in words that can be read aloud. */
export function useWayToTake(): (medicine: Taken) => string {
  const { t } = useTranslation('prescriptions');
  const lang = useLanguage();
  return ({ form, dose, frequency, durationDays }) =>
    [
      t(`dose.${form}`, { count: dose, amount: formatNumber(lang, dose) }),
      t(`frequency.${frequency}`),
      durationDays ? t('forDays', { count: durationDays }) : t('ongoing'),
    ].join(', ');
}
