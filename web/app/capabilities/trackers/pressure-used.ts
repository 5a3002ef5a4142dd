import { useTranslation } from '#platform/language/use-translation.ts';

/** What the blood pressure shown is made of: Creole has no plural, and one reading has no mean. */
export function usePressureUsed(): (readings: number) => string {
  const { t } = useTranslation('trackers');
  return (readings) =>
    readings === 1 ? t('heart.pressureLast') : t('heart.pressureMean', { count: readings });
}
