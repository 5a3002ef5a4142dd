import { randomBytes } from 'node:crypto';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

export const CHALLENGE_MS = 5 * 60_000;

type Adding = Grant<'passkey:prepare' | 'passkey:add'>;
type SigningIn = PublicGrant<'session:start'>;

const purposeOf = (userId: string | null) => (userId ? 'add' : 'sign-in');

/** With an owner to add a key, without one to sign in. Expired ones are deleted as well. */
export async function newChallenge({ db, at, actor }: Adding | SigningIn): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const userId = actor?.id ?? null;
  await db.query(
    `with expired as (delete from passkey_challenges where expires_at <= $4)
     insert into passkey_challenges (challenge, purpose, user_id, expires_at) values ($1, $2, $3, $5)`,
    [challenge, purposeOf(userId), userId, at, new Date(at.getTime() + CHALLENGE_MS)],
  );
  return challenge;
}

/** Deletes the challenge in any case; false when it is not theirs, has expired or was used. */
export async function takeChallenge(
  { db, at, actor }: Adding | SigningIn,
  challenge: string,
): Promise<boolean> {
  const userId = actor?.id ?? null;
  const rows = await db.query(
    `delete from passkey_challenges
     where challenge = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4
     returning challenge`,
    [challenge, purposeOf(userId), userId, at],
  );
  return rows.length > 0;
}
