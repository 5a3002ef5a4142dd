import type { WalkIn } from '@lakou/contract/walk-ins';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReadSelect } from '../../ui/read-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { teamQuery } from '../staff/staff.queries.ts';
import { WALK_INS_KEY } from './walk-ins.queries.ts';

type Gender = 'Female' | 'Male';
type Body = Parameters<typeof api<'POST /api/clinics/walk-ins/:id/clinic-visit'>>[1]['body'];

/** Who sees the person now; who is new to the clinic is written down with what the desk knows. */
export function StartVisitDialog({ walkIn, onClose }: { walkIn: WalkIn; onClose: () => void }) {
  const { t } = useTranslation('walk-ins');
  const { t: words } = useTranslation('clinic-patients');
  const clinicId = useUser().clinicId ?? '';
  const team = useQuery(teamQuery(clinicId));
  const [providerId, setProviderId] = useState('');
  const [phone, setPhone] = useState('');
  const [dateOfBirth, setDateOfBirth] = useState('');
  const [gender, setGender] = useState<Gender>();
  const [tried, setTried] = useState(false);
  const { id, name, clinicPatientId } = walkIn;
  const { save, isSaving, problem } = useSave(
    (body: Body) => api('POST /api/clinics/walk-ins/:id/clinic-visit', { params: { id }, body }),
    { queryKey: WALK_INS_KEY, done: t('started'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!providerId) return;
    save({
      providerId,
      ...(phone.trim() && { phone }),
      ...(dateOfBirth && { dateOfBirth }),
      ...(gender && { gender }),
    });
  }
  return (
    <FormDialog
      title={t('startTitle', { name })}
      save={t('start')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <ReadSelect
        query={team}
        failed={t('providersFailed')}
        label={t('sees')}
        empty={words('choose')}
        error={tried && !providerId ? words('required') : undefined}
        value={providerId}
        onChange={({ target }) => setProviderId(target.value)}
      >
        {team.data
          ?.filter(({ clinicRole, isInvited }) => clinicRole === 'Provider' && !isInvited)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </ReadSelect>
      {!clinicPatientId && (
        <>
          <TextField
            label={words('phone')}
            type="tel"
            optional
            maxLength={40}
            autoComplete="off"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
          <DateField
            label={words('birth')}
            optional
            max={dayHere(new Date())}
            value={dateOfBirth}
            onChange={({ target }) => setDateOfBirth(target.value)}
          />
          <ChoiceChips
            legend={words('gender')}
            name="gender"
            options={[
              { value: 'Female', title: words('female') },
              { value: 'Male', title: words('male') },
            ]}
            value={gender}
            onChange={setGender}
          />
        </>
      )}
    </FormDialog>
  );
}
