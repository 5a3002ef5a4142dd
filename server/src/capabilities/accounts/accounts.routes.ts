import { negotiateLanguage } from '@lakou/i18n';
import type { FastifyRequest } from 'fastify';
import { fail } from '#platform/errors.ts';
import { clearSessionCookies, readSessionToken, setSessionCookies } from '#platform/session/cookie.ts';
import type { Capability } from '../../app.ts';
import {
  canChangeAccount,
  canReadAccount,
  canReadOwnSession,
  canRegister,
  canSignIn,
  canSignOut,
} from './accounts.access.ts';
import { changeAccount, register, signIn, signOut } from './accounts.service.ts';
import { findOwnUser, findUser } from './accounts.store.ts';

/** The language somebody registers in is the one they are written to. */
const languageOf = (request: FastifyRequest) =>
  negotiateLanguage({
    cookie: request.cookies.appLanguage,
    acceptLanguage: request.headers['accept-language'],
  });

export const accounts: Capability = (on, platform) => {
  on('POST /api/auth/register', canRegister, ({ grant, body, request }) =>
    register(grant, body, languageOf(request), platform),
  );
  on('POST /api/auth/register/clinic', canRegister, ({ grant, body, request }) =>
    register(grant, { ...body, role: 'CLINIC_ADMIN' }, languageOf(request), platform),
  );
  on('POST /api/auth/login', canSignIn, async ({ grant, body, request, reply }) => {
    const { user, token } = await signIn(grant, {
      ...body,
      address: request.ip,
      oldToken: readSessionToken(request),
    });
    setSessionCookies(reply, token);
    return user;
  });
  on('POST /api/auth/logout', canSignOut, async ({ grant, request, reply }) => {
    await signOut(grant, readSessionToken(request));
    clearSessionCookies(reply);
    return undefined;
  });
  on(
    'GET /api/auth/session',
    canReadOwnSession,
    async ({ grant }) => (await findOwnUser(grant)) ?? fail('not_signed_in'),
  );
  on('GET /api/users/:id', canReadAccount, async ({ grant }) => (await findUser(grant)) ?? fail('not_found'));
  on('PUT /api/users/:id', canChangeAccount, ({ grant, body }) => changeAccount(grant, body));
};
