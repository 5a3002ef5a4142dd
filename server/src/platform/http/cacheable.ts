import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const FIVE_MINUTES = 'public, max-age=300';

/**
 * Sets an ETag from the content before compression, and answers 304 without a body when the client
 * already has it.
 */
export async function tagReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // A weak ETag, because each compression gives other bytes.
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', FIVE_MINUTES).header('vary', 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (!known?.includes(etag)) return payload;
  reply.code(304).removeHeader('content-type');
  return '';
}
