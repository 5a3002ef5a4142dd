import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const FIVE_MINUTES = 'public, max-age=300';

/** Names the reply by what is in it, before it is compressed; who has it already is told so, and gets nothing. */
export async function tagReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // Weak, as each compression has bytes of its own.
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', FIVE_MINUTES).header('vary', 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (!known?.includes(etag)) return payload;
  reply.code(304).removeHeader('content-type');
  return '';
}
