import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileKeys, KEY_ID_BYTES, keyOfFile } from './file-keys.ts';
import { regroup } from './regroup.ts';
import type { FileStorage } from './storage.ts';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('LKF1');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES + 8;
/** Each chunk is encrypted alone, so a part of a large file is read without the rest. */
const CHUNK = 64 * 1024;
const SEALED = CHUNK + TAG_BYTES;

/** What is stored: its size is known before the first byte. */
export interface Bytes {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The same as the storage, but what is stored can be read only with our keys, and a changed file not at all. */
export interface EncryptedStorage extends Pick<FileStorage, 'open' | 'remove'> {
  put(key: string, bytes: Bytes): Promise<void>;
  /** Writes the file anew with the newest key; false when it has that key already or is not encrypted. */
  renew(key: string): Promise<boolean>;
}

// Every file has a key of its own, so the number of a chunk is never used twice with one key.
function ivOf(index: number): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(index, 8);
  return iv;
}

function seal(fileKey: Buffer, header: Buffer, index: number, chunk: Uint8Array): Buffer {
  // The header names the size: a file that was cut off does not pass for a whole one.
  const cipher = createCipheriv(CIPHER, fileKey, ivOf(index)).setAAD(header);
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

function unseal(fileKey: Buffer, header: Buffer, index: number, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(CIPHER, fileKey, ivOf(index), { authTagLength: TAG_BYTES })
    .setAAD(header)
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

async function* sealAll(fileKey: Buffer, header: Buffer, { size, chunks }: Bytes): AsyncGenerator<Buffer> {
  yield header;
  let index = 0;
  let written = 0;
  for await (const chunk of regroup(chunks, CHUNK)) {
    written += chunk.length;
    yield seal(fileKey, header, index++, chunk);
  }
  if (written !== size) throw new Error('a file has another size than was said');
}

interface Place {
  readonly fileKey: Buffer;
  readonly header: Buffer;
  readonly start: number;
  readonly end: number;
}

async function* unsealPart(sealed: Readable, { fileKey, header, start, end }: Place): AsyncGenerator<Buffer> {
  let index = Math.floor(start / CHUNK);
  for await (const chunk of regroup(sealed, SEALED)) {
    const from = index * CHUNK;
    const plain = unseal(fileKey, header, index++, chunk);
    yield plain.subarray(Math.max(0, start - from), Math.min(plain.length, end + 1 - from));
  }
}

interface Head {
  readonly header: Buffer;
  readonly keyId: string;
  readonly salt: Buffer;
  readonly size: number;
}

/** Undefined when there is no such file. */
async function readHead(storage: FileStorage, key: string): Promise<Head | 'plain' | undefined> {
  const head = await storage.open(key, { start: 0, end: HEADER_BYTES - 1 });
  if (!head) return undefined;
  const header = await buffer(head);
  if (header.length !== HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) return 'plain';
  const saltAt = MAGIC.length + KEY_ID_BYTES;
  const sizeAt = saltAt + SALT_BYTES;
  return {
    header,
    keyId: header.toString('hex', MAGIC.length, saltAt),
    salt: header.subarray(saltAt, sizeAt),
    size: Number(header.readBigUInt64BE(sizeAt)),
  };
}

export function encryptStorage(storage: FileStorage, keys: FileKeys): EncryptedStorage {
  const encrypted: EncryptedStorage = {
    async renew(key) {
      const head = await readHead(storage, key);
      if (!head || head === 'plain' || head.keyId === (await keys.newest()).id) return false;
      const chunks = await encrypted.open(key);
      if (!chunks) return false;
      await encrypted.put(key, { size: head.size, chunks });
      return true;
    },
    async put(key, bytes) {
      const { id, key: secret } = await keys.newest();
      const salt = randomBytes(SALT_BYTES);
      const size = Buffer.alloc(8);
      size.writeBigUInt64BE(BigInt(bytes.size));
      const header = Buffer.concat([MAGIC, Buffer.from(id, 'hex'), salt, size]);
      await storage.put(key, sealAll(keyOfFile(secret, salt, key), header, bytes));
    },
    async open(key, part) {
      const head = await readHead(storage, key);
      if (!head) return undefined;
      if (head === 'plain') throw new Error('a file is not encrypted as it should be');
      const { header, size } = head;
      const { key: secret } = await keys.find(head.keyId);
      const fileKey = keyOfFile(secret, head.salt, key);
      const { start, end } = part ?? { start: 0, end: size - 1 };
      const first = Math.floor(start / CHUNK);
      const last = Math.floor(Math.min(end, size - 1) / CHUNK);
      const sealedEnd = Math.min((last + 1) * SEALED, size + TAG_BYTES * Math.ceil(size / CHUNK));
      const sealed = await storage.open(key, {
        start: HEADER_BYTES + first * SEALED,
        end: HEADER_BYTES + sealedEnd - 1,
      });
      if (!sealed) return undefined;
      const plain = Readable.from(unsealPart(sealed, { fileKey, header, start, end }), { objectMode: false });
      // A generator that was never asked for anything closes nothing: whoever hangs up early must close the file.
      return plain.once('close', () => sealed.destroy());
    },
    remove: (key) => storage.remove(key),
  };
  return encrypted;
}
