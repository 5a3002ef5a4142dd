import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../db/db.ts';

export const SESSION_SECONDS = 7 * 24 * 3600;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Starts a session and returns its token, which is shown once and kept only as a hash. */
export async function startSession(db: Db, userId: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1000);
  await db.query(
    'insert into sessions (id, user_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [uuidv7(), userId, hashOf(token), at, expiresAt],
  );
  return token;
}

export async function findActor(db: Db, token: string, at: Date): Promise<Actor | undefined> {
  const [actor] = await db.query<Actor>(
    `select u.id, u.role, u.clinic_id as "clinicId", u.preferred_language as language, s.id as "sessionId"
     from sessions s join app_users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2`,
    [hashOf(token), at],
  );
  return actor;
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
