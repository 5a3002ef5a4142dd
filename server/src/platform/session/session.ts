import { hash, randomBytes } from 'node:crypto';
import { placeholderEmail } from '@lakou/contract/phone-sign-in.rules';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../db/db.ts';

export const SESSION_SECONDS = 7 * 24 * 3600;
const SEEN_EVERY_MS = 5 * 60_000;

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** The device of a session, as far as the request shows it. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
  /** Signed in without all the proofs that the account asks for: a call with step-up asks for them. */
  readonly isUnproven?: boolean;
}

const NEVER = new Date(0);

const newToken = () => randomBytes(32).toString('base64url');

/** Starts a session and returns its token, which is shown once and kept only as a hash. */
export async function startSession(db: Db, userId: string, device: Device, at: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1000);
  await db.query(
    `insert into sessions (id, user_id, token_hash, created_at, expires_at, last_seen_at, proven_at, address, user_agent)
     values ($1, $2, $3, $4, $5, $4, $6, $7, $8)`,
    [
      uuidv7(),
      userId,
      hashOf(token),
      at,
      expiresAt,
      device.isUnproven ? NEVER : at,
      device.address,
      device.userAgent.slice(0, 500),
    ],
  );
  return token;
}

export async function findActor(db: Db, token: string, at: Date): Promise<Actor | undefined> {
  const [found] = await db.read<Actor & { lastSeenAt: Date }>(
    `select u.id, u.role, u.clinic_id as "clinicId",
       case when u.clinic_id is null then null when u.role = 'CLINIC_ADMIN' then 'Admin'
         else coalesce(v.clinic_role, 'Provider') end as "clinicRole",
       u.preferred_language as language, u.is_email_verified or u.email like $3 as "isEmailVerified",
       s.id as "sessionId", s.proven_at as "provenAt", s.last_seen_at as "lastSeenAt"
     from sessions s join app_users u on u.id = s.user_id
       left join provider_profiles v on v.user_id = u.id
     where s.token_hash = $1 and s.expires_at > $2 and u.suspended_at is null and u.removed_at is null`,
    [hashOf(token), at, placeholderEmail('%')],
  );
  if (!found) return undefined;
  const { lastSeenAt, ...actor } = found;
  // Exact to a few minutes, so that a read does not write each time.
  if (at.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS)
    await db.query('update sessions set last_seen_at = $2 where id = $1', [actor.sessionId, at]);
  return actor;
}

/** Notes that its person proved themselves again, and returns the token that replaces the present one. */
export async function renewSession(db: Db, sessionId: string, at: Date): Promise<string | undefined> {
  const token = newToken();
  const renewed = await db.query(
    'update sessions set token_hash = $2, proven_at = $3 where id = $1 returning id',
    [sessionId, hashOf(token), at],
  );
  return renewed.length > 0 ? token : undefined;
}

/** Ends the session of this token and says whose it was. */
export async function endSession(db: Db, token: string): Promise<string | undefined> {
  const [ended] = await db.query<{ userId: string }>(
    'delete from sessions where token_hash = $1 returning user_id as "userId"',
    [hashOf(token)],
  );
  return ended?.userId;
}

export async function deleteExpiredSessions(db: Db, at: Date): Promise<void> {
  await db.query('delete from sessions where expires_at <= $1', [at]);
}
