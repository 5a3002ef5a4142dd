import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import {
  findUnverified,
  insertToken,
  markVerified,
  type Recipient,
  takeVerification,
  wasUsedSince,
} from './email.store.ts';

export const LINK_LASTS_MS = 24 * 3600_000;
const SAME_ANSWER_MS = 10 * 60_000;

export type Post = Pick<Platform, 'config' | 'mail'>;

/** The result of following a link. */
export type LinkAnswer = 'done' | 'missing_token' | 'invalid_token' | 'server_error';

/**
 * With REQUIRE_VERIFIED_EMAIL nobody can sign in before the address is verified. Checked after the
 * password, so that it reveals nothing to a stranger.
 */
export function refuseUnverified(user: { isEmailVerified: boolean }, config: Config): void {
  if (config.requireVerifiedEmail && !user.isEmailVerified) fail('email_not_verified');
}

/** Mails the link that verifies the address of a registration. */
export async function sendVerification(
  tx: PublicGrant<'account:register' | 'email:ask'>,
  user: Recipient,
  { config, mail }: Post,
): Promise<void> {
  const token = newLinkToken();
  const expiresAt = new Date(tx.at.getTime() + LINK_LASTS_MS);
  const { id, name, email, language } = user;
  await insertToken(tx, { hash: hashLinkToken(token), userId: id, purpose: 'verify', email, expiresAt });
  const link = `${config.publicUrl}/api/auth/verify?token=${token}&lang=${language}`;
  await mail.send(tx.db, { to: email, language, template: 'verifyEmail', values: { name, link } });
}

/** Runs as a job: the caller was already answered, whether or not there is an account. */
export async function resendVerification(
  grant: PublicGrant<'email:ask'>,
  email: string,
  post: Post,
): Promise<void> {
  const user = await findUnverified(grant, email);
  if (user) await inTransaction(grant, (tx) => sendVerification(tx, user, post));
}

export async function verifyEmail(
  grant: PublicGrant<'email:verify'>,
  token: string | undefined,
  { config, mail }: Post,
): Promise<LinkAnswer> {
  if (!token) return 'missing_token';
  const hash = hashLinkToken(token);
  return inTransaction(grant, async (tx) => {
    const user = await takeVerification(tx, hash);
    if (!user) return wasVerifiedBefore(tx, hash, 'verify');
    if (await markVerified(tx, user.id)) {
      const { id, name, email, language } = user;
      await writeAudit(tx, { action: 'email:verify', actorId: id, subjectId: id });
      const link = `${config.publicUrl}/${language}/sign-in`;
      await mail.send(tx.db, { to: email, language, template: 'welcome', values: { name, link } });
    }
    return 'done';
  });
}

/**
 * People tap twice and mail programs open links first: for a while the same link gives the same
 * answer.
 */
export async function wasVerifiedBefore(
  tx: PublicGrant<'email:verify' | 'email:confirm'>,
  hash: Buffer,
  purpose: 'verify' | 'change',
): Promise<LinkAnswer> {
  const since = new Date(tx.at.getTime() - SAME_ANSWER_MS);
  return (await wasUsedSince(tx, hash, purpose, since)) ? 'done' : 'invalid_token';
}
