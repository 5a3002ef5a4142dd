import type { Routes } from '#platform/capability.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { setSessionCookies } from '#platform/session/cookie.ts';
import { signInDeviceOf } from '../devices/devices.service.ts';
import { clearSecondStepCookie, readSecondStepToken, setRememberCookie } from './cookies.service.ts';
import { confirm, forgetDevices, renewRecoveryCodes, setUp, turnOff } from './settings.service.ts';
import {
  canConfirmTwoStep,
  canForgetDevices,
  canReadTwoStep,
  canRenewRecoveryCodes,
  canSetUpTwoStep,
  canTakeSecondStep,
  canTurnTwoStepOff,
} from './two-step.access.ts';
import { completeSecondStep } from './two-step.service.ts';
import { readTwoStep } from './two-step.store.ts';

export const twoStep: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  on('GET /api/users/me/2fa', canReadTwoStep, ({ grant }) => readTwoStep(grant));
  on('POST /api/users/me/2fa/setup', canSetUpTwoStep, ({ grant }) => setUp(grant, box));
  on('POST /api/users/me/2fa/confirm', canConfirmTwoStep, ({ grant, body }) =>
    confirm(grant, box, body.code),
  );
  on('POST /api/users/me/2fa/recovery-codes', canRenewRecoveryCodes, ({ grant }) =>
    renewRecoveryCodes(grant, box),
  );
  on('DELETE /api/users/me/2fa/devices', canForgetDevices, async ({ grant }) => {
    await forgetDevices(grant);
    return undefined;
  });
  on('DELETE /api/users/me/2fa', canTurnTwoStepOff, async ({ grant }) => {
    await turnOff(grant, platform);
    return undefined;
  });
  on('POST /api/auth/2fa/verify', canTakeSecondStep, async ({ grant, body, request, reply }) => {
    const { code, rememberDevice = false } = body;
    const secondStepToken = readSecondStepToken(request);
    const attempt = { ...signInDeviceOf(request), secondStepToken, code, rememberDevice };
    const result = await completeSecondStep(grant, attempt, box, platform);
    setSessionCookies(reply, result.token);
    clearSecondStepCookie(reply);
    if (result.rememberToken) setRememberCookie(reply, result.rememberToken);
    return result.user;
  });
};
