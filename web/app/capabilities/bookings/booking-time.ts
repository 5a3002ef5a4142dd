import type { Booking } from '@lakou/contract/bookings';
import { formatTime, type Language } from '@lakou/i18n';

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The clock's reading is the same in both places at that moment. */
export function sameClock(at: Date, a: string, b: string): boolean {
  const read = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return read(a) === read(b);
}

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  return parts.slice(0, 10);
}

/** The provider's own time, when theirs is another clock than the reader's. */
export function otherTime(
  lang: Language,
  { dateTime, timeZone }: Pick<Booking, 'dateTime' | 'timeZone'>,
  here = zoneHere(),
): string | undefined {
  const at = new Date(dateTime);
  return sameClock(at, here, timeZone) ? undefined : formatTime(lang, { at, timeZone });
}
