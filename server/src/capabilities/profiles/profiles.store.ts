import type { User } from '@lakou/contract';
import type { Grant } from '#platform/access/grant.ts';
import type { Statement } from '#platform/db/together.ts';
import { ofRole } from './profile-fields.ts';

// One statement for all roles: it is the answer to signing in, and to every start of the app.
export const USER = `select u.id, u.name, u.email, u.role, u.is_profile_complete as "isProfileComplete",
    u.is_email_verified as "isEmailVerified", u.clinic_id as "clinicId",
    u.preferred_language as "preferredLanguage", u.created_at as "createdAt",
    u.profile_photo_url as "profilePhotoUrl", u.phone,
    p.date_of_birth as "dateOfBirth", p.gender, p.marital_status as "maritalStatus", p.address,
    p.emergency_contact as "emergencyContact", p.insurance_provider as "insuranceProvider",
    p.primary_health_concerns as "primaryHealthConcerns", p.id_verification_url as "idVerificationUrl",
    array(select jsonb_build_object('id', d.id, 'name', d.name, 'dateOfBirth', d.date_of_birth,
        'relationship', d.relationship, 'profilePictureUrl', d.profile_picture_url)
      from dependents d where d.patient_id = u.id and d.removed_at is null order by d.id) as dependents,
    (select jsonb_build_object('patientId', m.patient_id, 'dueDate', m.due_date, 'shared', m.shared)
      from maternity_profiles m where m.patient_id = u.id and m.ended_at is null) as "maternityProfile",
    v.professional_title as "professionalTitle", v.specialty, coalesce(v.specialty_tags, '{}') as "specialtyTags",
    v.license_number as "licenseNumber", v.license_issuing_authority as "licenseIssuingAuthority",
    v.license_expiration_date as "licenseExpirationDate", coalesce(v.license_verified, false) as "licenseVerified",
    v.credentials, v.npi, coalesce(v.years_of_experience, 0) as "yearsOfExperience", v.education, v.bio,
    coalesce(v.languages_spoken, '{}') as "languagesSpoken", v.availability,
    v.service_locations as "serviceLocations", v.medical_license_url as "medicalLicenseUrl",
    v.photo_id_url as "photoIdUrl", v.background_check_url as "backgroundCheckUrl"
  from app_users u
  left join patient_profiles p on p.user_id = u.id
  left join provider_profiles v on v.user_id = u.id
  where u.id = $1`;

type UserRow = Omit<User, 'createdAt'> & { createdAt: Date };

/** Grants under which somebody's own account is read. */
export type UserReader = Grant<
  | 'profile:read'
  | 'profile:change'
  | 'profile:complete'
  | 'session:read'
  | 'session:start'
  | 'my-data:export',
  unknown,
  unknown
>;
export type ProfileWriter = Grant<'profile:change' | 'profile:complete', { userId: string }>;

export async function findUser(grant: UserReader, userId: string): Promise<User | undefined> {
  const [row] = await grant.db.query<UserRow>(USER, [userId]);
  return row && ofRole({ ...row, createdAt: row.createdAt.toISOString() });
}

/** The account as it is; others who would change it wait until the transaction ends. */
export async function lockUser(tx: ProfileWriter): Promise<User | undefined> {
  // By itself: what a statement reads beside the row it waited for may be older than the wait.
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.scope.userId]);
  return findUser(tx, tx.scope.userId);
}

const ACCOUNT = `update app_users set name = $2, preferred_language = $3, phone = $4, profile_photo_url = $5,
  is_profile_complete = $6
  where id = $1`;

export const accountLine = (user: User): Statement => ({
  text: ACCOUNT,
  values: [
    user.id,
    user.name,
    user.preferredLanguage,
    user.phone,
    user.profilePhotoUrl,
    user.isProfileComplete,
  ],
});

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

const PATIENT = `insert into patient_profiles (user_id, date_of_birth, gender, marital_status, address, emergency_contact,
  insurance_provider, primary_health_concerns, id_verification_url)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (user_id) do update set date_of_birth = $2, gender = $3, marital_status = $4, address = $5,
  emergency_contact = $6, insurance_provider = $7, primary_health_concerns = $8, id_verification_url = $9`;

export const patientLine = (user: User): Statement => ({
  text: PATIENT,
  values: [
    user.id,
    user.dateOfBirth,
    user.gender,
    user.maritalStatus,
    user.address,
    json(user.emergencyContact),
    user.insuranceProvider,
    user.primaryHealthConcerns,
    user.idVerificationUrl,
  ],
});

/** Whether a licence was checked is not among what is saved here. */
const PROVIDER = `insert into provider_profiles (user_id, professional_title, specialty, specialty_tags, license_number,
  license_issuing_authority, license_expiration_date, credentials, npi, years_of_experience, education, bio,
  languages_spoken, availability, service_locations, medical_license_url, photo_id_url, background_check_url)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  on conflict (user_id) do update set professional_title = $2, specialty = $3, specialty_tags = $4,
  license_number = $5, license_issuing_authority = $6, license_expiration_date = $7, credentials = $8,
  npi = $9, years_of_experience = $10, education = $11, bio = $12, languages_spoken = $13,
  availability = $14, service_locations = $15, medical_license_url = $16, photo_id_url = $17,
  background_check_url = $18`;

export const providerLine = (user: User): Statement => ({
  text: PROVIDER,
  values: [
    user.id,
    user.professionalTitle,
    user.specialty,
    user.specialtyTags,
    user.licenseNumber,
    user.licenseIssuingAuthority,
    user.licenseExpirationDate,
    user.credentials,
    user.npi,
    user.yearsOfExperience,
    user.education,
    user.bio,
    user.languagesSpoken,
    json(user.availability),
    json(user.serviceLocations),
    user.medicalLicenseUrl,
    user.photoIdUrl,
    user.backgroundCheckUrl,
  ],
});
