import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './is-secure.ts';
import { SESSION_SECONDS } from './session.ts';

// A `__Host-` cookie can't be set by a subdomain; browsers refuse it without TLS.
const nameFor = (secure: boolean) => (secure ? '__Host-session' : 'session');

/**
 * Not secret: lets the public pages, which do not read the session, show the link back to the app.
 */
const MARKER = 'signedIn';

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(isSecure(request))];
}

export function setSessionCookies(reply: FastifyReply, token: string): void {
  const secure = isSecure(reply.request);
  const shared = { path: '/', maxAge: SESSION_SECONDS, sameSite: 'lax', secure } as const;
  reply.setCookie(nameFor(secure), token, { ...shared, httpOnly: true });
  reply.setCookie(MARKER, '1', shared);
}

export function clearSessionCookies(reply: FastifyReply): void {
  const secure = isSecure(reply.request);
  reply.clearCookie(nameFor(secure), { path: '/', secure, httpOnly: true, sameSite: 'lax' });
  reply.clearCookie(MARKER, { path: '/', secure, sameSite: 'lax' });
}
