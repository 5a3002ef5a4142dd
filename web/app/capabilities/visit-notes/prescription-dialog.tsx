import type { PrescribedMedicine } from '@lakou/contract/prescriptions';
import {
  DOSE_BOUNDS,
  DURATION_BOUNDS,
  FREQUENCIES,
  LONGEST_DRUG,
  LONGEST_INSTRUCTIONS,
  MEDICINE_FORMS,
  MOST_REFILLS,
  QUANTITY_BOUNDS,
} from '@lakou/contract/prescriptions.rules';
import { parseDecimal } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { InCare } from '../toolbox/toolbox.queries.ts';
import { PrescriptionWarnings } from './prescription-warnings.tsx';
import type { Known } from './warnings.ts';

interface PrescriptionDialogProps {
  medicine: PrescribedMedicine | undefined;
  person: InCare;
  known: Known;
  onSave: (medicine: PrescribedMedicine) => void;
  onClose: () => void;
}

const within = (value: number | undefined, [least, most]: readonly [number, number]) =>
  value !== undefined && value >= least && value <= most;

/** One medicine of the note: what, how much, how often, how long. */
export function PrescriptionDialog({ medicine, person, known, onSave, onClose }: PrescriptionDialogProps) {
  const { t } = useTranslation('visit-notes');
  const { t: words } = useTranslation('prescriptions');
  const lang = useLanguage();
  const [drug, setDrug] = useState(medicine?.drug ?? '');
  const [form, setForm] = useState(medicine?.form ?? 'tablet');
  const [frequency, setFrequency] = useState(medicine?.frequency ?? 'once_daily');
  const [typed, setTyped] = useState({
    dose: `${medicine?.dose ?? 1}`,
    days: `${medicine?.durationDays ?? ''}`,
    quantity: `${medicine?.quantity ?? ''}`,
    refills: `${medicine?.refills ?? 0}`,
  });
  const [instructions, setInstructions] = useState(medicine?.instructions ?? '');
  const [isTried, setTried] = useState(false);
  const number = (text: string) => (text.trim() === '' ? undefined : parseDecimal(lang, text));
  const [dose, days, quantity, refills] = [
    number(typed.dose),
    number(typed.days),
    number(typed.quantity),
    number(typed.refills) ?? 0,
  ];
  const whole = (value: number | undefined, text: string, bounds: readonly [number, number]) =>
    text.trim() === '' || (Number.isInteger(value) && within(value, bounds));
  const faults = {
    drug: drug.trim() === '',
    dose: !within(dose, DOSE_BOUNDS),
    days: !whole(days, typed.days, DURATION_BOUNDS),
    quantity: !whole(quantity, typed.quantity, QUANTITY_BOUNDS),
    refills: !whole(refills, typed.refills, [0, MOST_REFILLS]),
  };
  const fault = (name: keyof typeof faults) => (isTried && faults[name] ? t(`fault.${name}`) : undefined);
  const numeric = (name: keyof typeof typed) => ({
    value: typed[name],
    inputMode: 'decimal' as const,
    error: fault(name),
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  function save() {
    setTried(true);
    if (dose === undefined || Object.values(faults).some(Boolean)) return;
    onSave({
      drug: drug.trim(),
      form,
      dose,
      frequency,
      durationDays: days ?? null,
      quantity: quantity ?? null,
      instructions: instructions.trim() || null,
      refills,
    });
  }
  return (
    <FormDialog
      title={medicine ? t('changeMedicine') : t('addMedicine')}
      save={t('keepMedicine')}
      busy={false}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('drug')}
        hint={t('drugHint')}
        value={drug}
        maxLength={LONGEST_DRUG}
        error={fault('drug')}
        onChange={({ target }) => setDrug(target.value)}
      />
      <PrescriptionWarnings drug={drug} person={person} known={known} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('dose')} {...numeric('dose')} />
        <Select
          label={t('form')}
          value={form}
          onChange={({ target }) => setForm(target.value as PrescribedMedicine['form'])}
        >
          {MEDICINE_FORMS.map((one) => (
            <option key={one} value={one}>
              {t(`forms.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <Select
        label={t('frequency')}
        value={frequency}
        onChange={({ target }) => setFrequency(target.value as PrescribedMedicine['frequency'])}
      >
        {FREQUENCIES.map((one) => (
          <option key={one} value={one}>
            {words(`frequency.${one}`)}
          </option>
        ))}
      </Select>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('days')} optional hint={t('daysHint')} {...numeric('days')} />
        <TextField label={t('quantity')} optional {...numeric('quantity')} />
      </div>
      <TextField label={t('refills')} {...numeric('refills')} />
      <TextArea
        label={t('instructions')}
        optional
        hint={t('instructionsHint')}
        value={instructions}
        maxLength={LONGEST_INSTRUCTIONS}
        onChange={({ target }) => setInstructions(target.value)}
      />
    </FormDialog>
  );
}
