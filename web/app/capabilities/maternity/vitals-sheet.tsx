import { ageInMonths } from '@lakou/clinical';
import type { DangerSign } from '@lakou/contract/maternity';
import type { Measurement } from '@lakou/contract/measurements';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { DangerAnswer } from '../measurements/danger-answer.tsx';
import { NO_VALUES } from '../measurements/entry.ts';
import { SignPictures } from '../measurements/sign-pictures.tsx';
import { useSaveMeasurement } from '../measurements/use-save-measurement.ts';
import { MeantPressure } from './meant-pressure.tsx';
import { faultOf, NO_VITALS, numbersOf, spokenPressure, type VitalsDraft } from './vitals-draft.ts';

interface VitalsSheetProps {
  /** What was measured before, newest first. */
  known: readonly Measurement[];
  onClose: () => void;
}

/** Danger signs, weight and blood pressure; any of them alone can be saved. */
export function VitalsSheet({ known, onClose }: VitalsSheetProps) {
  const { t } = useTranslation('maternity');
  const { t: m } = useTranslation('measurements');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const { id: patientId, dateOfBirth } = useUser();
  const [draft, setDraft] = useState(NO_VITALS);
  const [signs, setSigns] = useState<DangerSign[]>([]);
  const [isTried, setTried] = useState(false);
  const today = dayHere(new Date());
  const { save, submit, answer, close } = useSaveMeasurement({
    whose: { patientId },
    person: {
      ageMonths: dateOfBirth ? ageInMonths({ birthDate: dateOfBirth, today }) : undefined,
      pregnant: true,
    },
    known,
    inPregnancy: true,
    onDone: (isRead, isKept) => {
      if (!isRead) toast.success(isKept ? common('keptHere') : t('vitals.saved'));
      onClose();
    },
  });
  const [{ weight: unit }] = useUnits();
  const { measureInBoth } = useMeasure();
  const numbers = numbersOf(draft, lang, unit);
  const meant = spokenPressure(numbers);
  const fault = faultOf(numbers);
  const isEmpty = signs.length === 0 && Object.values(numbers).every((value) => value === null);
  function trySave() {
    setTried(true);
    if (isEmpty || fault || meant) return;
    submit({ ...NO_VALUES, ...numbers, signs, at: new Date().toISOString() });
  }
  const box = (name: keyof VitalsDraft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });
  const wrong = isEmpty ? m('sheet.empty') : fault && m(`sheet.${fault}`);
  return (
    <FormDialog
      title={t('vitals.record')}
      save={t('vitals.save')}
      busy={save.isPending}
      problem={(isTried ? wrong : undefined) ?? (save.error ? t('vitals.saveFailed') : undefined)}
      onSave={trySave}
      onClose={onClose}
    >
      <SignPictures pregnant value={signs} onChange={setSigns} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-15 font-semibold">{t('vitals.title')} (mmHg)</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t('vitals.systolic')} inputMode="numeric" {...box('systolic')} />
          <TextField label={t('vitals.diastolic')} inputMode="numeric" {...box('diastolic')} />
        </div>
        <p className="mt-1.5 text-14 text-ink-soft">{t('vitals.pressureHint')}</p>
      </fieldset>
      {meant && (
        <MeantPressure
          reading={`${meant.systolic}/${meant.diastolic}`}
          onUse={() =>
            setDraft((before) => ({
              ...before,
              systolic: String(meant.systolic),
              diastolic: String(meant.diastolic),
            }))
          }
        />
      )}
      <TextField
        label={`${t('vitals.weight')} (${unit})`}
        inputMode="decimal"
        hint={numbers.weight ? measureInBoth('weight', numbers.weight) : undefined}
        {...box('weight')}
      />
      {answer && <DangerAnswer answer={answer} whose={{ patientId }} onClose={close} />}
    </FormDialog>
  );
}
