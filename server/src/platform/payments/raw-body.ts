import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fail } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The exact body, at the calls whose sender signs it. */
    rawBody: string | undefined;
  }
}

const MOST_BYTES = 1024 * 1024;

/**
 * Keeps the raw body of one path besides the parsed one, because the signature covers the bytes.
 */
export function keepRawBody(app: FastifyInstance, path: string): void {
  app.decorateRequest('rawBody', undefined);
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.routeOptions.url !== path) return payload;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload) {
      size += chunk.length;
      if (size > MOST_BYTES) fail('body_too_large');
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    request.rawBody = bytes.toString('utf8');
    return Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), { receivedEncodedLength: size });
  });
}
