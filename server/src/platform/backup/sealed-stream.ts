import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { regroup } from '../files/regroup.ts';

const MAGIC = Buffer.from('LAKOUBK1');
const SALT_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;
const TAG_BYTES = 16;
const PIECE = 64 * 1024;
const CIPHER = 'aes-256-gcm';

const NOT_OURS = 'This file is no backup of ours.';
const CHANGED = 'This backup was changed, is cut off, or belongs to another key.';

const keyFor = (secret: Buffer, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'backup', 32));

/** Each piece has its number, and the last one says so: pieces cannot be moved, repeated or cut off. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

/** The pieces with their numbers; a stream without bytes has one empty piece. */
async function* numbered(chunks: AsyncIterable<Uint8Array>, size: number) {
  let held: Buffer = Buffer.alloc(0);
  let index = 0;
  let isFirst = true;
  for await (const piece of regroup(chunks, size)) {
    if (!isFirst) yield { piece: held, index: index++, isLast: false };
    held = piece;
    isFirst = false;
  }
  yield { piece: held, index, isLast: true };
}

/** Encrypts a stream of any length, piece by piece, with a key of its own. */
export async function* sealStream(secret: Buffer, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyFor(secret, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { piece, index, isLast } of numbered(chunks, PIECE)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Takes the first bytes off a stream. */
async function takeHead(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { value, done } = await source.next();
    if (done) throw new Error(NOT_OURS);
    head = Buffer.concat([head, value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield head.subarray(HEAD_BYTES);
    for (;;) {
      const { value, done } = await source.next();
      if (done) return;
      yield value;
    }
  }
  return { head: head.subarray(0, HEAD_BYTES), rest: rest() };
}

/** Throws when a byte was changed, when the end is missing, or when the key is another. */
export async function* openStream(secret: Buffer, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const { head, rest } = await takeHead(chunks);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error(NOT_OURS);
  const key = keyFor(secret, head.subarray(MAGIC.length));
  for await (const { piece, index, isLast } of numbered(rest, PIECE + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new Error(CHANGED);
    const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const open = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new Error(CHANGED);
    }
    yield open;
  }
}
