import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { isSignedBy } from '#platform/sms/signature.ts';
import { WHATSAPP } from '#platform/sms/sms.ts';
import { receiveAnswer } from './answers.service.ts';
import {
  canAnswerText,
  canAskTextCode,
  canChangeTextSettings,
  canProveTextNumber,
  canReadTextSettings,
  canRemoveTextNumber,
} from './text-messages.access.ts';
import { askCode, proveNumber, removeNumber, usualQuietHours } from './text-messages.service.ts';
import { readTextSettings, saveTextChoices } from './text-messages.store.ts';

export const textMessages: Routes = (on, platform) => {
  const { config, sms } = platform;
  const offered = { whatsAppOffered: sms.offersWhatsApp };
  on('GET /api/users/me/text-messages', canReadTextSettings, async ({ grant }) => ({
    ...(await readTextSettings(grant, usualQuietHours(config))),
    ...offered,
  }));
  on('PUT /api/users/me/text-messages', canChangeTextSettings, async ({ grant, body }) => ({
    ...((await saveTextChoices(grant, body)) ?? fail('not_found')),
    ...offered,
  }));
  on('POST /api/users/me/text-messages/code', canAskTextCode, async ({ grant, body }) => {
    await askCode(platform, grant, body);
    return undefined;
  });
  on('POST /api/users/me/text-messages/number', canProveTextNumber, ({ grant, body }) =>
    proveNumber(platform, grant, body.code),
  );
  on('DELETE /api/users/me/text-messages/number', canRemoveTextNumber, async ({ grant }) => {
    await removeNumber(grant);
    return undefined;
  });
  on('POST /api/text-messages/answers', canAnswerText, async ({ grant, body, request }) => {
    // The signature covers every field that was sent, also those that the contract does not name.
    const fields = request.body as Record<string, unknown>;
    const url = `${config.publicUrl}${request.url}`;
    if (!isSignedBy(sms.signingKey, url, fields, request.headers['x-twilio-signature']))
      fail('webhook_invalid');
    const whatsApp = body.From.startsWith(WHATSAPP);
    const from = whatsApp ? body.From.slice(WHATSAPP.length) : body.From;
    await receiveAnswer(platform, grant, { from, whatsApp, body: body.Body, sid: body.MessageSid });
    return undefined;
  });
};
