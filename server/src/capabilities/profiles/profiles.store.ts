import type { User } from '@lakou/contract';
import { MOST_DEPENDENTS } from '@lakou/contract/family.rules';
import type { Grant } from '#platform/access/grant.ts';
import { runAsOneStatement, type Statement } from '#platform/db/run-as-one-statement.ts';
import {
  ACCOUNT_FIELDS,
  type Changes,
  endsVerification,
  LICENSED_FIELDS,
  ofRole,
  PATIENT_FIELDS,
  PROOF_FIELDS,
  PROVIDER_FIELDS,
  touchesRole,
} from './profile-fields.rules.ts';

// One statement for all roles, because it answers every sign-in and every start of the app.
export const USER = `select u.id, u.name, u.email, u.role,
    -- Administrative staff and health workers have no profile to complete.
    (u.is_profile_complete or coalesce(v.clinic_role, 'Provider') <> 'Provider'
      or exists (select from health_workers w where w.user_id = u.id)) as "isProfileComplete",
    u.is_email_verified as "isEmailVerified", u.clinic_id as "clinicId",
    case when u.clinic_id is null then null when u.role = 'CLINIC_ADMIN' then 'Admin'
      else coalesce(v.clinic_role, 'Provider') end as "clinicRole",
    u.preferred_language as "preferredLanguage", u.created_at as "createdAt",
    u.profile_photo_url as "profilePhotoUrl", u.phone, c.facility_address as "clinicAddress",
    p.date_of_birth as "dateOfBirth", coalesce(p.gender, v.gender) as gender, p.marital_status as "maritalStatus", p.address,
    p.emergency_contact as "emergencyContact", p.insurance_provider as "insuranceProvider",
    p.primary_health_concerns as "primaryHealthConcerns", p.id_verification_url as "idVerificationUrl",
    array(select jsonb_build_object('id', d.id, 'name', d.name, 'dateOfBirth', d.date_of_birth,
        'relationship', d.relationship, 'profilePictureUrl', d.profile_picture_url, 'address', d.address,
        'sex', d.sex, 'bloodGroup', d.blood_group)
      from dependents d where d.patient_id = u.id and d.removed_at is null order by d.id limit ${MOST_DEPENDENTS}) as dependents,
    (select jsonb_build_object('patientId', m.patient_id, 'dueDate', m.due_date, 'shared', m.shared)
      from maternity_profiles m where m.patient_id = u.id and m.ended_at is null) as "maternityProfile",
    (select to_char(max(m.ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from maternity_profiles m where m.patient_id = u.id) as "pregnancyEndedAt",
    array(select jsonb_build_object('id', g.id, 'type', g.type, 'amount', g.amount_cents / 100.0,
        'date', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from donations g where g.donor_id = u.id order by g.created_at desc, g.id desc limit 500) as "donationHistory",
    v.professional_title as "professionalTitle", v.specialty, coalesce(v.specialty_tags, '{}') as "specialtyTags",
    v.license_number as "licenseNumber", v.license_issuing_authority as "licenseIssuingAuthority",
    v.license_expiration_date as "licenseExpirationDate", coalesce(v.license_verified, false) as "licenseVerified",
    v.credentials, v.npi, coalesce(v.years_of_experience, 0) as "yearsOfExperience", v.education, v.bio,
    v.contact_email as "contactEmail",
    coalesce(v.languages_spoken, '{}') as "languagesSpoken", v.availability,
    v.service_locations as "serviceLocations", v.medical_license_url as "medicalLicenseUrl",
    v.photo_id_url as "photoIdUrl", v.background_check_url as "backgroundCheckUrl"
  from app_users u
  left join patient_profiles p on p.user_id = u.id
  left join provider_profiles v on v.user_id = u.id
  left join clinics c on c.id = u.clinic_id
  where u.id = $1`;

type UserRow = Omit<User, 'createdAt'> & { createdAt: Date };

/** Grants for reading one's own account. */
export type UserReader = Grant<
  | 'profile:read'
  | 'profile:change'
  | 'profile:complete'
  | 'session:read'
  | 'session:start'
  | 'account:register'
  | 'my-data:export'
  | 'vault:read'
  | 'record:export',
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

interface Beside {
  readonly table: string;
  readonly fields: readonly string[];
  /** More columns: their values in a new row, and in one that is there. */
  readonly kept?: readonly { column: string; first: string; later: string }[];
  /** Joined to the changed row `c`, for those values. */
  readonly compared?: string;
}

function changeBeside({ table, fields, kept = [], compared = '' }: Beside): string {
  const columns = fields.map(columnOf);
  const values = columns.map(given);
  const all = [...columns, ...kept.map(({ column }) => column)];
  return `insert into ${table} as beside (user_id, ${all})
    select $1, ${[...values, ...kept.map(({ first }) => first)]}
    from jsonb_populate_record(null::${table}, $2::jsonb) c
    on conflict (user_id) do update set (${all}) = (
      select ${[...values, ...kept.map(({ later }) => later)]}
      from jsonb_populate_record(beside, $2::jsonb) c ${compared})`;
}

const differ = (fields: readonly string[]) =>
  `(${fields.map((field) => `c.${columnOf(field)}`)}) is distinct from (${fields.map((field) => `beside.${columnOf(field)}`)})`;

/**
 * A change of who is licensed for what ends the verification at once. A new document or end date
 * gives no more rights than before, so the verification stands until it is reviewed.
 */
const REVIEWED_LICENCE = {
  compared: `cross join lateral (select ${differ(LICENSED_FIELDS)} or coalesce(($2::jsonb ->> 'name') <>
      (select name from app_users where id = $1), false) as licensed, ${differ(PROOF_FIELDS)} as proof) changed
    cross join lateral (select changed.licensed or changed.proof as again) reviewed`,
  kept: [
    {
      column: 'license_verified',
      first: 'false',
      later: 'beside.license_verified and not changed.licensed',
    },
    {
      column: 'review_state',
      first: `'pending'`,
      later: `case when again then 'pending' else beside.review_state end`,
    },
    {
      column: 'review_since',
      first: '$3::timestamptz',
      later:
        'case when again then coalesce(beside.review_since, $3::timestamptz) else beside.review_since end',
    },
    { column: 'review_version', first: '0', later: 'beside.review_version + again::int' },
  ],
};

const CHANGE_BESIDE = {
  PATIENT: changeBeside({ table: 'patient_profiles', fields: PATIENT_FIELDS }),
  PROVIDER: changeBeside({ table: 'provider_profiles', fields: PROVIDER_FIELDS, ...REVIEWED_LICENCE }),
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
  const dated = actor.role === 'PROVIDER' ? [...values, grant.at] : values;
  const beside =
    actor.role === 'PATIENT' || actor.role === 'PROVIDER' ? CHANGE_BESIDE[actor.role] : undefined;
  const [before] = await runAsOneStatement<UserRow>(db, [
    note,
    ...(beside && touchesRole(actor.role, changes) ? [{ text: beside, values: dated }] : []),
    { text: CHANGE_ACCOUNT, values },
    { text: USER, values: [scope.userId] },
  ]);
  if (!before) return undefined;
  // Statements that run as one see the account as it was before.
  const user = toUser(before);
  const ended = user.licenseVerified && endsVerification(user, changes);
  return { ...user, ...changes, ...(ended && { licenseVerified: false }) } as User;
}
