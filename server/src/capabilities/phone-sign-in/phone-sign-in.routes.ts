import { negotiateLanguage } from '@lakou/i18n';
import type { Routes } from '#platform/capability.ts';
import { setSessionCookies } from '#platform/session/cookie.ts';
import { signInDeviceOf } from '../devices/devices.service.ts';
import { readRememberToken, setSecondStepCookie } from '../two-step/two-step.service.ts';
import { askNumberCode, removeOwnPhone, setOwnPhone } from './own-phone.service.ts';
import {
  canAskNumberCode,
  canAskPhoneCode,
  canAskProof,
  canReadSignInPhone,
  canRemoveSignInPhone,
  canSetSignInPhone,
  canSignInByPhone,
} from './phone-sign-in.access.ts';
import { askCode, askProof, signInByPhone } from './phone-sign-in.service.ts';
import { readOwnPhone } from './phones.store.ts';

export const phoneSignIn: Routes = (on, platform) => {
  on('POST /api/auth/phone/code', canAskPhoneCode, async ({ grant, body, request }) => {
    const language = negotiateLanguage({
      cookie: request.cookies.appLanguage,
      acceptLanguage: request.headers['accept-language'],
    });
    return { request: await askCode(grant, { ...body, address: request.ip, language }, platform) };
  });
  on('POST /api/auth/phone/session', canSignInByPhone, async ({ grant, body, request, reply }) => {
    const attempt = { ...body, ...signInDeviceOf(request), rememberToken: readRememberToken(request) };
    const result = await signInByPhone(grant, attempt, platform);
    if ('secondStepToken' in result) {
      setSecondStepCookie(reply, result.secondStepToken);
      return { mfaRequired: true as const };
    }
    setSessionCookies(reply, result.token);
    return result.user;
  });
  on('GET /api/users/me/sign-in-phone', canReadSignInPhone, ({ grant }) => readOwnPhone(grant));
  on('POST /api/users/me/sign-in-phone/code', canAskNumberCode, async ({ grant, body }) => ({
    request: await askNumberCode(grant, body.phone, platform),
  }));
  on('PUT /api/users/me/sign-in-phone', canSetSignInPhone, ({ grant, body }) =>
    setOwnPhone(grant, body, platform),
  );
  on('DELETE /api/users/me/sign-in-phone', canRemoveSignInPhone, async ({ grant }) => {
    await removeOwnPhone(grant);
    return undefined;
  });
  on('POST /api/users/me/sign-in-phone/proof', canAskProof, async ({ grant }) => ({
    request: await askProof(grant, platform),
  }));
};
