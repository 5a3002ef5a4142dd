import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a link for people leads on to. */
export interface Redirect {
  readonly location: string;
}

/** Mail programs and browsers look at links ahead of the person: that must not use one up. */
export const isPreviewRequest = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' || /prefetch|preview/i.test(`${headers['sec-purpose']} ${headers.purpose}`);

/** The address that led here may hold a secret, and is told to nobody. */
export const sendRedirect = (http: FastifyReply, { location }: Redirect) =>
  http.header('referrer-policy', 'no-referrer').redirect(location, 302);
