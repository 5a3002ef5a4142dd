import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

/** The receiver of a mail about an address. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export const RECIPIENT = 'u.id, u.name, u.email, u.preferred_language as language';

type Asker = Grant<'account:register' | 'email:ask' | 'email:change', undefined, unknown>;

/** The purpose of a link: verify the address of an account, change it, or undo the change. */
export type Purpose = 'verify' | 'change' | 'undo';

export interface NewToken {
  readonly hash: Buffer;
  readonly userId: string;
  readonly purpose: Purpose;
  readonly email: string;
  readonly expiresAt: Date;
  /** When the address was proven, for a link that can bring it back. */
  readonly provenAt?: Date | null;
}

export async function insertToken(grant: Asker, token: NewToken): Promise<void> {
  await grant.db.query(
    `insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at, proven_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [token.hash, token.userId, token.purpose, token.email, grant.at, token.expiresAt, token.provenAt ?? null],
  );
}

/** An account with this address that is not verified yet. */
export async function findUnverified(
  grant: PublicGrant<'email:ask'>,
  email: string,
): Promise<Recipient | undefined> {
  const [user] = await grant.db.read<Recipient>(
    `select ${RECIPIENT} from app_users u where email = $1 and not is_email_verified`,
    [email],
  );
  return user;
}

/** A token `t` of the account `u` that is still valid. */
export const OPEN = 't.token_hash = $1 and t.used_at is null and t.expires_at > $2 and u.id = t.user_id';

/** Uses the token up, unless the account has another address by now. */
export async function takeVerification(
  grant: PublicGrant<'email:verify'>,
  hash: Buffer,
): Promise<Recipient | undefined> {
  const [user] = await grant.db.query<Recipient>(
    `update email_tokens t set used_at = $2 from app_users u
     where ${OPEN} and t.purpose = 'verify' and u.email = t.email returning ${RECIPIENT}`,
    [hash, grant.at],
  );
  return user;
}

/** False when it was verified before: a second link has no second effect. */
export async function markVerified(grant: PublicGrant<'email:verify'>, userId: string): Promise<boolean> {
  const rows = await grant.db.query(
    'update app_users set email_verified_at = $2 where id = $1 and email_verified_at is null returning id',
    [userId, grant.at],
  );
  return rows.length > 0;
}

/** Whether this link was used successfully a short time ago. */
export async function wasUsedSince(
  grant: PublicGrant<'email:verify' | 'email:confirm'>,
  hash: Buffer,
  purpose: Purpose,
  since: Date,
): Promise<boolean> {
  const rows = await grant.db.read(
    'select from email_tokens where token_hash = $1 and purpose = $2 and used_at >= $3',
    [hash, purpose, since],
  );
  return rows.length > 0;
}

export async function deleteOldTokens(grant: PublicGrant<'email:ask'>): Promise<void> {
  await grant.db.query("delete from email_tokens where expires_at <= $1::timestamptz - interval '1 day'", [
    grant.at,
  ]);
}
