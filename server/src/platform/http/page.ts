import type { Page } from '@lakou/contract/primitives';
import type { FastifyReply } from 'fastify';

/**
 * The rows of this page. `rows` holds one more when there is a next page, which the Link header
 * then points to.
 */
export function onePage<Row extends { id: string }>(
  reply: FastifyReply,
  rows: Row[],
  { limit }: Page,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last && rows.length > limit) {
    const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
    // The other parameters of the query stay the same for the next page.
    searchParams.set('limit', String(limit));
    searchParams.set('after', last.id);
    reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return page;
}
