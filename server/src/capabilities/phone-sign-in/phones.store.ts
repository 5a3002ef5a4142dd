import type { SignInPhone } from '@lakou/contract/phone-sign-in';
import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

interface PhoneAccount {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly hasPassword: boolean;
  readonly usedAt: Date;
  /** As a day, `1990-05-01`. */
  readonly dateOfBirth: string | null;
}

/** The account that codes to this number open. Who is no longer a patient signs in another way. */
export async function findByPhone(
  { db }: PublicGrant<'session:start' | 'deletion:cancel'>,
  phone: string,
): Promise<PhoneAccount | undefined> {
  const [found] = await db.read<PhoneAccount>(
    `select u.id, u.email, u.is_email_verified as "isEmailVerified", u.password_hash is not null as "hasPassword",
       p.used_at as "usedAt", v.date_of_birth::text as "dateOfBirth"
     from sign_in_phones p join app_users u on u.id = p.user_id
       left join patient_profiles v on v.user_id = u.id
     where p.phone = $1 and u.role = 'PATIENT' and u.erased_at is null`,
    [phone],
  );
  return found;
}

export async function markUsed({ db, at }: PublicGrant<'session:start'>, userId: string): Promise<void> {
  await db.query('update sign_in_phones set used_at = $2 where user_id = $1', [userId, at]);
}

/** The first number of a new account, which is also how others reach its person. False when it opens another account. */
export async function insertPhone(
  { db, at }: PublicGrant<'account:register'>,
  userId: string,
  phone: string,
): Promise<boolean> {
  const [added] = await db.query(
    `with added as (insert into sign_in_phones (user_id, phone, proven_at, used_at) values ($1, $2, $3, $3)
       on conflict (phone) do nothing returning user_id)
     update app_users u set phone = $2 from added where u.id = added.user_id returning u.id`,
    [userId, phone, at],
  );
  return added !== undefined;
}

interface OwnRow {
  phone: string | null;
  provenAt: Date | null;
  hasPassword: boolean;
}

export async function readOwnPhone({
  db,
  actor,
}: Grant<'sign-in-phone:read' | 'sign-in-phone:set'>): Promise<SignInPhone> {
  const [row] = await db.read<OwnRow>(
    `select p.phone, p.proven_at as "provenAt", u.password_hash is not null as "hasPassword"
     from app_users u left join sign_in_phones p on p.user_id = u.id where u.id = $1`,
    [actor.id],
  );
  return {
    phone: row?.phone ?? null,
    provenAt: row?.provenAt?.toISOString() ?? null,
    hasPassword: row?.hasPassword ?? false,
  };
}

export async function findOwnNumber({
  db,
  actor,
}: Grant<'sign-in-phone:set' | 'sign-in-phone:ask-proof' | 'session:prove'>): Promise<string | undefined> {
  const [row] = await db.read<{ phone: string }>('select phone from sign_in_phones where user_id = $1', [
    actor.id,
  ]);
  return row?.phone;
}

/** False when the number opens another account. */
export async function replacePhone(
  { db, actor, at }: Grant<'sign-in-phone:set'>,
  phone: string,
): Promise<boolean> {
  const saved = await db.query(
    `insert into sign_in_phones (user_id, phone, proven_at, used_at)
     select $1, $2, $3, $3 where not exists (select from sign_in_phones where phone = $2 and user_id <> $1)
     on conflict (user_id) do update set phone = excluded.phone, proven_at = excluded.proven_at,
       used_at = excluded.used_at
     returning user_id`,
    [actor.id, phone, at],
  );
  return saved.length > 0;
}

/** False when nothing else would open the account. */
export async function deleteOwnPhone({ db, actor }: Grant<'sign-in-phone:remove'>): Promise<boolean> {
  const deleted = await db.query(
    `with kept as (select id from app_users where id = $1 and is_email_verified and password_hash is not null),
       gone as (delete from sign_in_phones p using kept where p.user_id = kept.id)
     select id from kept`,
    [actor.id],
  );
  return deleted.length > 0;
}

export async function findContact({
  db,
  actor,
}: Grant<'sign-in-phone:set'>): Promise<{ name: string; email: string; language: Language } | undefined> {
  const [row] = await db.read<{ name: string; email: string; language: Language }>(
    'select name, email, preferred_language as language from app_users where id = $1',
    [actor.id],
  );
  return row;
}
