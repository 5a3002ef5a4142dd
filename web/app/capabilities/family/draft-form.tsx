import { BLOOD_GROUPS, RELATIONSHIPS } from '@lakou/contract/family.rules';
import { LONGEST_NAME } from '@lakou/contract/primitives.rules';
import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { ENTRY_LENGTHS } from '@lakou/contract/record-entries.rules';
import { GENDERS } from '@lakou/contract/user.rules';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useControls } from '../../ui/form/use-controls.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Select } from '../../ui/select.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bloodGroupText } from './blood-group.ts';
import { BornToday } from './born-today.tsx';
import { type Draft, faultsOf, isBornToday } from './drafts.ts';

interface DraftFormProps {
  draft: Draft;
  onSave: (draft: Draft) => void;
  onCancel: () => void;
}

/** The form of one person; a person is added to the list only when complete. */
export function DraftForm({ draft, onSave, onCancel }: DraftFormProps) {
  const { t } = useTranslation('family');
  const [sending, setSending] = useState(false);
  const [asksBirth, setAsksBirth] = useState(false);
  const today = dayHere(new Date());
  const form = useForm({ known: draft, check: (values) => faultsOf(values, today) });
  const { text, control } = useControls(form, (problem, name) =>
    name === 'name' ? t('nameMissing') : t(problem === 'future' ? 'date.future' : 'date.missing'),
  );

  const save = () => onSave({ ...form.values, name: form.values.name.trim() });
  const isAsked = asksBirth && isBornToday(form.values, today);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (form.firstProblem(['name', 'dateOfBirth'])) return;
    if (isBornToday(form.values, today)) setAsksBirth(true);
    else save();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField label={t('name')} maxLength={LONGEST_NAME} required autoFocus {...text('name')} />
      <DateField label={t('dateOfBirth')} required max={today} {...text('dateOfBirth')} />
      <Select label={t('relationship')} {...text('relationship')}>
        {RELATIONSHIPS.map((one) => (
          <option key={one} value={one}>
            {t(`relation.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('sex')}
        hint={t('sexHint')}
        value={form.values.sex ?? ''}
        onChange={({ target }) => form.change('sex', GENDERS.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('sexUnsaid')}</option>
        {GENDERS.map((one) => (
          <option key={one} value={one}>
            {t(`sexes.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('bloodGroup')}
        hint={t('bloodGroupHint')}
        optional
        value={form.values.bloodGroup ?? ''}
        onChange={({ target }) =>
          form.change('bloodGroup', BLOOD_GROUPS.find((one) => one === target.value) ?? null)
        }
      >
        <option value="">{t('bloodGroupUnknown')}</option>
        {BLOOD_GROUPS.map((one) => (
          <option key={one} value={one}>
            {bloodGroupText(one)}
          </option>
        ))}
      </Select>
      {draft.id === undefined && (
        <TagInput
          label={t('allergies')}
          hint={t('allergiesHint')}
          optional
          maxLength={ENTRY_LENGTHS.text}
          {...control('allergies')}
        />
      )}
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        maxLength={PROFILE_LENGTHS.address}
        {...text('address')}
      />
      <FileDrop
        kind="photo"
        label={t('photo')}
        optional
        {...control('profilePictureUrl')}
        onBusy={setSending}
      />
      {isAsked ? (
        <BornToday
          name={form.values.name.trim()}
          busy={sending}
          onYes={save}
          onNo={() => {
            form.change('dateOfBirth', '');
            form.focusOn('dateOfBirth');
          }}
        />
      ) : (
        <div className="grid gap-2 md:grid-cols-2">
          <Button type="submit" block busy={sending}>
            {t('putInList')}
          </Button>
          <Button variant="ghost" block onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
