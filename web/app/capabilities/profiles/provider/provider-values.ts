import type { User } from '@lakou/contract';
import type { UserChanges } from '@lakou/contract/profiles';
import { isPlausiblePhone, LONGEST_CAREER_YEARS } from '@lakou/contract/profiles.rules';
import type { Place, WeeklyHours } from '@lakou/contract/user';
import { formatPhone } from '@lakou/i18n';
import { blanksIn } from '../../../ui/form/problems.ts';
import type { ProfileProblems } from '../form/problems.ts';
import { isWeekValid } from '../hours/week.ts';
import { readPhone } from '../phone.ts';

/** The values of a provider's form, in the order of its fields. */
export interface ProviderValues {
  professionalTitle: string;
  specialty: string;
  yearsOfExperience: string;
  education: string;
  phone: string;
  licenseNumber: string;
  licenseIssuingAuthority: string;
  licenseExpirationDate: string;
  npi: string;
  medicalLicenseUrl: string | null;
  photoIdUrl: string | null;
  backgroundCheckUrl: string | null;
  availability: WeeklyHours;
  serviceLocations: Place[];
  profilePhotoUrl: string | null;
  languagesSpoken: string[];
  specialtyTags: string[];
  credentials: string;
  bio: string;
}

/** Older profiles describe hours and places as text; these must be entered again. */
export const providerValues = (user: User, timeZone: string): ProviderValues => ({
  professionalTitle: user.professionalTitle ?? '',
  specialty: user.specialty ?? '',
  yearsOfExperience: String(user.yearsOfExperience ?? 0),
  education: user.education ?? '',
  phone: formatPhone(user.phone ?? ''),
  licenseNumber: user.licenseNumber ?? '',
  licenseIssuingAuthority: user.licenseIssuingAuthority ?? '',
  licenseExpirationDate: user.licenseExpirationDate ?? '',
  npi: user.npi ?? '',
  medicalLicenseUrl: user.medicalLicenseUrl ?? null,
  photoIdUrl: user.photoIdUrl ?? null,
  backgroundCheckUrl: user.backgroundCheckUrl ?? null,
  availability:
    typeof user.availability === 'object' && user.availability ? user.availability : { timeZone, hours: [] },
  serviceLocations: Array.isArray(user.serviceLocations) ? user.serviceLocations : [],
  profilePhotoUrl: user.profilePhotoUrl,
  languagesSpoken: user.languagesSpoken ?? [],
  specialtyTags: user.specialtyTags ?? [],
  credentials: user.credentials ?? '',
  bio: user.bio ?? '',
});

export function checkProvider(values: ProviderValues, today: string): ProfileProblems<ProviderValues> {
  const { yearsOfExperience: years, npi, availability } = values;
  const areYears = /^\d{1,2}$/.test(years.trim()) && Number(years) <= LONGEST_CAREER_YEARS;
  return {
    ...(!areYears && { yearsOfExperience: 'years' }),
    ...(!isPlausiblePhone(values.phone) && { phone: 'phone_invalid' }),
    ...(values.licenseExpirationDate < today && { licenseExpirationDate: 'expired' }),
    ...(npi.trim() !== '' && !/^\d{10}$/.test(npi.trim()) && { npi: 'npi' }),
    ...(availability.hours.length === 0 && { availability: 'required' }),
    ...(!isWeekValid(availability.hours) && { availability: 'hours_invalid' }),
    ...blanksIn(values, [
      'professionalTitle',
      'specialty',
      'yearsOfExperience',
      'education',
      'phone',
      'licenseNumber',
      'licenseIssuingAuthority',
      'licenseExpirationDate',
      'serviceLocations',
    ]),
  };
}

export const providerChanges = (values: ProviderValues): UserChanges => ({
  ...values,
  professionalTitle: values.professionalTitle.trim(),
  yearsOfExperience: Number(values.yearsOfExperience),
  education: values.education.trim(),
  phone: readPhone(values.phone) ?? values.phone,
  licenseNumber: values.licenseNumber.trim(),
  licenseIssuingAuthority: values.licenseIssuingAuthority.trim(),
  npi: values.npi.trim() || null,
  credentials: values.credentials.trim() || null,
  bio: values.bio.trim() || null,
});
