import type { User } from '@lakou/contract';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import { countTry, isTryWithin, refuseWhenSpent, returnTry } from '#platform/limits/limiter.ts';
import {
  FAILED_SIGN_INS_PER_ACCOUNT,
  UNCHECKED_SIGN_INS,
  UNKNOWN_SIGN_INS,
} from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { checkPassword } from '#platform/session/password-hash.ts';
import { endSession } from '#platform/session/session.ts';
import { beginSession, type SignInDevice } from '../devices/devices.service.ts';
import { refuseUnverified } from '../email/email.service.ts';
import { checkHumanOrLimit } from '../human-check/human-check.service.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { secondStepFor, startSecondStep } from '../two-step/two-step.service.ts';
import { findCredentials } from './accounts.store.ts';
import { countAttempt, deleteFailures, returnSignInTry } from './sign-in-failures.store.ts';

/**
 * Signing in, and cancelling the closing: both require e-mail and password under the same limits.
 */
type Identifying = PublicGrant<'session:start'> | PublicGrant<'deletion:cancel'>;
type SigningIn = PublicGrant<'session:start'>;
type Credentials = Pick<SignIn, 'email' | 'password' | 'address' | 'humanCheck'>;

export interface SignIn extends SignInDevice {
  readonly email: string;
  readonly password: string;
  readonly humanCheck?: string | null | undefined;
  /** A device that was remembered and needs no code. */
  readonly rememberToken: string | undefined;
}

/**
 * Finds the account of this e-mail and password; otherwise refuses with the specification's
 * message.
 */
export async function identify(
  grant: Identifying,
  { email, password, address, humanCheck }: Credentials,
  { uniformAuthErrors }: Config,
): Promise<string> {
  // Programs that try lists of addresses are refused here, before a password is hashed, whether or
  // not the address has an account. A solved human check gives a higher limit.
  if (!humanCheck) await refuseWhenSpent(grant.db, UNKNOWN_SIGN_INS, address, grant.at);
  await countAttempt(grant, email, address);
  if (!(await isTryWithin(grant.db, FAILED_SIGN_INS_PER_ACCOUNT, email, grant.at)) && !humanCheck)
    await demandHumanCheck(grant, email, address);
  const known = await findCredentials(grant, email);
  const right = await checkPassword(password, known?.passwordHash ?? undefined);
  if (known && right) {
    await deleteFailures(grant, email, address);
    await returnTry(grant.db, FAILED_SIGN_INS_PER_ACCOUNT, email);
    return known.id;
  }
  await writeAudit(grant, { action: 'session:refused', subjectId: known?.id });
  // With uniform errors the count is uniform too: otherwise the 429 would tell which accounts exist.
  if ((!known || uniformAuthErrors) && !humanCheck)
    await countTry(grant.db, UNKNOWN_SIGN_INS, address, grant.at);
  if (uniformAuthErrors) return fail('wrong_password');
  if (!known) return fail('user_not_found');
  return fail(known.passwordHash === null ? 'no_password_login' : 'wrong_password');
}

/**
 * An account guessed at from many addresses is tried on only by who does the work of the human check. Counted by the
 * e-mail as typed, so that it is the same for an account that does not exist.
 */
async function demandHumanCheck(grant: Identifying, email: string, address: string): Promise<never> {
  await returnSignInTry(grant, email, address); // no password was looked at
  return fail('human_check_required');
}

/** In, or one step short of it: a code is still asked for on this device. */
export type SignInResult = { user: User; token: string } | { secondStepToken: string };

/** Checks the password and starts a session, or the second step where one is set up. */
export async function signIn(grant: SigningIn, attempt: SignIn, platform: Platform): Promise<SignInResult> {
  const { humanCheck, address, email } = attempt;
  await checkHumanOrLimit(platform, grant, humanCheck, address, UNCHECKED_SIGN_INS, email);
  const userId = await identify(grant, attempt, platform.config);
  const user = await getUser(grant, userId);
  refuseUnverified(user, platform.config);
  return inTransaction(grant, async (tx) => {
    const secondStep = await secondStepFor(tx, userId, attempt.rememberToken);
    if (secondStep === 'due') return { secondStepToken: await startSecondStep(tx, userId) };
    const signInDevice = { ...attempt, isUnproven: secondStep === 'skipped' };
    return { user, token: await beginSession(tx, userId, signInDevice, platform) };
  });
}

export async function signOut(grant: PublicGrant<'session:end'>, token: string | undefined): Promise<void> {
  if (!token) return;
  await inTransaction(grant, async (tx) => {
    const userId = await endSession(tx.db, token);
    if (userId) await writeAudit(tx, { action: 'session:end', actorId: userId, subjectId: userId });
  });
}
