import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { writePrivateFile } from './private-file.ts';
import { writeFileIfMissing } from './write-file-if-missing.ts';

export type KeySettings = Pick<Config, 'secretKey' | 'dataDir'> & Partial<Pick<Config, 'secretKeysBefore'>>;

const fileIn = (folder: string) => join(folder, 'secret-key');
const newKey = () => randomBytes(32).toString('hex');

/** The newest first, each of 64 hexadecimal digits. In the data folder they are the lines of one file. */
export function readSecretKeys({ secretKey, secretKeysBefore = [], dataDir }: KeySettings): string[] {
  if (secretKey) return [secretKey, ...secretKeysBefore];
  writeFileIfMissing(fileIn(dataDir), newKey);
  return readFileSync(fileIn(dataDir), 'utf8').split(/\s+/).filter(Boolean);
}

/** Puts a new key in front of those of the data folder; all of them stay readable. */
export async function addSecretKey({ secretKey, dataDir }: KeySettings): Promise<void> {
  if (secretKey)
    throw new Error('SECRET_KEY is set: put a new key there and this one into SECRET_KEYS_BEFORE.');
  const file = fileIn(dataDir);
  if (!existsSync(file)) throw new Error(`There is no key in ${dataDir} yet.`);
  await writePrivateFile(file, `${newKey()}\n${readFileSync(file, 'utf8')}`);
}
