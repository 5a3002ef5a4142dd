import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { EMAIL_CHANGES } from '#platform/limits/limits.ts';
import { endLetIn } from '#platform/session/let-in.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { removePasskeysSince } from '../passkeys/passkeys.service.ts';
import { confirmPassword, sendReset } from '../passwords/passwords.service.ts';
import { deletePhoneSince } from '../phone-sign-in/phone-sign-in.service.ts';
import { forgetRememberedDevices, removeTwoStepSince } from '../two-step/two-step.service.ts';
import { LINK_LASTS_MS, type LinkAnswer, type Post, wasVerifiedBefore } from './email.service.ts';
import { insertToken, type NewToken } from './email.store.ts';
import {
  type AccountMaker,
  deleteOpenChanges,
  deleteTokensSince,
  endPassword,
  endSessions,
  getSelf,
  isReserved,
  isTaken,
  replaceEmail,
  takeChange,
  takeUndo,
} from './email-change.store.ts';

const UNDO_LASTS_MS = 72 * 3600_000;

/**
 * Nobody can register with an address that an account has just left, because its owner may want it
 * back.
 */
export async function refuseReserved(tx: AccountMaker, email: string): Promise<void> {
  if (!hasEmail(email)) fail('email_invalid');
  if (await isReserved(tx, email)) fail('email_taken');
}

/**
 * Mails a link to the new address and a notice to the present one. Both mails and both tokens are
 * created whether or not the new address is free, so that neither the answer nor its time reveals
 * it.
 */
export async function askEmailChange(
  grant: Grant<'email:change'>,
  { newEmail, password }: { newEmail: string; password: string },
  post: Post,
): Promise<void> {
  await countTry(grant.db, EMAIL_CHANGES, grant.actor.id, grant.at);
  await confirmPassword(grant, password);
  await inTransaction(grant, (tx) => mailChange(tx, newEmail, post));
}

/** For an account that was made with a phone: it may have no password, and a fresh proof was asked for. */
export async function askFirstEmail(
  grant: Grant<'email:change'>,
  newEmail: string,
  post: Post,
): Promise<void> {
  await countTry(grant.db, EMAIL_CHANGES, grant.actor.id, grant.at);
  await inTransaction(grant, async (tx) => {
    if (hasEmail((await getSelf(tx)).email)) fail('conflict');
    await mailChange(tx, newEmail, post);
  });
}

async function mailChange(
  tx: Grant<'email:change'>,
  newEmail: string,
  { config: { publicUrl }, mail }: Post,
): Promise<void> {
  if (!hasEmail(newEmail)) fail('email_invalid');
  const { id, name, email, language, provenAt } = await getSelf(tx);
  const home = `${publicUrl}/${language}`;
  await deleteOpenChanges(tx);
  const token = await issue(tx, { purpose: 'change', email: newEmail }, LINK_LASTS_MS);
  const undo = await issue(tx, { purpose: 'undo', email, provenAt }, UNDO_LASTS_MS);
  await writeAudit(tx, { action: 'email:change-asked', actorId: id, subjectId: id });

  const link = `${publicUrl}/api/auth/confirm-email?token=${token}&lang=${language}`;
  const toNew = (await isTaken(tx, newEmail))
    ? ({ template: 'emailInUse', values: { link: `${home}/sign-in` } } as const)
    : ({ template: 'confirmNewEmail', values: { name, link } } as const);
  await mail.send(tx.db, { to: newEmail, language, ...toNew });
  const values = { name, link: `${home}/undo-email?token=${undo}` };
  await mail.send(tx.db, { to: email, language, template: 'emailChangeAsked', values });
}

async function issue(
  tx: Grant<'email:change'>,
  link: Pick<NewToken, 'purpose' | 'email' | 'provenAt'>,
  lastsMs: number,
): Promise<string> {
  const token = newLinkToken();
  const expiresAt = new Date(tx.at.getTime() + lastsMs);
  await insertToken(tx, { hash: hashLinkToken(token), userId: tx.actor.id, expiresAt, ...link });
  return token;
}

export async function confirmEmail(
  grant: PublicGrant<'email:confirm'>,
  token: string | undefined,
): Promise<LinkAnswer> {
  if (!token) return 'missing_token';
  const hash = hashLinkToken(token);
  return inTransaction(grant, async (tx) => {
    const change = await takeChange(tx, hash);
    if (!change) return wasVerifiedBefore(tx, hash, 'change');
    const { userId, newEmail } = change;
    await replaceEmail(tx, userId, newEmail, tx.at);
    await writeAudit(tx, { action: 'email:change', actorId: userId, subjectId: userId });
    return 'done';
  });
}

/**
 * For the owner of the old address who did not ask: the address stays or comes back, everybody is signed out, whatever
 * was added since ends, and so does the password, because somebody else knows it; a link to a new one goes there.
 */
export async function undoEmailChange(
  grant: PublicGrant<'email:undo'>,
  token: string,
  post: Post,
): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const undo = (await takeUndo(tx, hashLinkToken(token))) ?? fail('link_invalid');
    const { userId, oldEmail, askedAt } = undo;
    // The link itself proves an address that was not proven before.
    await replaceEmail(tx, userId, oldEmail, undo.provenAt ?? tx.at);
    await deleteTokensSince(tx, userId, askedAt);
    await endPassword(tx, userId);
    await endSessions(tx, userId);
    await forgetRememberedDevices(tx.db, userId);
    await deletePhoneSince(tx, userId, askedAt);
    await removePasskeysSince(tx, userId, askedAt);
    await removeTwoStepSince(tx, userId, askedAt);
    await endLetIn(tx, userId, { since: askedAt });
    await writeAudit(tx, { action: 'email:undo', actorId: userId, subjectId: userId });
    await sendReset(tx, oldEmail, post);
  });
}
