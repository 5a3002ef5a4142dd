import { type Language, parseDecimal } from '@lakou/i18n';

/** A typed number above zero, with a comma or a point; undefined for anything else. */
export function parsePositive(lang: Language, text: string): number | undefined {
  const value = parseDecimal(lang, text);
  return value !== undefined && value > 0 ? value : undefined;
}

/** Whether something was typed that is not a number above zero. */
export const isInvalidNumber = (lang: Language, text: string): boolean =>
  text.trim() !== '' && parsePositive(lang, text) === undefined;
