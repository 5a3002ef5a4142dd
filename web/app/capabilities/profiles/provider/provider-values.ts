import type { User } from '@lakou/contract';
import type { UserChanges } from '@lakou/contract/profiles';
import { isPlausiblePhone, LONGEST_CAREER_YEARS } from '@lakou/contract/profiles.rules';
import type { AvailabilityChanges, MyAvailability } from '@lakou/contract/scheduling';
import { LONGEST_RADIUS_KM } from '@lakou/contract/scheduling.rules';
import type { Place, WorkWeek } from '@lakou/contract/user';
import { formatPhone, type Language } from '@lakou/i18n';
import { blanksIn } from '../../../ui/form/problems.ts';
import type { ProfileProblems } from '../form/problems.ts';
import { isWeekValid } from '../hours/week.ts';
import { looksLikeEmail } from '../looks-like-email.ts';
import { draftsOf, type FeeDraft, feesOf } from '../offer/fee-drafts.ts';
import { readPhone } from '../phone.ts';

/** The values of a provider's form, in the order of its fields. */
export interface ProviderValues {
  professionalTitle: string;
  specialty: string;
  yearsOfExperience: string;
  education: string;
  phone: string;
  contactEmail: string;
  licenseNumber: string;
  licenseIssuingAuthority: string;
  licenseExpirationDate: string;
  npi: string;
  medicalLicenseUrl: string | null;
  photoIdUrl: string | null;
  backgroundCheckUrl: string | null;
  availability: WorkWeek;
  serviceLocations: Place[];
  fees: FeeDraft[];
  services: string[];
  /** In kilometres. */
  travelRadiusKm: string;
  profilePhotoUrl: string | null;
  gender: '' | NonNullable<User['gender']>;
  languagesSpoken: string[];
  specialtyTags: string[];
  credentials: string;
  bio: string;
}

type Offer = Pick<MyAvailability, 'fees' | 'services' | 'travelRadiusKm'>;
const NO_OFFER: Offer = { fees: [], services: [], travelRadiusKm: null };

export const offeredModes = (fees: readonly FeeDraft[]) =>
  fees.filter(({ offered }) => offered).map(({ mode }) => mode);

interface Known {
  readonly timeZone: string;
  readonly lang: Language;
  readonly offer?: Offer;
}

/** Older profiles describe hours and places as text; these must be entered again. */
export const providerValues = (user: User, { timeZone, lang, offer = NO_OFFER }: Known): ProviderValues => ({
  professionalTitle: user.professionalTitle ?? '',
  specialty: user.specialty ?? '',
  yearsOfExperience: String(user.yearsOfExperience ?? 0),
  education: user.education ?? '',
  phone: formatPhone(user.phone ?? ''),
  contactEmail: user.contactEmail ?? '',
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
  fees: draftsOf(lang, offer.fees),
  services: offer.services,
  travelRadiusKm: offer.travelRadiusKm === null ? '' : String(offer.travelRadiusKm),
  profilePhotoUrl: user.profilePhotoUrl,
  gender: user.gender ?? '',
  languagesSpoken: user.languagesSpoken ?? [],
  specialtyTags: user.specialtyTags ?? [],
  credentials: user.credentials ?? '',
  bio: user.bio ?? '',
});

interface Checked {
  readonly today: string;
  readonly lang: Language;
  /** Who has completed their profile may close every day. */
  readonly isComplete: boolean;
}

const isRadius = (text: string) =>
  text.trim() === '' ||
  (/^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= LONGEST_RADIUS_KM);

export function checkProvider(
  values: ProviderValues,
  { today, lang, isComplete }: Checked,
): ProfileProblems<ProviderValues> {
  const { yearsOfExperience: years, npi, availability, fees } = values;
  const areYears = /^\d{1,2}$/.test(years.trim()) && Number(years) <= LONGEST_CAREER_YEARS;
  return {
    ...(!areYears && { yearsOfExperience: 'years' }),
    ...(!isPlausiblePhone(values.phone) && { phone: 'phone_invalid' }),
    ...(values.contactEmail.trim() !== '' &&
      !looksLikeEmail(values.contactEmail) && { contactEmail: 'email_invalid' }),
    ...(values.licenseExpirationDate < today && { licenseExpirationDate: 'expired' }),
    ...(npi.trim() !== '' && !/^\d{10}$/.test(npi.trim()) && { npi: 'npi' }),
    ...(availability.hours.length === 0 && !isComplete && { availability: 'required' }),
    ...(!isWeekValid(availability.hours) && { availability: 'hours_invalid' }),
    ...(!feesOf(lang, fees) && { fees: 'fee' }),
    ...(offeredModes(fees).length === 0 && { fees: 'required' }),
    ...(!isRadius(values.travelRadiusKm) && { travelRadiusKm: 'radius' }),
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
      'services',
    ]),
  };
}

/** What patients can book, for a call of its own. */
export const offerChanges = (
  { fees, services, travelRadiusKm }: ProviderValues,
  lang: Language,
): AvailabilityChanges => ({
  fees: feesOf(lang, fees) ?? [],
  services,
  travelRadiusKm: travelRadiusKm.trim() === '' ? null : Number(travelRadiusKm),
});

export const providerChanges = ({
  fees: _,
  services: __,
  travelRadiusKm: ___,
  ...values
}: ProviderValues): UserChanges => ({
  ...values,
  professionalTitle: values.professionalTitle.trim(),
  yearsOfExperience: Number(values.yearsOfExperience),
  education: values.education.trim(),
  phone: readPhone(values.phone) ?? values.phone,
  contactEmail: values.contactEmail.trim() || null,
  licenseNumber: values.licenseNumber.trim(),
  licenseIssuingAuthority: values.licenseIssuingAuthority.trim(),
  npi: values.npi.trim() || null,
  gender: values.gender || null,
  credentials: values.credentials.trim() || null,
  bio: values.bio.trim() || null,
});
