import { LONGEST_EMAIL, LONGEST_NAME } from '@lakou/contract/primitives.rules';
import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import type { Clinic } from '@lakou/contract/user';
import Building2 from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Chips } from '../../../ui/chips.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import type { Part } from '../../../ui/form/part.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { translateFault } from '../form/problems.ts';
import { type FormFrame, ProfileForm } from '../form/profile-form.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { HoursField } from '../hours/hours-field.tsx';
import { offeredZone } from '../hours/time-zones.ts';
import { PhoneField } from '../phone-field.tsx';
import { type ClinicValues, checkClinic, clinicDetails, clinicValues } from './clinic-values.ts';

export function ClinicForm({ clinic, ...frame }: { clinic: Clinic | undefined } & FormFrame) {
  const { t } = useTranslation('profiles');
  const form = useForm({
    known: clinicValues(clinic, offeredZone()),
    check: checkClinic,
    draft: frame.draft,
    translate: translateFault,
  });
  const { text, control, file } = useProfileControls(form);
  const specialties = SPECIALTIES.map(({ value, name }) => ({
    value: value as string,
    title: t(`specialties.${name}`),
  }));
  const parts: Part<ClinicValues>[] = [
    {
      title: t('parts.clinic'),
      fields: ['name', 'contactEmail', 'contactPhone', 'facilityAddress'],
      body: (
        <>
          <TextField
            label={t('clinicName')}
            icon={Building2}
            autoComplete="organization"
            maxLength={LONGEST_NAME}
            required
            {...text('name')}
          />
          <EmailField
            label={t('contactEmail')}
            icon={Mail}
            autoComplete="email"
            maxLength={LONGEST_EMAIL}
            required
            {...text('contactEmail')}
          />
          <PhoneField label={t('contactPhone')} autoComplete="tel" required {...control('contactPhone')} />
          <TextField
            label={t('facilityAddress')}
            hint={t('addressHint')}
            icon={MapPin}
            autoComplete="street-address"
            maxLength={PROFILE_LENGTHS.address}
            required
            {...text('facilityAddress')}
          />
        </>
      ),
    },
    {
      title: t('parts.care'),
      intro: t('parts.optionalIntro'),
      fields: ['specialties', 'openingHours', 'logoUrl'],
      body: (
        <>
          <Chips legend={t('clinicSpecialties')} optional options={specialties} {...control('specialties')} />
          <HoursField legend={t('openingHours')} optional {...control('openingHours')} />
          <FileDrop kind="logo" label={t('logo')} optional {...file('logoUrl')} />
        </>
      ),
    },
  ];
  const body = () => ({ clinicDetails: clinicDetails(form.values) });
  return <ProfileForm {...frame} {...{ form, parts, body }} />;
}
