import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { writeFileIfMissing } from './write-file-if-missing.ts';

/** Keeps small secrets in the database that the database alone can't tell. */
export interface SecretBox {
  /** What was sealed for one owner does not open for another. */
  seal(text: string, owner: string): Buffer;
  /** Throws when it was sealed with another key, for another owner, or changed since. */
  open(sealed: Buffer, owner: string): string;
  /** The same for the same text, and of no use to who has only the database. */
  fingerprint(text: string): Buffer;
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
  };
}

/** With the key of the settings, else with one made once and kept in the data folder. */
export const openSecretBox = ({ secretKey, dataDir }: Config): SecretBox =>
  secretBox(Buffer.from(secretKey ?? keyIn(dataDir), 'hex'));

function keyIn(folder: string): string {
  const file = join(folder, 'secret-key');
  writeFileIfMissing(file, () => randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8').trim();
}
