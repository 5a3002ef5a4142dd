import { formatDate, formatRelativeDay, formatTime, type Language } from '@lakou/i18n';
import { addDays, dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';

const timeZone = ownTimeZone();
const here = (at: string) => ({ at: new Date(at), timeZone });

export const timeOf = (lang: Language, at: string): string => formatTime(lang, here(at));

/** The calendar day of a moment on this device, `YYYY-MM-DD`. */
export const dayOf = (at: string): string => dayIn(timeZone, new Date(at));

const DAY_MS = 86_400_000;

/** Today, yesterday, or the date. */
export function dayName(lang: Language, at: string, now: Date): string {
  const today = dayIn(timeZone, now);
  const isNear = dayOf(at) === today || dayOf(at) === addDays(today, -1);
  return isNear
    ? formatRelativeDay(lang, here(at), { at: now, timeZone })
    : formatDate(lang, here(at), 'long');
}

/** For a list: the time if it was today, otherwise the day. */
export function shortWhen(lang: Language, at: string, now: Date): string {
  if (dayOf(at) === dayIn(timeZone, now)) return timeOf(lang, at);
  return now.getTime() - new Date(at).getTime() < 2 * DAY_MS
    ? formatRelativeDay(lang, here(at), { at: now, timeZone })
    : formatDate(lang, here(at), 'short');
}

/** A length in minutes and seconds, 1:05. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
