import type { DangerSign } from '@lakou/contract/maternity';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DangerChips } from './danger-chips.tsx';
import { useSaveVitals } from './use-save-vitals.ts';
import { NO_VITALS, numbersOf, spokenPressure, type VitalsDraft } from './vitals-draft.ts';

/** Weight and blood pressure; all three values are required. */
export function VitalsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const [draft, setDraft] = useState(NO_VITALS);
  const [signs, setSigns] = useState<DangerSign[]>([]);
  const [isTried, setTried] = useState(false);
  const { save, problem } = useSaveVitals(onClose);
  const numbers = numbersOf(draft, lang);
  const meant = numbers && spokenPressure(numbers);
  const reading = meant && `${meant.systolic}/${meant.diastolic}`;

  function submit() {
    setTried(true);
    if (numbers && !meant) save.mutate({ ...numbers, signs, date: new Date().toISOString() });
  }
  const box = (name: keyof VitalsDraft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <FormDialog
      title={t('vitals.record')}
      save={t('vitals.save')}
      busy={save.isPending}
      problem={isTried && !numbers ? t('vitals.required') : problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField label={t('vitals.weightKg')} inputMode="decimal" {...box('weight')} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-15 font-semibold">{t('vitals.title')} (mmHg)</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t('vitals.systolic')} inputMode="numeric" {...box('systolic')} />
          <TextField label={t('vitals.diastolic')} inputMode="numeric" {...box('diastolic')} />
        </div>
        <p className="mt-1.5 text-14 text-ink-soft">{t('vitals.pressureHint')}</p>
      </fieldset>
      {meant && reading && (
        <div role="status" className="grid gap-2 rounded-control bg-mango-tint p-3">
          <p className="font-semibold">{t('vitals.didYouMean', { reading })}</p>
          <Button
            variant="secondary"
            onClick={() =>
              setDraft((before) => ({
                ...before,
                systolic: String(meant.systolic),
                diastolic: String(meant.diastolic),
              }))
            }
          >
            {t('vitals.useIt', { reading })}
          </Button>
        </div>
      )}
      <DangerChips value={signs} onChange={setSigns} />
    </FormDialog>
  );
}
