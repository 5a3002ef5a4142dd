import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileKeys, KEY_ID_BYTES, keyOfFile } from './file-keys.ts';
import { placeOf } from './key.ts';

const SALT_BYTES = 16;
const HEADER_BYTES = KEY_ID_BYTES + SALT_BYTES;
const READ_AT_ONCE = 1024 * 1024;
const BLOCK = 16;

/** Files that arrive in parts, on this machine's disk until they are whole. */
export interface Drafts {
  create(id: string): Promise<void>;
  /** How much has arrived; undefined when there is no such file. */
  size(id: string): Promise<number | undefined>;
  /** Writes what arrives from this place on, at most up to `end`; what was written stays when the sender goes away. */
  append(id: string, at: number, end: number, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  read(id: string, start: number, length: number): Promise<Buffer>;
  stream(id: string): AsyncIterable<Buffer>;
  remove(id: string): Promise<void>;
  /** All that are here. */
  ids(): Promise<string[]>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Encrypts or decrypts bytes at any place of the file: with a stream cipher both are the same. */
function crypt(key: Buffer, at: number, bytes: Uint8Array): Buffer {
  const iv = Buffer.alloc(BLOCK);
  iv.writeBigUInt64BE(BigInt(Math.floor(at / BLOCK)), 8);
  const cipher = createCipheriv('aes-256-ctr', key, iv);
  cipher.update(Buffer.alloc(at % BLOCK));
  return cipher.update(bytes);
}

export function openDrafts(dataDir: string, keys: FileKeys): Drafts {
  const folder = join(dataDir, 'uploads');
  const pathOf = (id: string) => join(folder, placeOf(id).split('/')[1] ?? '');

  async function opened<T>(
    id: string,
    work: (file: Awaited<ReturnType<typeof open>>, key: Buffer) => Promise<T>,
  ) {
    const file = await open(pathOf(id), 'r+');
    try {
      const header = Buffer.alloc(HEADER_BYTES);
      await file.read(header, 0, HEADER_BYTES, 0);
      const { key } = await keys.find(header.toString('hex', 0, KEY_ID_BYTES));
      return await work(file, keyOfFile(key, header.subarray(KEY_ID_BYTES), `draft ${id}`));
    } finally {
      await file.close();
    }
  }

  async function size(id: string): Promise<number | undefined> {
    const file = await open(pathOf(id)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!file) return undefined;
    try {
      return (await file.stat()).size - HEADER_BYTES;
    } finally {
      await file.close();
    }
  }

  const read = (id: string, start: number, length: number) =>
    opened(id, async (file, key) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, HEADER_BYTES + start);
      return crypt(key, start, bytes.subarray(0, bytesRead));
    });

  return {
    size,
    read,
    async create(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { id: keyId } = await keys.newest();
      const file = await open(pathOf(id), 'wx', 0o600);
      try {
        await file.write(Buffer.concat([Buffer.from(keyId, 'hex'), randomBytes(SALT_BYTES)]));
      } finally {
        await file.close();
      }
    },
    append: (id, at, end, chunks) =>
      opened(id, async (file, key) => {
        let place = at;
        for await (const chunk of chunks) {
          const bytes = chunk.subarray(0, end - place);
          if (bytes.length > 0)
            await file.write(crypt(key, place, bytes), 0, bytes.length, HEADER_BYTES + place);
          place += bytes.length;
          if (bytes.length < chunk.length) break;
        }
        return place;
      }),
    async *stream(id) {
      for (let at = 0; ; ) {
        const bytes = await read(id, at, READ_AT_ONCE);
        if (bytes.length === 0) return;
        yield bytes;
        at += bytes.length;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    ids: () =>
      readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      }),
  };
}
