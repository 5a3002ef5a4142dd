import type { MyMedicine } from '@lakou/contract/my-medicines';
import { ENTRY_LENGTHS } from '@lakou/contract/record-entries.rules';
import CircleStop from 'lucide-react/icons/circle-stop';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '../../platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Draft, draftOf, WEEKDAYS, type WrongField, wrongFields } from './medicine-draft.ts';
import { CountFields, RemindFields } from './medicine-settings.tsx';
import type { Whose } from './my-medicines.queries.ts';
import { NameField } from './name-field.tsx';
import { TimesField } from './times-field.tsx';
import { useMedicine } from './use-medicine.ts';

interface MedicineDialogProps {
  of: Whose;
  /** Undefined for a new one. */
  medicine: MyMedicine | undefined;
  onClose: () => void;
}

/** Adds a medicine, or says when one is taken; what is likely in the record already is asked about. */
export function MedicineDialog({ of, medicine, onClose }: MedicineDialogProps) {
  const { t } = useTranslation('my-medicines');
  const [draft, setDraft] = useState(() => draftOf(medicine, dayHere(new Date())));
  const [tried, setTried] = useState(false);
  const { save, stop, isOwn, existing, problem } = useMedicine(of, medicine, onClose);
  const wrong = tried ? wrongFields(draft) : [];
  function set(change: Partial<Draft>): void {
    setDraft({ ...draft, ...change });
    // Another name is another question.
    if (change.text !== undefined) save.reset();
  }
  function submit(): void {
    setTried(true);
    if (wrongFields(draft).length === 0) save.mutate({ draft, confirmDuplicate: existing !== undefined });
  }
  const error = (field: WrongField, text: string) => (wrong.includes(field) ? text : undefined);
  return (
    <FormDialog
      title={medicine ? t('form.change', { medicine: medicine.text }) : t('form.title')}
      save={t(existing ? 'form.addAnyway' : 'form.save')}
      busy={save.isPending}
      problem={existing ? t('form.duplicate', { text: existing.text }) : problem}
      onSave={submit}
      onClose={onClose}
      after={medicine && <Stop medicine={medicine} stop={stop} />}
    >
      {isOwn && (
        <>
          <NameField
            value={draft.text}
            error={error('text', t('form.nameMissing'))}
            onChange={(text) => set({ text })}
          />
          <TextField
            label={t('form.dose')}
            optional
            placeholder={t('form.doseExample')}
            value={draft.dose}
            maxLength={ENTRY_LENGTHS.dose}
            onChange={({ target }) => set({ dose: target.value })}
          />
        </>
      )}
      <TimesField
        times={draft.times}
        error={error('times', t('form.timesWrong'))}
        onChange={(times) => set({ times })}
      />
      {draft.times.length > 0 && (
        <Chips
          legend={t('form.days')}
          options={WEEKDAYS.map((day, n) => ({ value: String(n), title: t(`form.day.${day}`) }))}
          value={draft.weekdays}
          error={error('weekdays', t('form.daysMissing'))}
          onChange={(weekdays) => set({ weekdays })}
        />
      )}
      <DateField
        label={t('form.from')}
        value={draft.startsOn}
        onChange={({ target }) => set({ startsOn: target.value || draft.startsOn })}
      />
      <DateField
        label={t('form.to')}
        optional
        hint={t('form.toHint')}
        value={draft.endsOn}
        error={error('endsOn', t('form.toWrong'))}
        onChange={({ target }) => set({ endsOn: target.value })}
      />
      {draft.times.length > 0 && <RemindFields draft={draft} onChange={set} />}
      <CountFields draft={draft} wrong={wrong} onChange={set} />
    </FormDialog>
  );
}

interface StopProps {
  medicine: MyMedicine;
  stop: ReturnType<typeof useMedicine>['stop'];
}

function Stop({ medicine, stop }: StopProps) {
  const { t } = useTranslation('my-medicines');
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-6 border-line border-t pt-3">
      <Button variant="ghost" icon={CircleStop} onClick={() => setAsking(true)}>
        {t('form.stop')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('form.stop')}
          text={t('form.stopText', { medicine: medicine.text })}
          keep={t('form.keep')}
          busy={stop.isPending}
          onConfirm={() => stop.mutate(undefined, { onError: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
