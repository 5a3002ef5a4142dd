import { type Language, parseDecimal } from '@lakou/i18n';

/** A number above zero as somebody typed it, with a comma or a point; nothing else counts. */
export function positiveIn(lang: Language, text: string): number | undefined {
  const value = parseDecimal(lang, text);
  return value !== undefined && value > 0 ? value : undefined;
}

/** Something was typed, and it is no number above zero. */
export const isWrong = (lang: Language, text: string): boolean =>
  text.trim() !== '' && positiveIn(lang, text) === undefined;
