import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Draft, faultsOf, RELATIONSHIPS } from './drafts.ts';

interface DraftFormProps {
  draft: Draft;
  onSave: (draft: Draft) => void;
  onCancel: () => void;
}

/** One person of the list: put back into it complete, or not at all. */
export function DraftForm({ draft, onSave, onCancel }: DraftFormProps) {
  const { t } = useTranslation('family');
  const id = useId();
  const [values, setValues] = useState(draft);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const today = dayHere(new Date());
  const faults = tried ? faultsOf(values, today) : {};
  const change = (changes: Partial<Draft>) => setValues((before) => ({ ...before, ...changes }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const found = faultsOf(values, today);
    if (Object.keys(found).length === 0) onSave({ ...values, name: values.name.trim() });
    else document.getElementById(`${id}-${found.name ? 'name' : 'birth'}`)?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        id={`${id}-name`}
        label={t('name')}
        maxLength={200}
        required
        autoFocus
        value={values.name}
        error={faults.name && t('nameMissing')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <DateField
        id={`${id}-birth`}
        label={t('dateOfBirth')}
        required
        max={today}
        value={values.dateOfBirth}
        error={faults.dateOfBirth && t(`date.${faults.dateOfBirth}`)}
        onChange={({ target }) => change({ dateOfBirth: target.value })}
      />
      <Select
        label={t('relationship')}
        value={values.relationship}
        onChange={({ target }) =>
          change({ relationship: RELATIONSHIPS.find((one) => one === target.value) ?? 'other' })
        }
      >
        {RELATIONSHIPS.map((one) => (
          <option key={one} value={one}>
            {t(`relation.${one}`)}
          </option>
        ))}
      </Select>
      <FileDrop
        kind="photo"
        label={t('photo')}
        optional
        value={values.profilePictureUrl}
        onChange={(profilePictureUrl) => change({ profilePictureUrl })}
        onBusy={setSending}
      />
      <div className="grid gap-2 md:grid-cols-2">
        <Button type="submit" block busy={sending}>
          {t('putInList')}
        </Button>
        <Button variant="ghost" block onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
