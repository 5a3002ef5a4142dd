import { negotiateLanguage } from '@lakou/i18n';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '#platform/capability.ts';
import { clearSessionCookies, readSessionToken, setSessionCookies } from '#platform/session/cookie.ts';
import { signInDeviceOf } from '../devices/devices.service.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { readRememberToken, setSecondStepCookie } from '../two-step/two-step.service.ts';
import { canReadOwnSession, canRegister, canSignIn, canSignOut } from './accounts.access.ts';
import { register } from './accounts.service.ts';
import { registerByPhone } from './phone-registration.service.ts';
import { signIn, signOut } from './sign-in.service.ts';

/** Mail to a person is in the language they registered in. */
const origin = (request: FastifyRequest) => ({
  address: request.ip,
  language: negotiateLanguage({
    cookie: request.cookies.appLanguage,
    acceptLanguage: request.headers['accept-language'],
  }),
});

export const accounts: Routes = (on, platform) => {
  on('POST /api/auth/register', canRegister, ({ grant, body, request }) =>
    register(grant, body, origin(request), platform),
  );
  on('POST /api/auth/register/clinic', canRegister, ({ grant, body, request }) =>
    register(grant, { ...body, role: 'CLINIC_ADMIN' }, origin(request), platform),
  );
  on('POST /api/auth/phone/register', canRegister, async ({ grant, body, request, reply }) => {
    const language = body.language ?? origin(request).language;
    const registration = { ...body, language, ...signInDeviceOf(request) };
    const { token, user } = await registerByPhone(grant, registration, platform);
    setSessionCookies(reply, token);
    return user;
  });
  on('POST /api/auth/login', canSignIn, async ({ grant, body, request, reply }) => {
    const attempt = { ...body, ...signInDeviceOf(request), rememberToken: readRememberToken(request) };
    const result = await signIn(grant, attempt, platform);
    if ('secondStepToken' in result) {
      setSecondStepCookie(reply, result.secondStepToken);
      return { mfaRequired: true as const };
    }
    setSessionCookies(reply, result.token);
    return result.user;
  });
  on('POST /api/auth/logout', canSignOut, async ({ grant, request, reply }) => {
    await signOut(grant, readSessionToken(request));
    clearSessionCookies(reply);
    return undefined;
  });
  on('GET /api/auth/session', canReadOwnSession, ({ grant }) => getUser(grant, grant.actor.id));
};
