import { formatTime, type Language } from '@lakou/i18n';

/** A time of the day such as `08:00`, in the reader's language. */
export const clockText = (lang: Language, time: string): string =>
  formatTime(lang, { at: new Date(`2026-01-01T${time}:00Z`), timeZone: 'UTC' });
