import type { JournalEntry } from '@lakou/contract/maternity';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { WaitingNote } from '../../ui/waiting-note.tsx';
import { faceOf } from './moods.ts';
import { RemoveButton } from './remove-button.tsx';

interface JournalRowProps {
  entry: JournalEntry;
  /** It can be deleted. */
  own?: boolean;
  /** This device has still to send it. */
  isWaiting?: boolean;
}

export function JournalRow({ entry, own = false, isWaiting = false }: JournalRowProps) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const Face = faceOf[entry.mood];
  const when = formatDateTime(lang, { at: new Date(entry.date), timeZone: ownTimeZone() }, 'short');
  const felt = [
    ...entry.symptoms.map((symptom) => t(`symptom.${symptom}`)),
    ...entry.signs.map((sign) => t(`sign.${sign}`)),
  ];
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <Face size={28} className="mt-0.5 shrink-0 text-sea" />
        <div className="min-w-0 grow">
          <p className="font-bold">{t(`mood.${entry.mood}`)}</p>
          <p className="text-14 text-ink-soft">
            <time dateTime={entry.date}>{when}</time>
          </p>
          {felt.length > 0 && <p className="mt-1 text-15">{felt.join(' · ')}</p>}
          {isWaiting && <WaitingNote />}
          {entry.notes && <p className="mt-1 wrap-anywhere whitespace-pre-line">{entry.notes}</p>}
        </div>
        {own && <RemoveButton kind="journal" entryId={entry.id} when={when} />}
      </div>
    </Card>
  );
}
