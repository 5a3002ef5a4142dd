import type { Gestation } from '@lakou/clinical';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Completed weeks and days in words, as midwives write them: 23 weeks + 5 days. */
export function useGestationText() {
  const { t } = useTranslation('maternity');
  return ({ weeks, days }: Gestation): string => {
    const over = t('weeksOver', { count: weeks });
    return days > 0 ? `${over} + ${t('daysOver', { count: days })}` : over;
  };
}
