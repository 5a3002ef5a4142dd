import type { Role, User } from '@lakou/contract';
import type { UserChanges } from '@lakou/contract/profiles';

const COMMON = ['name', 'preferredLanguage', 'profilePhotoUrl', 'phone'] as const;
export const ACCOUNT_FIELDS = [...COMMON, 'isProfileComplete'] as const;

export const PATIENT_FIELDS = [
  'dateOfBirth',
  'gender',
  'maritalStatus',
  'address',
  'emergencyContact',
  'insuranceProvider',
  'primaryHealthConcerns',
  'idVerificationUrl',
] as const;

export const PROVIDER_FIELDS = [
  'gender',
  'professionalTitle',
  'specialty',
  'specialtyTags',
  'licenseNumber',
  'licenseIssuingAuthority',
  'licenseExpirationDate',
  'credentials',
  'npi',
  'yearsOfExperience',
  'education',
  'bio',
  'contactEmail',
  'languagesSpoken',
  'availability',
  'serviceLocations',
  'medicalLicenseUrl',
  'photoIdUrl',
  'backgroundCheckUrl',
] as const;

/** What a licence is verified for, with the name: a change ends the verification. */
export const LICENSED_FIELDS = [
  'professionalTitle',
  'specialty',
  'licenseNumber',
  'licenseIssuingAuthority',
  'npi',
] as const satisfies readonly (typeof PROVIDER_FIELDS)[number][];

/** What proves it, and until when: a change is reviewed. */
export const PROOF_FIELDS = [
  'licenseExpirationDate',
  'medicalLicenseUrl',
  'photoIdUrl',
  'backgroundCheckUrl',
] as const satisfies readonly (typeof PROVIDER_FIELDS)[number][];

type Field = Exclude<keyof UserChanges & keyof User, 'dependents'>;
const OF_ROLE: Partial<Record<Role, readonly Field[]>> = {
  PATIENT: PATIENT_FIELDS,
  PROVIDER: PROVIDER_FIELDS,
};

/** Fields that only some roles have, including those that nobody can write themselves. */
const BY_ROLE = [
  ...PATIENT_FIELDS,
  'dependents',
  'maternityProfile',
  'pregnancyEndedAt',
  ...PROVIDER_FIELDS,
  'licenseVerified',
] as const;

/** The user with the fields of their role only. */
export function ofRole<U extends Pick<User, 'role'>>(user: U): U {
  const own: readonly string[] = [
    ...(OF_ROLE[user.role] ?? []),
    ...(user.role === 'PATIENT' ? ['dependents', 'maternityProfile', 'pregnancyEndedAt'] : []),
    ...(user.role === 'PROVIDER' ? ['licenseVerified'] : []),
  ];
  const foreign: readonly string[] = BY_ROLE.filter((field) => !own.includes(field));
  return Object.fromEntries(Object.entries(user).filter(([field]) => !foreign.includes(field))) as U;
}

export type Changes = { [F in Field]?: UserChanges[F] };

/** The sent fields that this role may change. */
export function ownChanges(role: Role, sent: UserChanges): Changes {
  const own: readonly string[] = [...COMMON, ...(OF_ROLE[role] ?? [])];
  const given = Object.entries(sent).filter(([field, value]) => own.includes(field) && value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, value === '' ? null : value]));
}

/** Whether any of it is stored in the table of the role, or reviewed there as a provider's name is. */
export const touchesRole = (role: Role, changes: Changes): boolean =>
  (role === 'PROVIDER' && 'name' in changes) || (OF_ROLE[role]?.some((field) => field in changes) ?? false);

/** Whether who is licensed for what becomes another. */
export const endsVerification = (user: Partial<User>, changes: Changes): boolean =>
  (['name', ...LICENSED_FIELDS] as const).some(
    (field) => changes[field] !== undefined && (changes[field] ?? null) !== (user[field] ?? null),
  );

const REQUIRED: Partial<Record<Role, readonly Field[]>> = {
  PATIENT: ['dateOfBirth', 'address', 'phone'],
  PROVIDER: [
    'professionalTitle',
    'specialty',
    'licenseNumber',
    'licenseIssuingAuthority',
    'licenseExpirationDate',
    'yearsOfExperience',
    'education',
    'phone',
    'availability',
    'serviceLocations',
  ],
};

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && 'hours' in value && isBlank(value.hours);
}

/** The required fields that are still empty, as paths. */
export function missingFields(user: Pick<User, 'role'> & Partial<User>): string[] {
  const missing: string[] = (REQUIRED[user.role] ?? []).filter((field) => isBlank(user[field]));
  if (user.role !== 'PATIENT') return missing;
  const contact = user.emergencyContact;
  const parts = (['name', 'phone', 'address'] as const).filter((part) => isBlank(contact?.[part]));
  return [...missing, ...parts.map((part) => `emergencyContact.${part}`)];
}

/** The required fields that these changes would empty; to be closed on every day is said with hours too. */
export const emptiedFields = (role: Role, changes: Changes): string[] =>
  missingFields({ ...(changes as Partial<User>), role }).filter(
    (path) =>
      (path.split('.')[0] ?? '') in changes &&
      !(path === 'availability' && changes.availability && typeof changes.availability === 'object'),
  );
