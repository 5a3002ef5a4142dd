import type { Role } from '@lakou/contract';
import type { ClinicRole } from '@lakou/contract/profiles.rules';
import type { NewStaff, StaffChanges } from '@lakou/contract/staff';
import type { Grant } from '#platform/access/grant.ts';
import type { StaffScope } from './staff.access.ts';

type Adding = Grant<'staff:add', { clinicId: string }>;
type Changing = Grant<'staff:change' | 'staff:remove', StaffScope>;

/** False when the address belongs to somebody already. */
export async function insertStaff(
  { db, scope, actor, at }: Adding,
  id: string,
  { name, email }: NewStaff,
): Promise<boolean> {
  const added = await db.query(
    `insert into app_users (id, name, email, role, clinic_id, preferred_language, created_at)
     values ($1, $2, $3, 'PROVIDER', $4, $5, $6) on conflict (email) do nothing returning id`,
    [id, name, email, scope.clinicId, actor.language, at],
  );
  return added.length > 0;
}

export async function insertStaffProfile(
  { db, at }: Adding,
  id: string,
  { clinicRole, credentials, licenseNumber, licenseExpirationDate }: NewStaff,
): Promise<void> {
  await db.query(
    `insert into provider_profiles (user_id, clinic_role, credentials, license_number, license_expiration_date, review_since)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, clinicRole, credentials ?? null, licenseNumber ?? null, licenseExpirationDate ?? null, at],
  );
}

export async function findClinicName({
  db,
  scope,
}: Grant<'staff:add' | 'staff:invite', { clinicId: string }>): Promise<string> {
  const [clinic] = await db.read<{ name: string }>('select name from clinics where id = $1', [
    scope.clinicId,
  ]);
  return clinic?.name ?? '';
}

/** Who works there as what, as it was before the change. */
export interface PresentStaff {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly clinicRole: ClinicRole;
  readonly credentials: string | null;
  readonly licenseNumber: string | null;
  readonly licenseExpirationDate: string | null;
  /** Whether they ever chose a password or proved their address. */
  readonly hasJoined: boolean;
}

/** Changes of a clinic's administrators wait for each other. */
export async function lockClinic({ db, scope }: Changing): Promise<void> {
  await db.query('select 1 from clinics where id = $1 for no key update', [scope.clinicId]);
}

export async function lockStaff({
  db,
  scope,
}: Changing | Grant<'staff:invite', StaffScope>): Promise<PresentStaff | undefined> {
  await db.query('select 1 from app_users where id = $1 for no key update', [scope.staffId]);
  const [found] = await db.query<PresentStaff>(
    `select u.name, u.email, u.role,
       case when u.role = 'CLINIC_ADMIN' then 'Admin' else coalesce(v.clinic_role, 'Provider') end as "clinicRole",
       v.credentials, v.license_number as "licenseNumber", v.license_expiration_date as "licenseExpirationDate",
       u.password_hash is not null or u.is_email_verified as "hasJoined"
     from app_users u left join provider_profiles v on v.user_id = u.id
     where u.id = $1 and u.clinic_id = $2 and u.erased_at is null`,
    [scope.staffId, scope.clinicId],
  );
  return found;
}

/** Another administrator who can sign in and stays. */
export async function hasOtherAdmin({ db, scope }: Changing): Promise<boolean> {
  const found = await db.query(
    `select 1 from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.id <> $2 and (u.role = 'CLINIC_ADMIN' or v.clinic_role = 'Admin')
       and u.password_hash is not null and u.erased_at is null and u.erase_after is null limit 1`,
    [scope.clinicId, scope.staffId],
  );
  return found.length > 0;
}

/**
 * What was not sent stays. Another name or number ends the verification of a licence, another end has it reviewed, as
 * when providers change these themselves.
 */
export async function saveStaff(
  { db, scope, at }: Grant<'staff:change', StaffScope>,
  present: PresentStaff,
  sent: StaffChanges & { readonly clinicRole: ClinicRole },
): Promise<void> {
  const given = <F extends 'credentials' | 'licenseNumber' | 'licenseExpirationDate'>(field: F) =>
    sent[field] === undefined ? present[field] : (sent[field] ?? null);
  const name = sent.name ?? present.name;
  const number = given('licenseNumber');
  const end = given('licenseExpirationDate');
  const isOther = name !== present.name || number !== present.licenseNumber;
  const isReviewed = isOther || end !== present.licenseExpirationDate;
  await db.query('update app_users set name = $2 where id = $1 and name <> $2', [scope.staffId, name]);
  if (present.role !== 'PROVIDER') return;
  await db.query(
    `insert into provider_profiles as p
       (user_id, clinic_role, credentials, license_number, license_expiration_date, review_since)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update set clinic_role = $2, credentials = $3, license_number = $4,
       license_expiration_date = $5, license_verified = p.license_verified and not $7,
       review_state = case when $8 then 'pending' else p.review_state end,
       review_since = case when $8 then coalesce(p.review_since, $6) else p.review_since end,
       review_version = p.review_version + $8::int`,
    [scope.staffId, sent.clinicRole, given('credentials'), number, end, at, isOther, isReviewed],
  );
}

/** Signed out everywhere, at once. */
export async function endAccess({ db, scope }: Changing): Promise<void> {
  await db.query('delete from sessions where user_id = $1', [scope.staffId]);
}

/** The role at the clinic and the row of who works there follow by triggers. */
export async function unlink({ db, scope }: Grant<'staff:remove', StaffScope>): Promise<void> {
  await db.query('update app_users set clinic_id = null where id = $1 and clinic_id = $2', [
    scope.staffId,
    scope.clinicId,
  ]);
}

/** Nobody ever signed in: the address is free again, and the link in the mail opens nothing. */
export async function withdrawInvitation({
  db,
  scope,
  at,
}: Grant<'staff:remove', StaffScope>): Promise<void> {
  await db.query('delete from password_resets where user_id = $1', [scope.staffId]);
  await db.query(
    `update app_users set name = '—', email = 'erased-' || id || '@erased.invalid', erased_at = $2
     where id = $1 and password_hash is null and not is_email_verified`,
    [scope.staffId, at],
  );
}
