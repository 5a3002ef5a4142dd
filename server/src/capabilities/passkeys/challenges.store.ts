import { randomBytes } from 'node:crypto';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

export const CHALLENGE_MS = 5 * 60_000;

type Adding = Grant<'passkey:prepare' | 'passkey:add'>;
/** Signing in, and proving oneself again. */
type SigningIn = PublicGrant<'session:start'> | Grant<'session:prove'>;

const purposeOf = (userId: string | null) => (userId ? 'add' : 'sign-in');

/** Somebody's, to add a key; nobody's, to sign in. Expired ones go on the way. */
export async function newChallenge({
  db,
  at,
  actor,
}: Adding | PublicGrant<'session:start'>): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const userId = actor?.id ?? null;
  await db.query(
    `with expired as (delete from passkey_challenges where expires_at <= $4)
     insert into passkey_challenges (challenge, purpose, user_id, expires_at) values ($1, $2, $3, $5)`,
    [challenge, purposeOf(userId), userId, at, new Date(at.getTime() + CHALLENGE_MS)],
  );
  return challenge;
}

/**
 * Takes the challenge out, whatever comes of it; false when it was not given to this owner, or is over, or was used.
 * Those to sign in with have none.
 */
export async function takeChallenge(
  { db, at }: Adding | SigningIn,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const rows = await db.query(
    `delete from passkey_challenges
     where challenge = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4
     returning challenge`,
    [challenge, purposeOf(userId), userId, at],
  );
  return rows.length > 0;
}
