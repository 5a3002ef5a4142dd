import type { Measurement } from '@lakou/contract/measurements';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { DangerAnswer } from '../measurements/danger-answer.tsx';
import { SignPictures } from '../measurements/sign-pictures.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { Subject } from './subject.ts';
import { useVitalEntry } from './use-vital-entry.ts';
import { type Draft, detailsOf, draftOf, faultsOf } from './vital-draft.ts';
import { VitalFields } from './vital-fields.tsx';
import type { Sign } from './vital-signs.ts';
import { useVitalText } from './vital-text.ts';
import { WhenField } from './when-field.tsx';

interface VitalDialogProps {
  subject: Subject;
  entry: Measurement | undefined;
  /** What was measured before, newest first. */
  known: readonly Measurement[];
  /** The sign whose field gets the focus. */
  first: Sign;
  /** It waits on this device, and is replaced there. */
  isWaiting?: boolean;
  /** Written into the pregnancy's record. */
  inPregnancy?: boolean;
  onClose: () => void;
}

/** All readings in one form; fields may stay empty. */
export function VitalDialog({
  subject,
  entry,
  known,
  first,
  isWaiting = false,
  inPregnancy = false,
  onClose,
}: VitalDialogProps) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const { units } = useVitalText();
  const [draft, setDraft] = useState(() => draftOf(lang, entry, units));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const writing = useVitalEntry({
    subject,
    ...(isWaiting ? { entryId: undefined, waitingId: entry?.id } : { entryId: entry?.id }),
    known,
    inPregnancy,
    onDone: onClose,
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const faults = faultsOf(lang, draft);
  useEffect(() => {
    const field = first === 'pressure' ? 'systolic' : first;
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }, [first]);
  const save = () => {
    setTried(true);
    const details = detailsOf(lang, draft);
    if (details) writing.submit(details);
  };
  return (
    <EntryDialog
      title={t(entry ? 'vitals.editTitle' : 'vitals.add')}
      entry={writing}
      known={Boolean(entry) && !isWaiting}
      onSave={save}
      onClose={onClose}
    >
      <div ref={form} className="grid gap-5">
        {!entry && (
          <SignPictures
            pregnant={subject.pregnant}
            value={draft.signs}
            onChange={(signs) => set({ signs })}
          />
        )}
        <VitalFields draft={draft} faults={tried ? faults : {}} onChange={set} />
        <WhenField value={draft.at} tried={tried} onChange={(at) => set({ at })} />
      </div>
      {writing.answer && (
        <DangerAnswer
          answer={writing.answer}
          whose={subject}
          name={subject.dependentId && subject.name}
          onClose={writing.close}
        />
      )}
    </EntryDialog>
  );
}
