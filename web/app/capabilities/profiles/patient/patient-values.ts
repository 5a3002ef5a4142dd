import type { User } from '@lakou/contract';
import type { UserChanges } from '@lakou/contract/profiles';
import { ADULT_YEARS, isPlausiblePhone, OLDEST_YEARS } from '@lakou/contract/profiles.rules';
import { formatPhone } from '@lakou/i18n';
import { yearsBefore } from '#platform/time/days.ts';
import { blanksIn } from '../../../ui/form/problems.ts';
import type { ProfileProblems } from '../form/problems.ts';
import { readPhone } from '../phone.ts';

type Choice<Key extends keyof User> = NonNullable<User[Key]> | '';

/** The values of a patient's form, in the order of its fields. */
export interface PatientValues {
  name: string;
  dateOfBirth: string;
  phone: string;
  address: string;
  gender: Choice<'gender'>;
  maritalStatus: Choice<'maritalStatus'>;
  'emergencyContact.name': string;
  'emergencyContact.phone': string;
  'emergencyContact.address': string;
  insuranceProvider: string;
  primaryHealthConcerns: string;
  profilePhotoUrl: string | null;
  idVerificationUrl: string | null;
}

export const patientValues = (user: User): PatientValues => ({
  name: user.name,
  dateOfBirth: user.dateOfBirth ?? '',
  phone: formatPhone(user.phone ?? ''),
  address: user.address ?? '',
  gender: user.gender ?? '',
  maritalStatus: user.maritalStatus ?? '',
  'emergencyContact.name': user.emergencyContact?.name ?? '',
  'emergencyContact.phone': formatPhone(user.emergencyContact?.phone ?? ''),
  'emergencyContact.address': user.emergencyContact?.address ?? '',
  insuranceProvider: user.insuranceProvider ?? '',
  primaryHealthConcerns: user.primaryHealthConcerns ?? '',
  profilePhotoUrl: user.profilePhotoUrl,
  idVerificationUrl: user.idVerificationUrl ?? null,
});

/** Whether the contact has the patient's own address. */
export const livesWithPatient = (values: PatientValues): boolean =>
  values.address.trim() !== '' && values['emergencyContact.address'].trim() === values.address.trim();

export function checkPatient(values: PatientValues, today: string): ProfileProblems<PatientValues> {
  const born = values.dateOfBirth;
  return {
    ...(born > yearsBefore(today, ADULT_YEARS) && { dateOfBirth: 'too_young' }),
    ...((born > today || born <= yearsBefore(today, OLDEST_YEARS + 1)) && {
      dateOfBirth: 'birth_date_invalid',
    }),
    ...(!isPlausiblePhone(values.phone) && { phone: 'phone_invalid' }),
    ...(!isPlausiblePhone(values['emergencyContact.phone']) && { 'emergencyContact.phone': 'phone_invalid' }),
    ...blanksIn(values, [
      'name',
      'dateOfBirth',
      'phone',
      'address',
      'emergencyContact.name',
      'emergencyContact.phone',
      'emergencyContact.address',
    ]),
  };
}

export const contactChanges = ({ phone, address }: PatientValues): UserChanges => ({
  phone: readPhone(phone) ?? phone,
  address: address.trim(),
});

export const aboutChanges = (values: PatientValues): UserChanges => ({
  dateOfBirth: values.dateOfBirth,
  gender: values.gender || null,
  maritalStatus: values.maritalStatus || null,
  insuranceProvider: values.insuranceProvider.trim() || null,
  primaryHealthConcerns: values.primaryHealthConcerns.trim() || null,
  profilePhotoUrl: values.profilePhotoUrl,
  idVerificationUrl: values.idVerificationUrl,
});

export function emergencyChanges(values: PatientValues): UserChanges {
  const phone = values['emergencyContact.phone'];
  return {
    emergencyContact: {
      name: values['emergencyContact.name'].trim(),
      phone: readPhone(phone) ?? phone,
      address: values['emergencyContact.address'].trim(),
    },
  };
}
