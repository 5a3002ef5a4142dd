import { negotiateLanguage } from '@lakou/i18n';
import type { FastifyRequest } from 'fastify';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Routes } from '#platform/capability.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { VERIFICATIONS_PER_EMAIL } from '#platform/limits/limits.ts';
import {
  canAskVerification,
  canChangeEmail,
  canConfirmEmail,
  canUndoEmailChange,
  canVerifyEmail,
} from './email.access.ts';
import { type LinkAnswer, resendVerification, verifyEmail } from './email.service.ts';
import { deleteOldTokens } from './email.store.ts';
import { askEmailChange, askFirstEmail, confirmEmail, undoEmailChange } from './email-change.service.ts';

/** A person follows a link, and every failure redirects to a page that says so. */
async function lead(
  request: FastifyRequest,
  lang: string | undefined,
  words: { done: string; error: string },
  follow: Promise<LinkAnswer>,
): Promise<{ location: string }> {
  const answer = await follow.catch((error: unknown): LinkAnswer => {
    request.log.error({ err: error }, 'a mailed link failed');
    return 'server_error';
  });
  const outcome = answer === 'done' ? `${words.done}=true` : `${words.error}=${answer}`;
  return { location: `/${lang ?? languageOf(request)}/sign-in?${outcome}` };
}

const languageOf = ({ cookies, headers }: FastifyRequest) =>
  negotiateLanguage({ cookie: cookies.appLanguage, acceptLanguage: headers['accept-language'] });

export const email: Routes = (on, platform) => {
  const { jobs, clock, db } = platform;
  const ask = jobs.queue<{ email: string; requestId: string }>('verification', ({ email, requestId }) =>
    resendVerification(asking(requestId), email, platform),
  );
  jobs.recurring('old-email-tokens', '29 * * * *', () => deleteOldTokens(asking('clean-up')));
  const asking = (requestId: string) => systemGrant('email:ask', { db, at: clock.now(), requestId });

  on('GET /api/auth/verify', canVerifyEmail, ({ grant, query: { token, lang }, request }) =>
    lead(request, lang, { done: 'verified', error: 'error' }, verifyEmail(grant, token, platform)),
  );
  on('GET /api/auth/confirm-email', canConfirmEmail, ({ grant, query: { token, lang }, request }) =>
    lead(request, lang, { done: 'emailChanged', error: 'changeError' }, confirmEmail(grant, token)),
  );
  // The same work whether or not there is such an account: the job checks.
  on('POST /api/auth/verify/resend', canAskVerification, async ({ grant, body }) => {
    await countTry(grant.db, VERIFICATIONS_PER_EMAIL, body.email, grant.at);
    await ask(grant.db, { email: body.email, requestId: grant.requestId });
    return { message: 'If this email is waiting to be verified, a link is on its way.' };
  });
  on('PUT /api/users/me/email', canChangeEmail, async ({ grant, body }) => {
    await askEmailChange(grant, body, platform);
    return { message: 'Follow the link sent to the new address to finish the change.' };
  });
  on('POST /api/users/me/email', canChangeEmail, async ({ grant, body }) => {
    await askFirstEmail(grant, body.email, platform);
    return { message: 'Follow the link sent to the new address to finish the change.' };
  });
  on('POST /api/auth/undo-email', canUndoEmailChange, async ({ grant, body }) => {
    await undoEmailChange(grant, body.token, platform);
    return { message: 'Your email address stays as it was.' };
  });
};
