import { formatDate } from '@lakou/i18n';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** The day of a moment where the reader is; nothing for a moment that did not come. */
export function useDay(): (moment: string | null) => string | undefined {
  const lang = useLanguage();
  return (moment) =>
    moment ? formatDate(lang, { at: new Date(moment), timeZone: ownTimeZone() }, 'medium') : undefined;
}
