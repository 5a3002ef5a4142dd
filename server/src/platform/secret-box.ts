import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { readSecretKeys } from './secret-keys.ts';

/** Encrypts small secrets, so that the database alone does not reveal them. */
export interface SecretBox {
  /** Text encrypted for one owner cannot be decrypted for another. */
  seal(text: string, owner: string): Buffer;
  /** Throws when the text was encrypted with none of our keys or for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string;
  /** The same text under the newest key; undefined when it is already. */
  reseal(sealed: Buffer, owner: string): Buffer | undefined;
  /** A keyed hash: the same for the same text, and useless to anyone who has only the database. */
  fingerprint(text: string): Buffer;
  /** The same by every key, the newest first: to find what was kept under one before. */
  fingerprints(text: string): Buffer[];
  /** A key of its own for one use, always the same; it tells nothing about the others. */
  derive(use: string): Buffer;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));

function seal(key: Buffer, text: string, owner: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function open(key: Buffer, sealed: Buffer, owner: string): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = sealed.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function isOpenedBy(key: Buffer, sealed: Buffer, owner: string): boolean {
  try {
    open(key, sealed, owner);
    return true;
  } catch {
    return false;
  }
}

/** `before` are the keys that were the newest once, each older than the one in front of it. */
export function secretBox(newest: Buffer, ...before: readonly Buffer[]): SecretBox {
  const keys = [newest, ...before];
  const sealing = keyFor(newest, 'seal');
  const older = before.map((key) => keyFor(key, 'seal'));
  const marks = keys.map((key) => keyFor(key, 'fingerprint'));
  // Devices hold what is encrypted with derived keys, so these stay those of the first key.
  const first = keys.at(-1) ?? newest;
  const mark = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

  const openAny = (sealed: Buffer, owner: string) =>
    open(older.find((key) => isOpenedBy(key, sealed, owner)) ?? sealing, sealed, owner);
  return {
    seal: (text, owner) => seal(sealing, text, owner),
    open: openAny,
    reseal: (sealed, owner) =>
      isOpenedBy(sealing, sealed, owner) ? undefined : seal(sealing, openAny(sealed, owner), owner),
    fingerprint: (text) => mark(marks[0] ?? newest, text),
    fingerprints: (text) => marks.map((key) => mark(key, text)),
    derive: (use) => keyFor(first, `derive ${use}`),
  };
}

/** Uses the keys of the settings, else those of the data folder, where the first is created once. */
export const openSecretBox = (config: Config): SecretBox => {
  const [newest = '', ...before] = readSecretKeys(config);
  return secretBox(Buffer.from(newest, 'hex'), ...before.map((key) => Buffer.from(key, 'hex')));
};
