/** How long the texts of a profile may be. */
export const PROFILE_LENGTHS = {
  phone: 40,
  address: 500,
  insuranceProvider: 200,
  primaryHealthConcerns: 2000,
  professionalTitle: 200,
  specialty: 100,
  specialtyTag: 60,
  licenseNumber: 100,
  licenseIssuingAuthority: 200,
  credentials: 500,
  npi: 20,
  education: 1000,
  bio: 2000,
} as const;

/** The minimum age of account holders. */
export const ADULT_YEARS = 18;
/** The maximum age, for account holders and dependents. */
export const OLDEST_YEARS = 120;
export const LONGEST_CAREER_YEARS = 80;

export const MOST_LANGUAGES_SPOKEN = 20;

export const CLINIC_ROLES = ['Admin', 'Scheduler', 'Dispatcher', 'Provider'] as const;
export type ClinicRole = (typeof CLINIC_ROLES)[number];
/** On shift while the latest time log is open. */
export const STAFF_STATUSES = ['On Shift', 'Off Duty', 'On Leave'] as const;

/**
 * Whether this can be a phone number somewhere: 6 to 20 digits with the usual signs between them.
 */
export function isPlausiblePhone(text: string): boolean {
  const digits = text.replaceAll(/[\s()./\u00a0\u2011-]/g, '');
  return /^\+?\d{6,20}$/.test(digits);
}
