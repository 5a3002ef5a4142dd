import { formatTime, type Language, type ZonedInstant } from '@lakou/i18n';

/** A name for a narrow column: Marie-Ange T. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

/** The clock alone, where the place on the page tells morning from evening. */
export const clockOf = (lang: Language, moment: ZonedInstant): string =>
  formatTime(lang, moment).replace(/ (AM|PM|nan.*)$/, '');
