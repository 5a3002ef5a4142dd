import type { Removal } from '@lakou/contract/passwords';
import { refuseStaleProof } from '#platform/access/fresh-proof.ts';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import { countTry, forgetTries } from '#platform/limits/limiter.ts';
import { FAILED_SIGN_INS_PER_ACCOUNT, PASSWORD_CHANGES } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { checkPassword, hashPassword } from '#platform/session/password-hash.ts';
import { beginSession, type SignInDevice } from '../devices/devices.service.ts';
import { findTwoStepSince, forgetRememberedDevices } from '../two-step/two-step.service.ts';
import { isCommonPassword } from './common-passwords.rules.ts';
import { removeOtherWaysIn } from './other-ways-in.service.ts';
import {
  endSessions,
  findOwnPasswordHash,
  findRecipient,
  findReset,
  insertPassword,
  insertReset,
  type PasswordProof,
  proveAddress,
  type Recipient,
  type ResetAsker,
  setPassword,
  takeReset,
} from './passwords.store.ts';

const RESET_LASTS_MS = 3600_000;
const STRICT_LENGTH = 8;

/**
 * By default a weak password only causes a warning in the browser; `PASSWORD_POLICY=strict` refuses
 * it.
 */
export function refuseWeakPassword(password: string, { passwordPolicy }: Config): void {
  if (passwordPolicy !== 'strict') return;
  if (password.length < STRICT_LENGTH) fail('password_below_policy');
  if (isCommonPassword(password)) fail('password_too_common');
}

/** Refuses unless this is the password of the signed-in person. */
export async function confirmPassword(grant: PasswordProof, password: string): Promise<void> {
  if (!(await checkPassword(password, await findOwnPasswordHash(grant)))) fail('current_password_wrong');
}

/** Returns the token of the session that continues; all other sessions of this person end. */
export async function changePassword(
  grant: Grant<'password:change'>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  signInDevice: SignInDevice,
  platform: Platform,
): Promise<string> {
  await countTry(grant.db, PASSWORD_CHANGES, grant.actor.id, grant.at);
  refuseWeakPassword(newPassword, platform.config);
  await confirmPassword(grant, currentPassword);
  // The password alone must not end two-step's protection of the account.
  if (!platform.config.demo && (await findTwoStepSince(grant, grant.actor.id)))
    refuseStaleProof(grant.actor, grant.at);
  const hash = await hashPassword(newPassword);
  return inTransaction(grant, async (tx) => {
    const { id } = tx.actor;
    const user = await setPassword(tx, id, hash);
    await endSessions(tx, id);
    await forgetRememberedDevices(tx.db, id);
    await writeAudit(tx, { action: 'password:change', actorId: id, subjectId: id });
    await sendNotification(tx, user, platform);
    return beginSession(tx, id, signInDevice, platform);
  });
}

/** For an account that was made with a phone; one that has a password changes it with that. */
export async function setFirstPassword(
  grant: Grant<'password:first'>,
  password: string,
  platform: Platform,
): Promise<void> {
  await countTry(grant.db, PASSWORD_CHANGES, grant.actor.id, grant.at);
  refuseWeakPassword(password, platform.config);
  const hash = await hashPassword(password);
  await inTransaction(grant, async (tx) => {
    const { id } = tx.actor;
    if (!(await insertPassword(tx, hash))) fail('conflict');
    await writeAudit(tx, { action: 'password:first', actorId: id, subjectId: id });
  });
}

/** A link to choose a new password: valid once, within an hour unless more is given. */
export async function makeResetLink(
  tx: ResetAsker,
  user: Recipient,
  config: Config,
  lastsMs = RESET_LASTS_MS,
): Promise<string> {
  const token = newLinkToken();
  await insertReset(tx, hashLinkToken(token), user, new Date(tx.at.getTime() + lastsMs));
  return `${config.publicUrl}/${user.language}/reset-password?token=${token}`;
}

/** Mails a link to choose a new password, if there is such an account. */
export async function sendReset(
  grant: ResetAsker,
  email: string,
  { config, mail }: Pick<Platform, 'config' | 'mail'>,
): Promise<void> {
  const user = await findRecipient(grant, email);
  if (!user) return;
  const { name, language } = user;
  await inTransaction(grant, async (tx) => {
    const link = await makeResetLink(tx, user, config);
    await writeAudit(tx, { action: 'password:forget', subjectId: user.id });
    await mail.send(tx.db, { to: email, language, template: 'resetPassword', values: { name, link } });
  });
}

/**
 * Sets the password and signs everybody out, nobody in: the second step, where there is one, still waits, unless it was
 * set up before the address was proven.
 */
export async function resetPassword(
  grant: PublicGrant<'password:reset'>,
  { token, newPassword, remove }: { token: string; newPassword: string; remove?: Removal | undefined },
  platform: Platform,
): Promise<void> {
  refuseWeakPassword(newPassword, platform.config);
  const tokenHash = hashLinkToken(token);
  // Looked at before the hashing, so that a made-up token costs nothing.
  if (!(await findReset(grant, tokenHash))) fail('link_invalid');
  const hash = await hashPassword(newPassword);
  await inTransaction(grant, async (tx) => {
    const userId = (await takeReset(tx, tokenHash)) ?? fail('link_invalid');
    await removeOtherWaysIn(tx, userId, remove);
    await proveAddress(tx, userId);
    const user = await setPassword(tx, userId, hash);
    await forgetTries(tx.db, FAILED_SIGN_INS_PER_ACCOUNT, user.email);
    await endSessions(tx, userId);
    await forgetRememberedDevices(tx.db, userId);
    await writeAudit(tx, { action: 'password:reset', actorId: userId, subjectId: userId });
    await sendNotification(tx, user, platform);
  });
}

async function sendNotification(
  tx: Grant<'password:change'> | PublicGrant<'password:reset'>,
  { name, email, language }: Recipient,
  { config, mail }: Platform,
): Promise<void> {
  const link = `${config.publicUrl}/${language}/forgot-password`;
  await mail.send(tx.db, { to: email, language, template: 'passwordChanged', values: { name, link } });
}
