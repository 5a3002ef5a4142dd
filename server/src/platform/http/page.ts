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
    const { pathname } = new URL(reply.request.url, 'http://localhost');
    reply.header('link', `<${pathname}?limit=${limit}&after=${last.id}>; rel="next"`);
  }
  return page;
}
