import { formatDate, type Language } from '@lakou/i18n';

/** A year, and a month and a day as far as they are known. */
export interface VagueDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export function readVagueDate(text: string | null | undefined): VagueDate {
  const [year = '', month = '', day = ''] = text?.split('-') ?? [];
  return { year, month, day };
}

/** As the API takes it; null for none, undefined when it is no date. */
export function writeVagueDate({ year, month, day }: VagueDate): string | null | undefined {
  if (!year.trim()) return month || day ? undefined : null;
  if (!/^(19|20)\d\d$/.test(year.trim()) || (day && !month)) return undefined;
  const text = [year.trim(), month, month && day].filter(Boolean).join('-');
  return new Date(text).toISOString().startsWith(text) ? text : undefined;
}

export function formatVagueDate(lang: Language, text: string): string {
  if (text.length === 4) return text;
  return text.length === 7 ? formatDate(lang, `${text}-01`, 'month') : formatDate(lang, text, 'medium');
}

/** The months by their names, from `01` to `12`. */
export const monthNames = (lang: Language): { value: string; name: string }[] =>
  Array.from({ length: 12 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0');
    return { value, name: formatDate(lang, `2000-${value}-01`, 'month').replace(' 2000', '') };
  });
