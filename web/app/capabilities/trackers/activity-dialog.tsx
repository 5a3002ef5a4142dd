import type { Activity } from '@lakou/contract/trackers';
import { ACTIVITY_BOUNDS, ENTRY_LENGTHS } from '@lakou/contract/trackers.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ACTIVITY, type ActivityDetails } from './calls.ts';
import { fromField, toField } from './days.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { countFrom } from './numbers.ts';
import type { Subject } from './subject.ts';
import { useEntry } from './use-entry.ts';
import { WhenField } from './when-field.tsx';
import { CHOICES, type Choice, choiceOf } from './workouts.ts';

interface Draft {
  choice: Choice;
  name: string;
  minutes: string;
  kcal: string;
  standHours: string;
  at: string;
  shown: Date;
}

const draftOf = (entry: Activity | undefined, shown: Date): Draft => ({
  choice: entry ? choiceOf(entry) : 'walking',
  name: entry?.name ?? '',
  minutes: entry?.minutes ? String(entry.minutes) : '',
  kcal: entry?.kcal ? String(entry.kcal) : '',
  standHours: entry?.standHours ? String(entry.standHours) : '',
  at: toField(shown),
  shown,
});

/** The request body; undefined while a value is missing or invalid. */
function detailsOf({
  choice,
  name,
  minutes,
  kcal,
  standHours,
  at,
  shown,
}: Draft): ActivityDetails | undefined {
  const moment = fromField(at, shown);
  const movement = choice === 'movement';
  const energy = countFrom(kcal || '0', ACTIVITY_BOUNDS.kcal);
  const stood = countFrom(standHours || '0', ACTIVITY_BOUNDS.standHours);
  const lasted = movement ? 0 : countFrom(minutes, ACTIVITY_BOUNDS.minutes);
  if (!moment || energy === undefined || stood === undefined || lasted === undefined) return undefined;
  if (choice === 'other' && !name.trim()) return undefined;
  if (movement && energy + stood === 0) return undefined;
  return {
    at: moment,
    workout: movement ? null : choice,
    name: choice === 'other' ? name.trim() : null,
    minutes: lasted,
    kcal: energy,
    standHours: movement ? stood : 0,
  };
}

interface ActivityDialogProps {
  subject: Subject;
  entry: Activity | undefined;
  /** It waits on this device, and is replaced there. */
  isWaiting?: boolean;
  onClose: () => void;
}

export function ActivityDialog({ subject, entry, isWaiting = false, onClose }: ActivityDialogProps) {
  const { t } = useTranslation('trackers');
  const [draft, setDraft] = useState(() => draftOf(entry, entry ? new Date(entry.at) : new Date()));
  const [tried, setTried] = useState(false);
  const writing = useEntry(ACTIVITY, {
    subject,
    ...(isWaiting ? { entryId: undefined, waitingId: entry?.id } : { entryId: entry?.id }),
    onDone: onClose,
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const movement = draft.choice === 'movement';
  const save = () => {
    setTried(true);
    const details = detailsOf(draft);
    if (details) writing.save.mutate(details);
  };
  const number = (field: keyof typeof ACTIVITY_BOUNDS, label: string, hint?: string) => {
    const [low, high] = ACTIVITY_BOUNDS[field];
    const needed = field === 'minutes';
    const wrong = countFrom(draft[field] || (needed ? '' : '0'), ACTIVITY_BOUNDS[field]) === undefined;
    return (
      <TextField
        label={label}
        inputMode="numeric"
        value={draft[field]}
        hint={hint}
        optional={!needed}
        onChange={(event) => set({ [field]: event.target.value })}
        error={tried && wrong ? t('between', { low, high }) : undefined}
      />
    );
  };
  const empty = movement && !Number(draft.kcal) && !Number(draft.standHours);
  return (
    <EntryDialog
      title={t(entry ? 'activity.editTitle' : 'activity.add')}
      entry={writing}
      known={Boolean(entry) && !isWaiting}
      onSave={save}
      onClose={onClose}
    >
      <Select
        label={t('activity.workout')}
        value={draft.choice}
        onChange={(event) => set({ choice: event.target.value as Choice })}
        error={tried && empty ? t('activity.movementEmpty') : undefined}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`workout.${choice}`)}
          </option>
        ))}
      </Select>
      {draft.choice === 'other' && (
        <TextField
          label={t('activity.name')}
          value={draft.name}
          maxLength={ENTRY_LENGTHS.workoutName}
          onChange={(event) => set({ name: event.target.value })}
          error={tried && !draft.name.trim() ? t('activity.nameMissing') : undefined}
        />
      )}
      {!movement && number('minutes', t('activity.minutes'))}
      {number('kcal', t('activity.kcal'), movement ? undefined : t('activity.kcalHint'))}
      {movement && number('standHours', t('activity.standHours'))}
      <WhenField value={draft.at} tried={tried} onChange={(at) => set({ at })} />
    </EntryDialog>
  );
}
