import { formatDate, formatRelativeDay, formatTime, type Language } from '@lakou/i18n';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const here = (at: string) => ({ at: new Date(at), timeZone });

export const timeOf = (lang: Language, at: string): string => formatTime(lang, here(at));

/** The day a moment falls on here; a key, not a text. */
export const dayOf = (at: string): string => new Date(at).toDateString();

const DAY_MS = 86_400_000;

/** Today, yesterday, then the date. */
export function dayName(lang: Language, at: string, now: Date): string {
  const isNear =
    dayOf(at) === now.toDateString() || dayOf(at) === new Date(now.getTime() - DAY_MS).toDateString();
  return isNear
    ? formatRelativeDay(lang, here(at), { at: now, timeZone })
    : formatDate(lang, here(at), 'long');
}

/** For a list: the time today, else the day. */
export function shortWhen(lang: Language, at: string, now: Date): string {
  if (dayOf(at) === now.toDateString()) return timeOf(lang, at);
  return now.getTime() - new Date(at).getTime() < 2 * DAY_MS
    ? formatRelativeDay(lang, here(at), { at: now, timeZone })
    : formatDate(lang, here(at), 'short');
}
