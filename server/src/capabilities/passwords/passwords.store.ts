import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

/** The receiver of a mail about a password. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
  language: Language;
}

const RECIPIENT = 'u.id, u.name, u.email, u.preferred_language as language';

/** Grants for confirming one's identity by password. */
export type PasswordProof = Grant<'password:change' | 'email:change'>;

/** The hash is read only to be compared. */
export async function findOwnPasswordHash(grant: PasswordProof): Promise<string | undefined> {
  const [found] = await grant.db.read<{ hash: string | null }>(
    'select password_hash as hash from app_users where id = $1',
    [grant.actor.id],
  );
  return found?.hash ?? undefined;
}

type Setter = Grant<'password:change'> | PublicGrant<'password:reset'>;

/** Links that were mailed for the old password become invalid. */
export async function setPassword(grant: Setter, userId: string, hash: string): Promise<Recipient> {
  await grant.db.query('delete from password_resets where user_id = $1', [userId]);
  const [user] = await grant.db.query<Recipient>(
    `update app_users u set password_hash = $2, password_changed_at = $3 where id = $1 returning ${RECIPIENT}`,
    [userId, hash, grant.at],
  );
  if (!user) throw new Error('whose password is set is there');
  return user;
}

/** False when there is a password already. */
export async function insertPassword(
  { db, actor, at }: Grant<'password:first'>,
  hash: string,
): Promise<boolean> {
  const set = await db.query(
    `update app_users set password_hash = $2, password_changed_at = $3
     where id = $1 and password_hash is null returning id`,
    [actor.id, hash, at],
  );
  return set.length > 0;
}

export async function endSessions(grant: Setter, userId: string): Promise<void> {
  await grant.db.query('delete from sessions where user_id = $1', [userId]);
}

/**
 * A person who forgot the password, one whose address an attacker tried to change, a new
 * administrator, invited staff, or somebody whom an administrator helps.
 */
export type ResetAsker =
  | PublicGrant<'password:forget' | 'email:undo' | 'admin:create'>
  | Grant<'user:reset' | 'staff:add' | 'staff:invite', unknown>;

export async function findRecipient(grant: ResetAsker, email: string): Promise<Recipient | undefined> {
  const [user] = await grant.db.read<Recipient>(`select ${RECIPIENT} from app_users u where email = $1`, [
    email,
  ]);
  return user;
}

export async function insertReset(
  grant: ResetAsker,
  tokenHash: Buffer,
  user: Recipient,
  expiresAt: Date,
): Promise<void> {
  await grant.db.query(
    `insert into password_resets (token_hash, user_id, email, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [tokenHash, user.id, user.email, grant.at, expiresAt],
  );
}

const OPEN = `r.token_hash = $1 and r.expires_at > $2
  and exists (select from app_users u where u.id = r.user_id and u.email = r.email)`;

/** Whose password the link resets. */
export async function findReset(
  grant: PublicGrant<'password:reset'>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [found] = await grant.db.read<{ userId: string }>(
    `select r.user_id as "userId" from password_resets r where ${OPEN}`,
    [tokenHash, grant.at],
  );
  return found?.userId;
}

/** When the address of the account was proven. */
export async function findProofTime(
  grant: PublicGrant<'password:reset'>,
  userId: string,
): Promise<Date | undefined> {
  const [found] = await grant.db.read<{ provenAt: Date | null }>(
    'select email_verified_at as "provenAt" from app_users where id = $1',
    [userId],
  );
  return found?.provenAt ?? undefined;
}

/** The mailed link proves an address that was not proven before. */
export async function proveAddress(grant: PublicGrant<'password:reset'>, userId: string): Promise<void> {
  await grant.db.query(
    'update app_users set email_verified_at = $2 where id = $1 and email_verified_at is null',
    [userId, grant.at],
  );
}

/** Deletes the token, so that only one of several requests at once succeeds. */
export async function takeReset(
  grant: PublicGrant<'password:reset'>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [used] = await grant.db.query<{ userId: string }>(
    `delete from password_resets r where ${OPEN} returning user_id as "userId"`,
    [tokenHash, grant.at],
  );
  return used?.userId;
}

export async function deleteOldResets(grant: PublicGrant<'password:forget'>): Promise<void> {
  await grant.db.query('delete from password_resets where expires_at <= $1', [grant.at]);
}
