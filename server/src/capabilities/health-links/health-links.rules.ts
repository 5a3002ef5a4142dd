import { hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { HealthLink } from '@lakou/contract/health-links';
import type { LinkRow } from './health-links.store.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** 256 bits: nobody guesses it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

const derive = (passcode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) => {
    scrypt(passcode.normalize('NFKC'), salt, HASH_BYTES, (error, key) => (error ? failed(error) : done(key)));
  });

export async function hashPasscode(passcode: string): Promise<{ salt: Buffer; hash: Buffer }> {
  const salt = randomBytes(SALT_BYTES);
  return { salt, hash: await derive(passcode, salt) };
}

export async function isPasscode(
  given: string,
  { passcodeSalt, passcodeHash }: { passcodeSalt: Buffer | null; passcodeHash: Buffer | null },
): Promise<boolean> {
  if (!passcodeSalt || !passcodeHash) return true;
  return timingSafeEqual(await derive(given, passcodeSalt), passcodeHash);
}

/** Why a link opens nothing, or that it does. */
export function stateOf({ revokedAt, attemptsLeft, expiresAt }: LinkRow, at: Date): HealthLink['state'] {
  if (revokedAt) return 'revoked';
  if (attemptsLeft <= 0) return 'closed';
  return expiresAt <= at ? 'expired' : 'live';
}
