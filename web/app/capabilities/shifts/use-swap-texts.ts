import type { Shift } from '@lakou/contract/shifts';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { dayOfShift } from './shift-days.ts';
import { useShiftTexts } from './use-shift-texts.ts';

/** Day and times of a shift in one line, at the clinic's time where it is given, else at that of this device. */
export function useSwapTexts(timeZone = ownTimeZone()) {
  const { t } = useTranslation('shift-swaps');
  const { day, times } = useShiftTexts(timeZone);
  return (shift: Pick<Shift, 'startTime' | 'endTime'>): string =>
    t('shift', { day: day(dayOfShift(shift, timeZone)), times: times(shift) });
}
