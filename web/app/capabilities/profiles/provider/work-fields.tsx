import { LONGEST_EMAIL } from '@lakou/contract/primitives.rules';
import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EmailField } from '../../../ui/email-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { PhoneField } from '../phone-field.tsx';
import type { ProviderValues } from './provider-values.ts';

export function WorkFields({ form }: { form: Form<ProviderValues> }) {
  const { t } = useTranslation('profiles');
  const { text, control } = useProfileControls(form);
  const { specialty } = form.values;
  const isListed = specialty === '' || SPECIALTIES.some(({ value }) => value === specialty);
  return (
    <>
      <TextField
        label={t('professionalTitle')}
        hint={t('professionalTitleHint')}
        autoComplete="organization-title"
        maxLength={PROFILE_LENGTHS.professionalTitle}
        required
        {...text('professionalTitle')}
      />
      <Select label={t('specialty')} icon={Stethoscope} required empty={t('choose')} {...text('specialty')}>
        {SPECIALTIES.map(({ value, name }) => (
          <option key={value} value={value}>
            {t(`specialties.${name}`)}
          </option>
        ))}
        {!isListed && <option value={specialty}>{specialty}</option>}
      </Select>
      <TextField
        label={t('yearsOfExperience')}
        inputMode="numeric"
        maxLength={2}
        required
        {...text('yearsOfExperience')}
      />
      <TextArea
        label={t('education')}
        hint={t('educationHint')}
        rows={2}
        maxLength={PROFILE_LENGTHS.education}
        required
        {...text('education')}
      />
      <PhoneField label={t('workPhone')} autoComplete="tel" required {...control('phone')} />
      <EmailField
        label={t('workEmail')}
        hint={t('workEmailHint')}
        autoComplete="off"
        optional
        maxLength={LONGEST_EMAIL}
        {...text('contactEmail')}
      />
    </>
  );
}
