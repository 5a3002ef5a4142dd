import { ENTRY_LENGTHS } from '@lakou/contract/record-entries.rules';
import { VACCINE_CHOICES, type VaccineChoice } from '@lakou/contract/vaccines.rules';
import { formatDate } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayFault } from '#platform/time/day-fault.ts';
import { dayHere } from '#platform/time/days.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { useRecordDose } from './vaccines.queries.ts';

interface DoseDialogProps {
  subject: RecordSubject;
  /** Chosen beforehand where the dose of a row is noted. */
  vaccine: VaccineChoice | undefined;
  /** Nothing was given before it. */
  birth: string | null | undefined;
  onClose: () => void;
}

/** A dose as the paper card says it: which, when, lot and place. */
export function DoseDialog({ subject, vaccine: known, birth, onClose }: DoseDialogProps) {
  const { t } = useTranslation('vaccines');
  const errorText = useErrorText();
  const lang = useLanguage();
  const record = useRecordDose(subject);
  const today = dayHere(new Date());
  const [dose, setDose] = useState({ vaccine: known ?? '', on: '', lot: '', place: '' });
  const [tried, setTried] = useState(false);
  const vaccine = VACCINE_CHOICES.find((one) => one === dose.vaccine);
  const fault = dayFault(dose.on, { birth, today });
  const problem = {
    missing: () => t('whenMissing'),
    future: () => t('whenFuture'),
    beforeBirth: () => t('whenBeforeBirth', { date: formatDate(lang, birth ?? '', 'long') }),
  };
  const change = (field: keyof typeof dose) => (event: { target: { value: string } }) =>
    setDose({ ...dose, [field]: event.target.value });
  function saved() {
    toast.success(t('saved'));
    onClose();
  }
  return (
    <FormDialog
      title={t('add')}
      save={t('save')}
      busy={record.isPending}
      problem={record.error ? errorText(record.error) : undefined}
      onSave={() => {
        setTried(true);
        if (vaccine && !fault) record.mutate({ ...dose, vaccine }, { onSuccess: saved });
      }}
      onClose={onClose}
    >
      <Select
        label={t('which')}
        empty={t('choose')}
        value={dose.vaccine}
        error={tried && !vaccine ? t('whichMissing') : undefined}
        onChange={change('vaccine')}
      >
        {VACCINE_CHOICES.map((one) => (
          <option key={one} value={one}>
            {t(`names.${one}`)}
          </option>
        ))}
      </Select>
      <DateField
        label={t('when')}
        required
        min={birth ?? undefined}
        max={today}
        value={dose.on}
        error={tried && fault ? problem[fault]() : undefined}
        onChange={change('on')}
      />
      <TextField
        label={t('lot')}
        optional
        maxLength={ENTRY_LENGTHS.lot}
        value={dose.lot}
        onChange={change('lot')}
      />
      <TextField
        label={t('place')}
        optional
        maxLength={ENTRY_LENGTHS.place}
        value={dose.place}
        onChange={change('place')}
      />
    </FormDialog>
  );
}
