import { SYMPTOMS } from '@lakou/clinical';
import type { SymptomEntry } from '@lakou/contract/trackers';
import { ENTRY_LENGTHS } from '@lakou/contract/trackers.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SYMPTOM, type SymptomDetails } from './calls.ts';
import { fromField, toField } from './days.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { SeverityField } from './severity-field.tsx';
import type { Subject } from './subject.ts';
import { isCode, useSymptomName } from './symptom-name.ts';
import { useEntry } from './use-entry.ts';
import { WhenField } from './when-field.tsx';

const OWN = 'own';

interface Draft {
  /** A code, `own`, or empty. */
  choice: string;
  words: string;
  severity: number | undefined;
  place: string;
  triggers: string;
  note: string;
  at: string;
  shown: Date;
}

function draftOf(entry: SymptomEntry | undefined): Draft {
  const coded = entry && isCode(entry.symptom);
  const shown = entry ? new Date(entry.at) : new Date();
  return {
    choice: entry ? (coded ? entry.symptom : OWN) : '',
    words: entry && !coded ? entry.symptom : '',
    severity: entry?.severity,
    place: entry?.place ?? '',
    triggers: entry?.triggers ?? '',
    note: entry?.note ?? '',
    at: toField(shown),
    shown,
  };
}

/** The request body; undefined while a value is missing. */
function detailsOf({
  choice,
  words,
  severity,
  place,
  triggers,
  note,
  at,
  shown,
}: Draft): SymptomDetails | undefined {
  const moment = fromField(at, shown);
  const symptom = choice === OWN ? words.trim() : choice;
  if (!moment || !symptom || !severity) return undefined;
  return {
    at: moment,
    symptom,
    severity,
    place: place.trim() || null,
    triggers: triggers.trim() || null,
    note: note.trim() || null,
  };
}

interface SymptomDialogProps {
  subject: Subject;
  entry: SymptomEntry | undefined;
  /** It waits on this device, and is replaced there. */
  isWaiting?: boolean;
  onClose: () => void;
}

export function SymptomDialog({ subject, entry, isWaiting = false, onClose }: SymptomDialogProps) {
  const { t } = useTranslation('trackers');
  const { t: errors } = useTranslation('errors');
  const lang = useLanguage();
  const nameOf = useSymptomName();
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [tried, setTried] = useState(false);
  const writing = useEntry(SYMPTOM, {
    subject,
    ...(isWaiting ? { entryId: undefined, waitingId: entry?.id } : { entryId: entry?.id }),
    onDone: onClose,
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const named = SYMPTOMS.map((code) => ({ code, name: nameOf(code) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, lang),
  );
  const save = () => {
    setTried(true);
    const details = detailsOf(draft);
    if (details) writing.save.mutate(details);
  };
  return (
    <EntryDialog
      title={t(entry ? 'symptoms.editTitle' : 'symptoms.add')}
      entry={writing}
      known={Boolean(entry) && !isWaiting}
      onSave={save}
      onClose={onClose}
    >
      <Select
        label={t('symptoms.which')}
        value={draft.choice}
        empty={t('symptoms.choose')}
        onChange={(event) => set({ choice: event.target.value })}
        error={tried && !draft.choice ? t('symptoms.missing') : undefined}
      >
        <option value={OWN}>{t('symptoms.own')}</option>
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {draft.choice === OWN && (
        <TextField
          label={t('symptoms.ownWords')}
          value={draft.words}
          maxLength={ENTRY_LENGTHS.symptom}
          onChange={(event) => set({ words: event.target.value })}
          error={tried && !draft.words.trim() ? t('symptoms.missing') : undefined}
        />
      )}
      <SeverityField
        value={draft.severity}
        onChange={(severity) => set({ severity })}
        error={tried && !draft.severity ? errors('severity_invalid') : undefined}
      />
      <TextField
        label={t('symptoms.place')}
        optional
        value={draft.place}
        maxLength={ENTRY_LENGTHS.place}
        onChange={(event) => set({ place: event.target.value })}
      />
      <TextField
        label={t('symptoms.triggers')}
        optional
        hint={t('symptoms.triggersHint')}
        value={draft.triggers}
        maxLength={ENTRY_LENGTHS.triggers}
        onChange={(event) => set({ triggers: event.target.value })}
      />
      <TextArea
        label={t('symptoms.note')}
        optional
        value={draft.note}
        maxLength={ENTRY_LENGTHS.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <WhenField value={draft.at} tried={tried} onChange={(at) => set({ at })} />
    </EntryDialog>
  );
}
