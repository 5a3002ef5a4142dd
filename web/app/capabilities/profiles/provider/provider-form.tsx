import type { User } from '@lakou/contract';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { Part } from '../../../ui/form/part.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { PlacePicker } from '../../../ui/map/place-picker.tsx';
import { translateFault } from '../form/problems.ts';
import { type FormFrame, ProfileForm } from '../form/profile-form.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { HoursField } from '../hours/hours-field.tsx';
import { offeredZone } from '../hours/time-zones.ts';
import { LicenceFields } from './licence-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import {
  checkProvider,
  offerChanges,
  type ProviderValues,
  providerChanges,
  providerValues,
} from './provider-values.ts';
import { WorkFields } from './work-fields.tsx';

export function ProviderForm({ user, offer, ...frame }: { user: User; offer: MyAvailability } & FormFrame) {
  const { t } = useTranslation('profiles');
  const lang = useLanguage();
  const { isProfileComplete: isComplete } = user;
  const form = useForm({
    known: providerValues(user, { timeZone: offeredZone(), lang, offer }),
    check: (values) => checkProvider(values, { today: dayHere(new Date()), lang, isComplete }),
    draft: frame.draft,
    translate: translateFault,
  });
  const { control } = useProfileControls(form);
  const parts: Part<ProviderValues>[] = [
    {
      title: t('parts.work'),
      fields: ['professionalTitle', 'specialty', 'yearsOfExperience', 'education', 'phone', 'contactEmail'],
      body: <WorkFields form={form} />,
    },
    {
      title: t('parts.licence'),
      fields: [
        'licenseNumber',
        'licenseIssuingAuthority',
        'licenseExpirationDate',
        'npi',
        'medicalLicenseUrl',
        'photoIdUrl',
        'backgroundCheckUrl',
      ],
      body: <LicenceFields form={form} />,
    },
    {
      title: t('parts.hours'),
      intro: t('parts.hoursIntro'),
      fields: ['availability'],
      body: <HoursField legend={t('hours.week')} {...control('availability')} />,
    },
    {
      title: t('parts.places'),
      intro: t('parts.placesIntro'),
      fields: ['serviceLocations'],
      body: <PlacePicker legend={t('places')} {...control('serviceLocations')} />,
    },
    {
      title: t('parts.offer'),
      intro: t('parts.offerIntro'),
      fields: ['fees', 'travelRadiusKm', 'services'],
      body: <OfferFields form={form} />,
    },
    {
      title: t('parts.more'),
      intro: t('parts.moreIntro'),
      fields: ['profilePhotoUrl', 'gender', 'languagesSpoken', 'specialtyTags', 'credentials', 'bio'],
      body: <MoreFields form={form} />,
    },
  ];
  const body = () => ({ ...providerChanges(form.values), offer: offerChanges(form.values, lang) });
  return <ProfileForm {...frame} {...{ form, parts, body }} />;
}
