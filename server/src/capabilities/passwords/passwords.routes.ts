import { systemGrant } from '#platform/access/system-grant.ts';
import type { Routes } from '#platform/capability.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { RESET_MAILS_PER_EMAIL } from '#platform/limits/limits.ts';
import { setSessionCookies } from '#platform/session/cookie.ts';
import { signInDeviceOf } from '../devices/devices.service.ts';
import { listOtherWaysIn } from './other-ways-in.service.ts';
import {
  canChangePassword,
  canForgetPassword,
  canResetPassword,
  canSetFirstPassword,
} from './passwords.access.ts';
import { changePassword, resetPassword, sendReset, setFirstPassword } from './passwords.service.ts';
import { deleteOldResets } from './passwords.store.ts';

export const passwords: Routes = (on, platform) => {
  const { jobs, clock, db } = platform;
  const ask = jobs.queue<{ email: string; requestId: string }>('password-reset', ({ email, requestId }) =>
    sendReset(forgetting(requestId), email, platform),
  );
  jobs.recurring('old-password-resets', '23 * * * *', () => deleteOldResets(forgetting('clean-up')));
  const forgetting = (requestId: string) =>
    systemGrant('password:forget', { db, at: clock.now(), requestId });

  on('POST /api/users/change-password', canChangePassword, async ({ grant, body, request, reply }) => {
    const token = await changePassword(grant, body, signInDeviceOf(request), platform);
    setSessionCookies(reply, token);
    return { message: 'Password changed.' };
  });
  on('POST /api/users/me/password', canSetFirstPassword, async ({ grant, body }) => {
    await setFirstPassword(grant, body.newPassword, platform);
    return undefined;
  });
  // The same work whether or not there is such an account: the job checks.
  on('POST /api/auth/forgot-password', canForgetPassword, async ({ grant, body: { email } }) => {
    await countTry(grant.db, RESET_MAILS_PER_EMAIL, email, grant.at);
    await ask(grant.db, { email, requestId: grant.requestId });
    return {
      message: 'If there is an account with this email, a link to choose a new password is on its way.',
    };
  });
  on('GET /api/auth/reset-password', canResetPassword, ({ grant, query }) =>
    listOtherWaysIn(grant, query.token),
  );
  on('POST /api/auth/reset-password', canResetPassword, async ({ grant, body }) => {
    await resetPassword(grant, body, platform);
    return { message: 'Password changed. You can now log in.' };
  });
};
