import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import { PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';
import type { FastifyReply } from 'fastify';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
type Encoding = 'br' | 'gzip';
const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

function makeSender(file: string, text: string): (reply: FastifyReply) => Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  // Compressed at the first request and then kept in memory: there are few of these files.
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return async (reply) => {
    const { headers } = reply.request;
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(TYPES[extname(file)] ?? 'text/plain');
    const encoding = negotiate<Encoding>(headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (!encoding) return reply.send(text);
    const bytes = compressed.get(encoding) ?? COMPRESS[encoding](text);
    compressed.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(await bytes);
  };
}

/**
 * Sends files of the build. In those listed in `texts` the placeholder is replaced by the site's
 * address.
 */
export function fillInPublicUrl(
  texts: readonly string[],
  read: (file: string) => string,
  publicUrl: string,
): (reply: FastifyReply, file: string) => FastifyReply | Promise<FastifyReply> {
  const senders = new Map(
    texts.flatMap((file) => {
      const text = read(file);
      if (!text.includes(PUBLIC_URL_PLACEHOLDER)) return [];
      return [
        [
          file,
          makeSender(
            file,
            text.replaceAll(PUBLIC_URL_PLACEHOLDER, () => publicUrl),
          ),
        ] as const,
      ];
    }),
  );
  return (reply, file) => senders.get(file)?.(reply) ?? reply.sendFile(file);
}
