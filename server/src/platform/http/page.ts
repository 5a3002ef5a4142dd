import type { Page } from '@lakou/contract/primitives';
import type { FastifyReply } from 'fastify';

/** The rows of this page. `rows` holds one more when there is a next one, which the Link header then leads to. */
export function onePage<Row extends { id: string }>(
  reply: FastifyReply,
  rows: Row[],
  { limit }: Page,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last && rows.length > limit) {
    const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
    // What else was asked for holds for the next page too.
    searchParams.set('limit', String(limit));
    searchParams.set('after', last.id);
    reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return page;
}
