import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CLINIC_PATIENTS_KEY } from './clinic-patients.queries.ts';

const EMPTY = { name: '', email: '', phone: '', dateOfBirth: '' };
type Draft = typeof EMPTY;
type Gender = 'Female' | 'Male';

export function AddPatientDialog({ clinicId, onClose }: { clinicId: string; onClose: () => void }) {
  const { t } = useTranslation('clinic-patients');
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [gender, setGender] = useState<Gender>();
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: Draft & { gender?: Gender }) =>
      api('POST /api/clinics/:id/patients', { params: { id: clinicId }, body }),
    { queryKey: CLINIC_PATIENTS_KEY, done: t('added'), failed: t('addFailed'), onDone: onClose },
  );
  const control = (name: keyof Draft) => ({
    value: draft[name],
    error: tried && !draft[name].trim() ? t('required') : undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  function submit() {
    setTried(true);
    if (Object.values(draft).every((text) => text.trim())) save({ ...draft, ...(gender && { gender }) });
  }
  return (
    <FormDialog
      title={t('addTitle')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft">{t('addHint')}</p>
      <TextField label={t('name')} maxLength={200} autoComplete="off" {...control('name')} />
      <EmailField label={t('email')} maxLength={254} autoComplete="off" {...control('email')} />
      <TextField label={t('phone')} type="tel" maxLength={40} autoComplete="off" {...control('phone')} />
      <DateField label={t('birth')} max={dayHere(new Date())} {...control('dateOfBirth')} />
      <ChoiceChips
        legend={t('gender')}
        name="gender"
        options={[
          { value: 'Female', title: t('female') },
          { value: 'Male', title: t('male') },
        ]}
        value={gender}
        onChange={setGender}
      />
    </FormDialog>
  );
}
