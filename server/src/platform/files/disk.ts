import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isKey, placeOf } from './key.ts';
import type { FileStorage } from './storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a temporary file beside it, flushes it to the disk and then renames it. */
async function writeWhole(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

export function openDisk(dataDir: string): FileStorage {
  const pathOf = (key: string) => join(dataDir, 'files', placeOf(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeWhole(path, bytes);
    },
    async open(key, part) {
      const file = await open(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return file?.createReadStream(part);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      const root = join(dataDir, 'files');
      for (const group of await namesIn(root))
        for (const name of await namesIn(join(root, group))) if (isKey(name)) yield name;
    },
  };
}
