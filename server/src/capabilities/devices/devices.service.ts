import type { FastifyRequest } from 'fastify';
import { type AuditCircumstances, writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { readSessionToken } from '#platform/session/cookie.ts';
import { type Device, endSession, startSession } from '#platform/session/session.ts';
import { wordsIn } from '#platform/words.ts';
import { nameDevice } from './device-name.rules.ts';
import { type AccountOwner, findAccountOwner, rememberDevice } from './devices.store.ts';

export { deleteOtherSessions, listSessions } from './devices.store.ts';

/** A browser that is about to be signed in. */
export interface SignInDevice extends Device {
  /**
   * Its present session, which the new one replaces, so that an attacker's session cannot stay in
   * place.
   */
  readonly oldToken: string | undefined;
}

export const signInDeviceOf = (request: FastifyRequest): SignInDevice => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  oldToken: readSessionToken(request),
});

/** Whom an administrator keeps out is told so, once they have proven who they are. */
function refuseBarred({ isSuspended, isRemoved }: AccountOwner): void {
  if (isRemoved) fail('account_removed');
  if (isSuspended) fail('account_suspended');
}

/** Refuses whom an administrator keeps out. */
export async function requireOpenAccount(
  { db }: Pick<AuditCircumstances, 'db'>,
  userId: string,
): Promise<void> {
  refuseBarred((await findAccountOwner(db, userId)) ?? fail('not_found'));
}

/**
 * The last step of every way to sign in. Returns the new session's token. An account that is being
 * closed is refused; a new kind of device is reported by mail.
 */
export async function beginSession(
  tx: AuditCircumstances,
  userId: string,
  signInDevice: SignInDevice,
  platform: Pick<Platform, 'mail' | 'config'>,
): Promise<string> {
  const holder = (await findAccountOwner(tx.db, userId)) ?? fail('not_found');
  refuseBarred(holder);
  if (holder.eraseAfter) fail('account_closing', { date: holder.eraseAfter });
  if (signInDevice.oldToken) await endSession(tx.db, signInDevice.oldToken);
  await writeAudit(tx, { action: 'session:start', actorId: userId, subjectId: userId });
  if (await rememberDevice(tx, userId, nameDevice(signInDevice.userAgent)))
    await tellOfNewDevice(tx, holder, signInDevice, platform);
  return startSession(tx.db, userId, signInDevice, tx.at);
}

async function tellOfNewDevice(
  tx: AuditCircumstances,
  { name, email, language }: AccountOwner,
  { userAgent, address }: Device,
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
): Promise<void> {
  const { browser, system } = nameDevice(userAgent);
  const device =
    [browser, system].filter(Boolean).join(', ') || wordsIn(language, 'mail')('newDevice.unknown');
  const link = `${config.publicUrl}/app/account-settings`;
  const values = { name, device, address, link };
  await mail.send(tx.db, { to: email, language, template: 'newDevice', values });
}
