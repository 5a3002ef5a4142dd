import type { User } from '@lakou/contract';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { Part } from '../../../ui/form/part.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { translateFault } from '../form/problems.ts';
import { type FormFrame, ProfileForm } from '../form/profile-form.tsx';
import { LanguageField } from '../language-field.tsx';
import {
  BirthFields,
  CivilFields,
  ContactFields,
  EmergencyFields,
  HealthFields,
  PatientFiles,
} from './patient-fields.tsx';
import {
  aboutChanges,
  checkPatient,
  contactChanges,
  emergencyChanges,
  type PatientValues,
  patientValues,
} from './patient-values.ts';

export function PatientForm({ user, ...frame }: { user: User } & FormFrame) {
  const { t } = useTranslation('profiles');
  const preferredLanguage = useLanguage();
  const form = useForm({
    known: patientValues(user),
    check: (values) => checkPatient(values, dayHere(new Date())),
    draft: frame.draft,
    translate: translateFault,
  });
  const parts: Part<PatientValues>[] = [
    {
      title: t('parts.you'),
      fields: ['dateOfBirth', 'phone', 'address', 'gender', 'maritalStatus'],
      body: (
        <>
          <BirthFields form={form} />
          <ContactFields form={form} />
          <CivilFields form={form} />
          <LanguageField />
        </>
      ),
    },
    {
      title: t('parts.emergency'),
      intro: t('parts.emergencyIntro'),
      fields: ['emergencyContact.name', 'emergencyContact.phone', 'emergencyContact.address'],
      body: <EmergencyFields form={form} />,
    },
    {
      title: t('parts.health'),
      intro: t('parts.optionalIntro'),
      fields: ['insuranceProvider', 'primaryHealthConcerns', 'profilePhotoUrl', 'idVerificationUrl'],
      body: (
        <>
          <HealthFields form={form} />
          <PatientFiles form={form} />
        </>
      ),
    },
  ];
  const body = () => ({
    ...contactChanges(form.values),
    ...aboutChanges(form.values),
    ...emergencyChanges(form.values),
    preferredLanguage,
  });
  return <ProfileForm {...frame} {...{ form, parts, body }} />;
}
