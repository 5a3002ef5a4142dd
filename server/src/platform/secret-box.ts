import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { writeFileIfMissing } from './write-file-if-missing.ts';

/** Encrypts small secrets, so that the database alone does not reveal them. */
export interface SecretBox {
  /** Text encrypted for one owner cannot be decrypted for another. */
  seal(text: string, owner: string): Buffer;
  /** Throws when the text was encrypted with another key or for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string;
  /** A keyed hash: the same for the same text, and useless to anyone who has only the database. */
  fingerprint(text: string): Buffer;
  /** A key of its own for one use, always the same; it tells nothing about the others. */
  derive(use: string): Buffer;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function secretBox(key: Buffer): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = keyFor('seal');
  const marking = keyFor('fingerprint');
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, owner) {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, sealing, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = sealed.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    fingerprint: (text) => createHmac('sha256', marking).update(text).digest(),
    derive: (use) => keyFor(`derive ${use}`),
  };
}

/** Uses the key of the settings, else one that is created once in the data folder. */
export const openSecretBox = (config: Config): SecretBox =>
  secretBox(Buffer.from(readSecretKey(config), 'hex'));

/** 64 hexadecimal digits. */
export const readSecretKey = ({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string =>
  secretKey ?? keyIn(dataDir);

function keyIn(folder: string): string {
  const file = join(folder, 'secret-key');
  writeFileIfMissing(file, () => randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8').trim();
}
