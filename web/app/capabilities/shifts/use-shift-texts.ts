import type { Shift } from '@lakou/contract/shifts';
import { formatDate, formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** Times and days of shifts as they are read, at the clinic's time. */
export function useShiftTexts(timeZone: string) {
  const { t } = useTranslation('shifts');
  const lang = useLanguage();
  const time = (at: string) => formatTime(lang, { at: new Date(at), timeZone });
  return {
    times: ({ startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>) =>
      t('times', { from: time(startTime), to: time(endTime) }),
    day: (day: string) => formatDate(lang, day, 'long'),
    shortDay: (day: string) => formatDate(lang, day, 'short'),
  };
}
