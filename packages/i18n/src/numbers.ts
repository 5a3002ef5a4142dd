import { intlLocale, type Language } from './languages.ts';

export const NO_BREAK_SPACE = '\u00a0';

/** Intl puts the narrow U+202F in French, which many fonts on old phones lack. */
export function withNoBreakSpaces(text: string): string {
  return text.replaceAll('\u202f', NO_BREAK_SPACE);
}

/** 1,500.5 in English; 1 500,5 in French and Creole. With `decimals`, exactly that many; else up to three. */
export function formatNumber(lang: Language, value: number, decimals?: number): string {
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 3 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text = withNoBreakSpaces(new Intl.NumberFormat(intlLocale(lang), digits).format(value));
  return text.replace(/^-(?=[0.,]+$)/, '');
}

/** A figure with its unit: 37.5 °C, 98 %; in English 98%. */
export const withUnit = (lang: Language, figure: string | number, unit: string): string =>
  `${figure}${unit === '' || (lang === 'en' && unit === '%') ? '' : NO_BREAK_SPACE}${unit}`;

const PLAIN = /^-?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
/** Groups of three with one separator, then optional decimals after another. */
const GROUPED = /^-?[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * A number typed by a person: comma and point both mark decimals, whatever the language. Where both readings are
 * possible (`1,500`), a comma groups thousands in English and marks decimals in French and Creole.
 */
export function parseDecimal(lang: Language, text: string): number | undefined {
  const typed = text.trim().replace(/\s/g, ' ').replace('\u2212', '-');
  const groupMark = GROUPED.exec(typed)?.[1];
  const isGrouped = groupMark !== undefined && (!PLAIN.test(typed) || (lang === 'en' && groupMark === ','));
  if (!isGrouped && !PLAIN.test(typed)) return undefined;
  const ungrouped = isGrouped ? typed.replaceAll(groupMark, '') : typed;
  const value = Number(ungrouped.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
