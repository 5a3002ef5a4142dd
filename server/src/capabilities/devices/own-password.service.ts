import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry, forgetTries } from '#platform/limits/limiter.ts';
import { OWN_PASSWORD_TRIES } from '#platform/limits/limits.ts';
import { checkPassword } from '#platform/session/password-hash.ts';
import { findOwnHash, type PasswordAsker } from './devices.store.ts';

/** For what asked for a fresh proof already: an account without a password is let through. */
export async function requireOwnPasswordIfAny(
  grant: PasswordAsker,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return requireOwnPassword(grant, password);
  if ((await findOwnHash(grant)) !== null) fail('invalid_request');
}

/**
 * Continues only with the actor's own password. The attempt is counted before it is checked, so
 * guesses at the same time are limited like guesses in a row.
 */
export async function requireOwnPassword(grant: PasswordAsker, password: string): Promise<void> {
  const { actor, db, at } = grant;
  await countTry(db, OWN_PASSWORD_TRIES, actor.id, at);
  const hash = await findOwnHash(grant);
  if (!(await checkPassword(password, hash ?? undefined))) {
    await writeAudit(grant, { action: 'session:proof-refused', actorId: actor.id, subjectId: actor.id });
    fail(hash === null ? 'no_password_login' : 'wrong_password');
  }
  await forgetTries(db, OWN_PASSWORD_TRIES, actor.id);
}
