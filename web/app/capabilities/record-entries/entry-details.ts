import type { RecordEntry } from '@lakou/contract/record-entries';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { formatVagueDate } from './vague-date.ts';

type Details = Pick<
  RecordEntry,
  'kind' | 'since' | 'endedOn' | 'relation' | 'reaction' | 'severity' | 'dose' | 'frequency' | 'lot' | 'place'
> & { readonly status: RecordEntry['status'] };

/** What is known of an entry besides its name, and who wrote it or where it is from, in words. */
export function useEntryText() {
  const { t } = useTranslation('record-entries');
  const lang = useLanguage();
  function details(entry: Details): string {
    const { since, endedOn, status, kind } = entry;
    const day = since && formatVagueDate(lang, since);
    const once = kind === 'immunization' || kind === 'procedure';
    return [
      entry.relation && t(`relations.${entry.relation}`),
      entry.reaction,
      entry.severity && t(`severities.${entry.severity}`),
      entry.dose,
      entry.frequency,
      day && (once ? day : t('sinceDate', { date: day })),
      status === 'ended' && (endedOn ? t('endedDate', { date: formatVagueDate(lang, endedOn) }) : t('ended')),
      entry.lot && t('lotOf', { lot: entry.lot }),
      entry.place,
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const author = ({ by, importedFrom }: RecordEntry): string => {
    if (importedFrom) {
      const { name, date } = importedFrom;
      if (!name) return t('imported');
      return date
        ? t('importedOn', { name, date: formatVagueDate(lang, date) })
        : t('importedFrom', { name });
    }
    if (!by.provider) return t('byPatient');
    return by.name ? t('byProvider', { name: by.name }) : t('byGone');
  };
  return { details, author };
}
