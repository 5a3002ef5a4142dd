import type { Routes } from '#platform/capability.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { setSessionCookies } from '#platform/session/cookie.ts';
import { canProveThemselves } from './step-up.access.ts';
import { proveAgain } from './step-up.service.ts';

export const stepUp: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  on('POST /api/auth/reauth', canProveThemselves, async ({ grant, body, reply }) => {
    setSessionCookies(reply, await proveAgain(grant, body, box, platform));
    return undefined;
  });
};
