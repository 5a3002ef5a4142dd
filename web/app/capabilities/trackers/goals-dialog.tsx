import type { TrackerSettings } from '@lakou/contract/trackers';
import { GOAL_BOUNDS } from '@lakou/contract/trackers.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countFrom } from './numbers.ts';
import type { Subject } from './subject.ts';
import { useSettings } from './use-settings.ts';

const FIELDS = [
  ['moveKcal', 'chartMove'],
  ['exerciseMinutes', 'chartExercise'],
  ['standHours', 'chartStand'],
] as const;
type Field = keyof typeof GOAL_BOUNDS;

interface GoalsDialogProps {
  subject: Subject;
  settings: TrackerSettings;
  onClose: () => void;
}

export function GoalsDialog({ subject, settings, onClose }: GoalsDialogProps) {
  const { t } = useTranslation('trackers');
  const [draft, setDraft] = useState<Record<Field, string>>({
    moveKcal: String(settings.moveKcal),
    exerciseMinutes: String(settings.exerciseMinutes),
    standHours: String(settings.standHours),
  });
  const [tried, setTried] = useState(false);
  const errorText = useErrorText();
  const saving = useSettings(subject);
  function save() {
    setTried(true);
    const moveKcal = countFrom(draft.moveKcal, GOAL_BOUNDS.moveKcal);
    const exerciseMinutes = countFrom(draft.exerciseMinutes, GOAL_BOUNDS.exerciseMinutes);
    const standHours = countFrom(draft.standHours, GOAL_BOUNDS.standHours);
    if (moveKcal && exerciseMinutes && standHours)
      saving.mutate(
        { change: { moveKcal, exerciseMinutes, standHours }, done: t('activity.goalsSaved') },
        { onSuccess: onClose },
      );
  }
  return (
    <FormDialog
      title={t('activity.goals')}
      save={t('save')}
      busy={saving.isPending}
      problem={saving.error ? errorText(saving.error) : undefined}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t('activity.goalsNote')}</p>
      {FIELDS.map(([field, label]) => {
        const [low, high] = GOAL_BOUNDS[field];
        return (
          <TextField
            key={field}
            label={t(`activity.${label}`)}
            inputMode="numeric"
            value={draft[field]}
            onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
            error={
              tried && countFrom(draft[field], GOAL_BOUNDS[field]) === undefined
                ? t('between', { low, high })
                : undefined
            }
          />
        );
      })}
    </FormDialog>
  );
}
