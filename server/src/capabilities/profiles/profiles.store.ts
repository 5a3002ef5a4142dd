import type { User } from '@lakou/contract';
import type { Grant } from '#platform/access/grant.ts';
import { runAsOneStatement, type Statement } from '#platform/db/run-as-one-statement.ts';
import {
  ACCOUNT_FIELDS,
  type Changes,
  ofRole,
  PATIENT_FIELDS,
  PROVIDER_FIELDS,
  touchesRole,
} from './profile-fields.rules.ts';

// One statement for all roles, because it answers every sign-in and every start of the app.
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
    array(select jsonb_build_object('id', g.id, 'type', g.type, 'amount', g.amount_cents / 100.0,
        'date', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from donations g where g.donor_id = u.id order by g.created_at desc, g.id desc limit 500) as "donationHistory",
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

/** Grants for reading one's own account. */
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

const toUser = (row: UserRow): User => ofRole({ ...row, createdAt: row.createdAt.toISOString() });

export async function findUser(grant: UserReader, userId: string): Promise<User | undefined> {
  const [row] = await grant.db.read<UserRow>(USER, [userId]);
  return row && toUser(row);
}

/** The account, locked: other changes wait until the transaction ends. */
export async function lockUser(tx: ProfileWriter): Promise<User | undefined> {
  // A separate statement: a statement that waits for a lock may read other rows as they were before
  // the wait.
  await tx.db.write('select 1 from app_users where id = $1 for no key update', [tx.scope.userId]);
  return findUser(tx, tx.scope.userId);
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const EMPTY: Readonly<Record<string, string>> = {
  specialty_tags: "'{}'",
  languages_spoken: "'{}'",
  years_of_experience: '0',
};
const given = (column: string) => (EMPTY[column] ? `coalesce(c.${column}, ${EMPTY[column]})` : `c.${column}`);

// Fields that were not sent keep the value of the row at that moment, so concurrent changes are not
// lost and nothing must be locked before.
const CHANGE_ACCOUNT = `update app_users u set (${ACCOUNT_FIELDS.map(columnOf)}) = (
    select ${ACCOUNT_FIELDS.map(columnOf).map(given)} from jsonb_populate_record(u, $2::jsonb) c)
  where id = $1`;

function changeBeside(table: string, fields: readonly string[]): string {
  const columns = fields.map(columnOf);
  const values = columns.map(given);
  return `insert into ${table} as beside (user_id, ${columns})
    select $1, ${values} from jsonb_populate_record(null::${table}, $2::jsonb) c
    on conflict (user_id) do update set (${columns}) = (
      select ${values} from jsonb_populate_record(beside, $2::jsonb) c)`;
}

const CHANGE_BESIDE = {
  PATIENT: changeBeside('patient_profiles', PATIENT_FIELDS),
  // The verification of a licence cannot be changed here.
  PROVIDER: changeBeside('provider_profiles', PROVIDER_FIELDS),
};

/** Changes the account and audits it; returns the changed account. */
export async function changeUser(
  grant: ProfileWriter,
  changes: Changes & { isProfileComplete?: true },
  note: Statement,
): Promise<User | undefined> {
  const { actor, scope, db } = grant;
  const byColumn = Object.entries(changes).map(([field, value]) => [columnOf(field), value]);
  const values = [scope.userId, JSON.stringify(Object.fromEntries(byColumn))];
  const beside =
    actor.role === 'PATIENT' || actor.role === 'PROVIDER' ? CHANGE_BESIDE[actor.role] : undefined;
  const [before] = await runAsOneStatement<UserRow>(db, [
    note,
    ...(beside && touchesRole(actor.role, changes) ? [{ text: beside, values }] : []),
    { text: CHANGE_ACCOUNT, values },
    { text: USER, values: [scope.userId] },
  ]);
  // Statements that run as one see the account as it was before.
  return before && ({ ...toUser(before), ...changes } as User);
}
