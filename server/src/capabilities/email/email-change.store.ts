import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import { OPEN, RECIPIENT, type Recipient } from './email.store.ts';

/** The account, and when its address was proven. */
export async function getSelf(grant: Grant<'email:change'>): Promise<Recipient & { provenAt: Date | null }> {
  const [user] = await grant.db.read<Recipient & { provenAt: Date | null }>(
    `select ${RECIPIENT}, u.email_verified_at as "provenAt" from app_users u where id = $1`,
    [grant.actor.id],
  );
  if (!user) throw new Error('whoever is signed in has an account');
  return user;
}

export async function isTaken(grant: Grant<'email:change'>, email: string): Promise<boolean> {
  return (await grant.db.read('select from app_users where email = $1', [email])).length > 0;
}

/** Grants that make accounts. */
export type AccountMaker = PublicGrant<'account:register'> | Grant<'staff:add', unknown>;

/** An address that was just left: its owner may still undo the change. */
export async function isReserved(grant: AccountMaker, email: string): Promise<boolean> {
  const rows = await grant.db.read(
    `select from email_tokens where email = $1 and purpose = 'undo' and used_at is null and expires_at > $2`,
    [email, grant.at],
  );
  return rows.length > 0;
}

/** Only the last requested address counts. */
export async function deleteOpenChanges(grant: Grant<'email:change'>): Promise<void> {
  await grant.db.query(
    "delete from email_tokens where user_id = $1 and purpose = 'change' and used_at is null",
    [grant.actor.id],
  );
}

/** Uses the token up, unless the address is taken or the password has changed since it was asked for. */
export async function takeChange(grant: PublicGrant<'email:confirm'>, hash: Buffer) {
  const [change] = await grant.db.query<{ userId: string; newEmail: string }>(
    `update email_tokens t set used_at = $2 from app_users u
     where ${OPEN} and t.purpose = 'change' and t.created_at >= coalesce(u.password_changed_at, t.created_at)
       and not exists (select from app_users other where other.email = t.email)
       and not exists (select from email_tokens held where held.email = t.email and held.user_id <> t.user_id
         and held.purpose = 'undo' and held.used_at is null and held.expires_at > $2)
     returning t.user_id as "userId", t.email as "newEmail"`,
    [hash, grant.at],
  );
  return change;
}

export async function replaceEmail(
  grant: PublicGrant<'email:confirm' | 'email:undo'>,
  userId: string,
  email: string,
  provenAt: Date,
): Promise<void> {
  await grant.db.query('update app_users set email = $2, email_verified_at = $3 where id = $1', [
    userId,
    email,
    provenAt,
  ]);
}

export async function takeUndo(grant: PublicGrant<'email:undo'>, hash: Buffer) {
  const [undo] = await grant.db.query<{
    userId: string;
    oldEmail: string;
    askedAt: Date;
    provenAt: Date | null;
  }>(
    `update email_tokens t set used_at = $2 from app_users u
     where ${OPEN} and t.purpose = 'undo'
       and not exists (select from app_users other where other.email = t.email and other.id <> t.user_id)
     returning t.user_id as "userId", t.email as "oldEmail", t.created_at as "askedAt",
       t.proven_at as "provenAt"`,
    [hash, grant.at],
  );
  return undo;
}

/** Earlier links stay valid: the first owner of the account can undo all later changes. */
export async function deleteTokensSince(
  grant: PublicGrant<'email:undo'>,
  userId: string,
  askedAt: Date,
): Promise<void> {
  await grant.db.query(
    'delete from email_tokens where user_id = $1 and created_at >= $2 and used_at is null',
    [userId, askedAt],
  );
}

/** Somebody else knows the present one; a link to choose another goes to the owner. */
export async function endPassword(grant: PublicGrant<'email:undo'>, userId: string): Promise<void> {
  await grant.db.query('update app_users set password_hash = null, password_changed_at = $2 where id = $1', [
    userId,
    grant.at,
  ]);
  await grant.db.query('delete from password_resets where user_id = $1', [userId]);
}

export async function endSessions(grant: PublicGrant<'email:undo'>, userId: string): Promise<void> {
  await grant.db.query('delete from sessions where user_id = $1', [userId]);
}
