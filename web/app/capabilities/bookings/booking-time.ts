import type { Booking } from '@lakou/contract/bookings';
import { formatTime, type Language } from '@lakou/i18n';
import { ownTimeZone, sameClock } from '#platform/time/time-zone.ts';

/** The time in the provider's time zone, when it differs from the reader's. */
export function otherTime(
  lang: Language,
  { dateTime, timeZone }: Pick<Booking, 'dateTime' | 'timeZone'>,
  here = ownTimeZone(),
): string | undefined {
  const at = new Date(dateTime);
  return sameClock(at, here, timeZone) ? undefined : formatTime(lang, { at, timeZone });
}
