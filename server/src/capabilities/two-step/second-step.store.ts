import { createHash, randomBytes } from 'node:crypto';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import { REMEMBER_SECONDS, SECOND_STEP_SECONDS } from './cookies.service.ts';

export type SigningIn = PublicGrant<'session:start'>;
/** Signing in, and proving oneself again. */
export type CodeTaker = SigningIn | Grant<'session:prove'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => randomBytes(32).toString('base64url');
const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** The token is shown once and stored only as a hash; expired ones are deleted as well. */
export async function insertSecondStep({ db, at }: SigningIn, userId: string): Promise<string> {
  const token = newToken();
  await db.query(
    `with expired as (delete from second_steps where expires_at <= $3)
     insert into second_steps (token_hash, user_id, expires_at) values ($1, $2, $4)`,
    [hashOf(token), userId, at, later(at, SECOND_STEP_SECONDS)],
  );
  return token;
}

/** Whose second step this token is for, and the secret of their app. */
export async function findSecondStep({ db, at }: SigningIn, token: string) {
  const [found] = await db.read<{ userId: string; secret: Buffer }>(
    `select t.user_id as "userId", t.secret from second_steps s join two_step t on t.user_id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2 and t.confirmed_at is not null`,
    [hashOf(token), at],
  );
  return found;
}

/** The secret of the actor's own app, when two-step is on. */
export async function findOwnSecret({ db, actor }: Grant<'session:prove'>): Promise<Buffer | undefined> {
  const [found] = await db.read<{ secret: Buffer }>(
    'select secret from two_step where user_id = $1 and confirmed_at is not null',
    [actor.id],
  );
  return found?.secret;
}

/** False when it was taken already: one password buys one session. */
export async function takeSecondStep({ db }: SigningIn, token: string): Promise<boolean> {
  const rows = await db.query('delete from second_steps where token_hash = $1 returning user_id', [
    hashOf(token),
  ]);
  return rows.length > 0;
}

/** Spends a time step and all before it; false when it is spent. */
export async function takeStep({ db }: CodeTaker, userId: string, step: number): Promise<boolean> {
  const rows = await db.query(
    'update two_step set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [userId, step],
  );
  return rows.length > 0;
}

/** Spends a recovery code; false when there is none such, or no longer. */
export async function takeRecoveryCode(
  { db }: CodeTaker,
  userId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const rows = await db.query(
    'delete from recovery_codes where user_id = $1 and code_hash = any ($2) returning user_id',
    [userId, hashes],
  );
  return rows.length > 0;
}

export async function insertRememberedDevice({ db, at }: SigningIn, userId: string): Promise<string> {
  const token = newToken();
  await db.query(
    `with expired as (delete from remembered_devices where expires_at <= $3)
     insert into remembered_devices (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    [hashOf(token), userId, at, later(at, REMEMBER_SECONDS)],
  );
  return token;
}

/** `off` where two-step is, `skipped` on a device of theirs that was to be remembered, else `due`. */
export type SecondStep = 'off' | 'skipped' | 'due';

export async function findSecondStepState(
  { db, at }: SigningIn,
  userId: string,
  rememberToken: string,
): Promise<SecondStep> {
  const [found] = await db.read<{ isRemembered: boolean }>(
    `select exists (select 1 from remembered_devices d
         where d.token_hash = $2 and d.user_id = t.user_id and d.expires_at > $3) as "isRemembered"
     from two_step t where t.user_id = $1 and t.confirmed_at is not null`,
    [userId, hashOf(rememberToken), at],
  );
  if (!found) return 'off';
  return found.isRemembered ? 'skipped' : 'due';
}

/** The code is required again on every device, and a second step in progress must start again. */
export async function forgetRememberedDevices(db: Db, userId: string): Promise<void> {
  await db.query('delete from remembered_devices where user_id = $1', [userId]);
  await db.query('delete from second_steps where user_id = $1', [userId]);
}
