import { LONGEST_NAME } from '@lakou/contract/primitives.rules';
import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { GENDERS, MARITAL_STATUSES } from '@lakou/contract/user.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { PhoneField } from '../phone-field.tsx';
import { livesWithPatient, type PatientValues } from './patient-values.ts';

interface GroupProps {
  form: Form<PatientValues>;
}

export function BirthFields({ form }: GroupProps) {
  const { t } = useTranslation('profiles');
  const { text } = useProfileControls(form);
  return <DateField label={t('dateOfBirth')} autoComplete="bday" required {...text('dateOfBirth')} />;
}

export function CivilFields({ form }: GroupProps) {
  const { t } = useTranslation('profiles');
  const { text } = useProfileControls(form);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Select label={t('gender')} optional empty={t('choose')} {...text('gender')}>
        {GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {t(`genders.${gender}`)}
          </option>
        ))}
      </Select>
      <Select label={t('maritalStatus')} optional empty={t('choose')} {...text('maritalStatus')}>
        {MARITAL_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`maritalStatuses.${status}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

export function ContactFields({ form }: GroupProps) {
  const { t } = useTranslation('profiles');
  const { text, control } = useProfileControls(form);
  return (
    <>
      <PhoneField label={t('phone')} autoComplete="tel" required {...control('phone')} />
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        autoComplete="street-address"
        maxLength={PROFILE_LENGTHS.address}
        required
        {...text('address')}
      />
    </>
  );
}

export function EmergencyFields({ form }: GroupProps) {
  const { t } = useTranslation('profiles');
  const { text, control } = useProfileControls(form);
  return (
    <>
      <TextField
        label={t('emergencyName')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        required
        {...text('emergencyContact.name')}
      />
      <PhoneField
        label={t('emergencyPhone')}
        autoComplete="off"
        required
        {...control('emergencyContact.phone')}
      />
      {form.values.address.trim() && (
        <Checkbox
          label={t('sameAddress')}
          description={form.values.address}
          checked={livesWithPatient(form.values)}
          onChange={({ target }) =>
            form.change('emergencyContact.address', target.checked ? form.values.address : '')
          }
        />
      )}
      <TextField
        label={t('emergencyAddress')}
        autoComplete="off"
        maxLength={PROFILE_LENGTHS.address}
        required
        {...text('emergencyContact.address')}
      />
    </>
  );
}

export function HealthFields({ form }: GroupProps) {
  const { t } = useTranslation('profiles');
  const { text } = useProfileControls(form);
  return (
    <>
      <TextArea
        label={t('healthConcerns')}
        hint={t('healthConcernsHint')}
        optional
        maxLength={PROFILE_LENGTHS.primaryHealthConcerns}
        {...text('primaryHealthConcerns')}
      />
      <TextField
        label={t('insurance')}
        hint={t('insuranceHint')}
        optional
        maxLength={PROFILE_LENGTHS.insuranceProvider}
        {...text('insuranceProvider')}
      />
    </>
  );
}

export function PatientFiles({ form }: GroupProps) {
  const { t } = useTranslation('profiles');
  const { file } = useProfileControls(form);
  return (
    <>
      <FileDrop kind="photo" label={t('photo')} optional {...file('profilePhotoUrl')} />
      <FileDrop
        kind="document"
        label={t('identity')}
        hint={t('identityHint')}
        optional
        {...file('idVerificationUrl')}
      />
    </>
  );
}
