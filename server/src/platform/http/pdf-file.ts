import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Servable } from './file-reply.ts';

/** A drawn paper as a file. It is not cached: phones are shared. What it says decides whether it changed. */
export function pdfFile(drawn: Uint8Array, name: string, says: unknown): Servable {
  const bytes = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length);
  return {
    contentType: 'application/pdf',
    size: bytes.length,
    tag: createHash('sha256').update(JSON.stringify(says)).digest('base64url'),
    name,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
