import type { User } from '@lakou/contract';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry, forgetTries } from '#platform/limits/limiter.ts';
import { SECOND_STEP_TRIES } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { beginSession, type SignInDevice } from '../devices/devices.service.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { plainCode } from './recovery-codes.rules.ts';
import {
  type CodeTaker,
  findOwnSecret,
  findSecondStep,
  findSecondStepState,
  insertRememberedDevice,
  insertSecondStep,
  type SecondStep,
  type SigningIn,
  takeRecoveryCode,
  takeSecondStep,
  takeStep,
} from './second-step.store.ts';
import { findStep, isAppCode } from './totp.rules.ts';

export { readRememberToken, setSecondStepCookie } from './cookies.service.ts';
export { findTwoStepSince, removeTwoStep, removeTwoStepSince } from './removal.store.ts';
export { forgetRememberedDevices } from './second-step.store.ts';

/** Asked after the right password: whether this person also needs a code on this device. */
export const secondStepFor = (
  grant: SigningIn,
  userId: string,
  rememberToken: string | undefined,
): Promise<SecondStep> => findSecondStepState(grant, userId, rememberToken ?? '');

/** Starts the second step after the right password; the token is valid for nothing else. */
export const startSecondStep = (tx: SigningIn, userId: string): Promise<string> =>
  insertSecondStep(tx, userId);

interface Attempt extends SignInDevice {
  /** The answer to the right password. */
  readonly secondStepToken: string | undefined;
  readonly code: string;
  readonly rememberDevice: boolean;
}

interface SignInResult {
  readonly user: User;
  readonly token: string;
  readonly rememberToken: string | undefined;
}

/**
 * Accepts the code once and signs in. Every attempt is counted before it is checked, so many at
 * once gain nothing.
 */
export async function completeSecondStep(
  grant: SigningIn,
  attempt: Attempt,
  box: SecretBox,
  platform: Platform,
): Promise<SignInResult> {
  const pass = attempt.secondStepToken ?? fail('second_step_expired');
  const { userId, secret } = (await findSecondStep(grant, pass)) ?? fail('second_step_expired');
  await countTry(grant.db, SECOND_STEP_TRIES, userId, grant.at);
  const result = await inTransaction(grant, async (tx) => {
    if (!(await spend(tx, attempt.code, userId, secret, box))) return undefined;
    if (!(await takeSecondStep(tx, pass))) fail('second_step_expired');
    await forgetTries(tx.db, SECOND_STEP_TRIES, userId);
    const rememberToken = attempt.rememberDevice ? await insertRememberedDevice(tx, userId) : undefined;
    return { token: await beginSession(tx, userId, attempt, platform), rememberToken };
  });
  if (!result) {
    await writeAudit(grant, { action: 'session:refused', subjectId: userId });
    return fail('second_step_wrong');
  }
  return { user: await getUser(grant, userId), ...result };
}

/** Where two-step is on, goes on only with a code. Every try counts before it is looked at. */
export async function requireOwnCode(
  grant: Grant<'session:prove'>,
  code: string | undefined,
  box: SecretBox,
): Promise<void> {
  const secret = await findOwnSecret(grant);
  if (!secret) return;
  if (code === undefined) return fail('two_step_code_required');
  const { id } = grant.actor;
  await countTry(grant.db, SECOND_STEP_TRIES, id, grant.at);
  if (!(await inTransaction(grant, (tx) => spend(tx, code, id, secret, box)))) {
    await writeAudit(grant, { action: 'session:proof-refused', actorId: id, subjectId: id });
    return fail('second_step_wrong');
  }
  await forgetTries(grant.db, SECOND_STEP_TRIES, id);
}

/** Spends a code of the app or a recovery code; false when it is neither, or spent. */
async function spend(tx: CodeTaker, typed: string, userId: string, secret: Buffer, box: SecretBox) {
  const code = plainCode(typed);
  if (isAppCode(code)) {
    const step = await findStep(box.open(secret, userId), code, tx.at);
    return step !== undefined && takeStep(tx, userId, step);
  }
  if (!(await takeRecoveryCode(tx, userId, box.fingerprints(code)))) return false;
  await writeAudit(tx, { action: 'two-step:recovery-code-used', actorId: userId, subjectId: userId });
  return true;
}
