import type { FastifyReply, FastifyRequest } from 'fastify';

/** The address that a link redirects to. */
export interface Redirect {
  readonly location: string;
}

/**
 * Mail programs and browsers open links before the person does: that must not use up a one-time
 * link.
 */
export const isPreviewRequest = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' || /prefetch|preview/i.test(`${headers['sec-purpose']} ${headers.purpose}`);

/** The address of this page may hold a secret, so no Referer is sent. */
export const sendRedirect = (http: FastifyReply, { location }: Redirect) =>
  http.header('referrer-policy', 'no-referrer').redirect(location, 302);
