import { useTranslation } from '#platform/language/use-translation.ts';

/** How many readings the blood pressure is averaged from. One reading has its own text, and Creole has no plural. */
export function usePressureUsed(): (readings: number) => string {
  const { t } = useTranslation('trackers');
  return (readings) =>
    readings === 1 ? t('heart.pressureLast') : t('heart.pressureMean', { count: readings });
}
