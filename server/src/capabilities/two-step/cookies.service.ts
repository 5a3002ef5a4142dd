import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '#platform/session/is-secure.ts';

export const SECOND_STEP_SECONDS = 5 * 60;
export const REMEMBER_SECONDS = 30 * 24 * 3600;

const SECOND_STEP = 'secondStep';
const REMEMBERED = 'rememberedDevice';

// A `__Host-` cookie can't be set by a subdomain; browsers refuse it without TLS.
const nameOf = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

const read = (request: FastifyRequest, name: string) => request.cookies[nameOf(name, isSecure(request))];

function set(reply: FastifyReply, name: string, token: string, maxAge: number): void {
  const secure = isSecure(reply.request);
  reply.setCookie(nameOf(name, secure), token, {
    path: '/',
    maxAge,
    sameSite: 'lax',
    secure,
    httpOnly: true,
  });
}

export const readSecondStepToken = (request: FastifyRequest) => read(request, SECOND_STEP);
export const readRememberToken = (request: FastifyRequest) => read(request, REMEMBERED);

export const setSecondStepCookie = (reply: FastifyReply, token: string) =>
  set(reply, SECOND_STEP, token, SECOND_STEP_SECONDS);
export const setRememberCookie = (reply: FastifyReply, token: string) =>
  set(reply, REMEMBERED, token, REMEMBER_SECONDS);

export function clearSecondStepCookie(reply: FastifyReply): void {
  const secure = isSecure(reply.request);
  reply.clearCookie(nameOf(SECOND_STEP, secure), { path: '/', secure, httpOnly: true, sameSite: 'lax' });
}
