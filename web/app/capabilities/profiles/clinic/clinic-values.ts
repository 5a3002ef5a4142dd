import type { ClinicDetails } from '@lakou/contract/profiles';
import { isPlausiblePhone } from '@lakou/contract/profiles.rules';
import type { Clinic, WeeklyHours } from '@lakou/contract/user';
import { formatPhone } from '@lakou/i18n';
import { blanksIn } from '../../../ui/form/problems.ts';
import type { ProfileProblems } from '../form/problems.ts';
import { isWeekValid } from '../hours/week.ts';
import { readPhone } from '../phone.ts';

/** The values of a clinic's form, in the order of its fields. */
export interface ClinicValues {
  name: string;
  contactEmail: string;
  contactPhone: string;
  facilityAddress: string;
  specialties: string[];
  openingHours: WeeklyHours;
  logoUrl: string | null;
}

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const clinicValues = (clinic: Clinic | undefined, timeZone: string): ClinicValues => ({
  name: clinic?.name ?? '',
  contactEmail: clinic?.contactEmail ?? '',
  contactPhone: formatPhone(clinic?.contactPhone ?? ''),
  facilityAddress: clinic?.facilityAddress ?? '',
  specialties: clinic?.specialties ?? [],
  openingHours: clinic?.openingHours ?? { timeZone, hours: [] },
  logoUrl: clinic?.logoUrl ?? null,
});

export const checkClinic = (values: ClinicValues): ProfileProblems<ClinicValues> => ({
  ...(!LOOKS_LIKE_EMAIL.test(values.contactEmail.trim()) && { contactEmail: 'email_invalid' }),
  ...(!isPlausiblePhone(values.contactPhone) && { contactPhone: 'phone_invalid' }),
  ...(!isWeekValid(values.openingHours.hours) && { openingHours: 'hours_invalid' }),
  ...blanksIn(values, ['name', 'contactEmail', 'contactPhone', 'facilityAddress']),
});

export const clinicDetails = (values: ClinicValues): ClinicDetails => ({
  ...values,
  name: values.name.trim(),
  contactEmail: values.contactEmail.trim(),
  contactPhone: readPhone(values.contactPhone) ?? values.contactPhone,
  facilityAddress: values.facilityAddress.trim(),
  openingHours: values.openingHours.hours.length > 0 ? values.openingHours : null,
});
