import { formatTime, type Language, type ZonedInstant } from '@lakou/i18n';

/** A name for a narrow column, such as `Marie-Ange T.`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

/** The time without AM or PM, where the position shows the part of the day. */
export const clockOf = (lang: Language, moment: ZonedInstant): string =>
  formatTime(lang, moment).replace(/ (AM|PM|nan.*)$/, '');
