import type { StaffMember } from '@lakou/contract/profiles';
import { CLINIC_ROLES, type ClinicRole, PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { DateField } from '../../ui/date-field.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RemoveStaffDialog } from './remove-staff.dialog.tsx';
import { STAFF_KEY } from './staff.queries.ts';
import { StaffActions } from './staff-actions.tsx';

interface StaffDialogProps {
  clinicId: string;
  /** Who is changed; without them somebody new is added. */
  member?: StaffMember;
  onClose: () => void;
}

const draftOf = (member: StaffMember | undefined) => ({
  name: member?.name ?? '',
  email: member?.email ?? '',
  clinicRole: member?.clinicRole ?? ('Provider' as ClinicRole),
  credentials: member?.credentials ?? '',
  licenseNumber: member?.licenseNumber ?? '',
  licenseExpirationDate: member?.licenseExpirationDate ?? '',
});
type Draft = ReturnType<typeof draftOf>;

export function StaffDialog({ clinicId, member, onClose }: StaffDialogProps) {
  const { t } = useTranslation('staff');
  const [draft, setDraft] = useState(() => draftOf(member));
  const [tried, setTried] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: Draft) =>
      member
        ? api('PUT /api/users/staff/:id', { params: { id: member.id }, body })
        : api('POST /api/users', { body: { ...body, clinicId, isClinicStaff: true } }),
    { queryKey: STAFF_KEY, done: t(member ? 'saved' : 'added'), failed: t('saveFailed'), onDone: onClose },
  );
  const control = (name: keyof Draft, isRequired = false) => ({
    value: draft[name],
    error: isRequired && tried && !draft[name].trim() ? t('required') : undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  function submit() {
    setTried(true);
    if (draft.name.trim() && draft.email.trim()) save(draft);
  }
  if (member && removing)
    return <RemoveStaffDialog member={member} onClose={() => setRemoving(false)} onRemoved={onClose} />;
  return (
    <FormDialog
      title={t(member ? 'editTitle' : 'addTitle')}
      save={t(member ? 'save' : 'invite')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={member && <StaffActions member={member} onRemove={() => setRemoving(true)} />}
    >
      <TextField label={t('name')} maxLength={200} autoComplete="off" {...control('name', true)} />
      <EmailField
        label={t('email')}
        autoComplete="off"
        hint={t(member ? 'emailFixed' : 'emailHint')}
        disabled={member !== undefined}
        {...control('email', true)}
      />
      <Select label={t('roleLabel')} hint={t(`roleMay.${draft.clinicRole}`)} {...control('clinicRole')}>
        {CLINIC_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('credentials')}
        optional
        maxLength={PROFILE_LENGTHS.credentials}
        {...control('credentials')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={t('licenseNumber')}
          optional
          maxLength={PROFILE_LENGTHS.licenseNumber}
          {...control('licenseNumber')}
        />
        <DateField label={t('licenseEnd')} optional {...control('licenseExpirationDate')} />
      </div>
    </FormDialog>
  );
}
