import type { Measurement } from '@lakou/contract/measurements';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayFault } from '#platform/time/day-fault.ts';
import { dayHere } from '#platform/time/days.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { DangerAnswer } from '../measurements/danger-answer.tsx';
import { reloadMeasurements } from '../measurements/measurements.queries.ts';
import { useSaveMeasurement } from '../measurements/use-save-measurement.ts';
import type { Child } from './children.ts';
import { type GrowthField, growthValues, isConverted, readGrowth } from './growth-draft.ts';

interface GrowthDialogProps {
  child: Child;
  known: readonly Measurement[];
  onClose: () => void;
}

/** What was measured of a child; a thin arm or swollen feet are answered at once, without a network too. */
export function GrowthDialog({ child, known, onClose }: GrowthDialogProps) {
  const { t } = useTranslation('growth');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [units] = useUnits();
  const today = dayHere(new Date());
  const birth = child.birthDate;
  const [draft, setDraft] = useState({ day: today, weight: '', height: '', arm: '', swollenFeet: false });
  const [tried, setTried] = useState(false);
  const { save, submit, answer, close } = useSaveMeasurement({
    whose: child,
    person: { ageMonths: Math.floor(child.ageMonths), pregnant: false },
    known,
    name: child.name,
    onDone: (isRead, isKept) => {
      void reloadMeasurements(queries);
      if (!isRead) toast.success(isKept ? common('keptHere') : t('saved'));
      onClose();
    },
  });
  const values = growthValues(lang, draft, units.weight, new Date(), { birth, today });
  const read = (field: GrowthField) => readGrowth(lang, draft, field, units.weight);
  const problem = (field: GrowthField) =>
    tried && read(field) === undefined ? t(`wrong.${field}`) : undefined;
  const note = (field: 'height' | 'arm') =>
    isConverted(lang, draft, field)
      ? t(`readAs.${field}`, { value: formatNumber(lang, read(field) ?? 0) })
      : t(`hint.${field}`);
  const text = (field: GrowthField, hint?: string) => (
    <TextField
      label={field === 'weight' ? t(`fields.weight.${units.weight}`) : t(`fields.${field}`)}
      optional
      inputMode="decimal"
      hint={hint}
      value={draft[field]}
      error={problem(field)}
      onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
    />
  );
  const fault = dayFault(draft.day, { birth, today });
  const dayProblem =
    fault === 'beforeBirth'
      ? t('wrong.beforeBirth', { date: formatDate(lang, birth, 'long') })
      : fault && t('wrong.day');
  const isEmpty =
    tried && !values && (['weight', 'height', 'arm'] as const).every((field) => read(field) === null);
  return (
    <>
      <FormDialog
        title={t('measure', { name: child.name })}
        save={t('save')}
        busy={save.isPending}
        problem={save.error ? errorText(save.error) : isEmpty ? t('empty') : undefined}
        onSave={() => {
          setTried(true);
          if (values) submit(values);
        }}
        onClose={onClose}
      >
        <DateField
          label={t('fields.day')}
          required
          min={birth}
          max={today}
          value={draft.day}
          error={tried ? dayProblem : undefined}
          onChange={({ target }) => setDraft({ ...draft, day: target.value })}
        />
        {text('weight')}
        {text('height', note('height'))}
        {child.ageMonths >= 6 && text('arm', note('arm'))}
        <Checkbox
          label={t('fields.swollenFeet')}
          description={t('hint.swollenFeet')}
          checked={draft.swollenFeet}
          onChange={({ target }) => setDraft({ ...draft, swollenFeet: target.checked })}
        />
      </FormDialog>
      {answer && <DangerAnswer answer={answer} whose={child} name={child.name} onClose={close} />}
    </>
  );
}
