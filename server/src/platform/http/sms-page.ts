import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { fail } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { signatureOf } from '../sms/signature.ts';
import { smsFolder, type TextMessage, WHATSAPP } from '../sms/sms.ts';
import { escapeHtml, plainPage } from './html.ts';
import { isFromHere } from './monitor.ts';
import { readNewestFiles } from './newest-files.ts';
import { refuseForeignOrigin } from './origin.ts';

const access = 'everyone on this machine: in development and demo mode only, where messages go nowhere else';
export const ANSWERS = '/api/text-messages/answers';

const answerForm = (to: string) =>
  `<form method="post" action="/dev/sms"><input type="hidden" name="From" value="${escapeHtml(to)}"><label>Answer from ${escapeHtml(to)} <input name="Body" maxlength="160" required></label> <button>Send</button></form>`;

/** The text messages that were written to files because no gateway is set, newest first; each can be answered. */
export function serveSmsPage(app: FastifyInstance, { config, sms }: Platform): void {
  app.get('/dev/sms', { config: { access } }, async (request, reply) => {
    if (!isFromHere(request)) fail('not_found');
    const messages = await readNewestFiles<TextMessage>(smsFolder(config));
    const sections = messages.map(
      ({ to, text, whatsApp }) =>
        `<section><h2>${escapeHtml(to)}${whatsApp ? ' on WhatsApp' : ''}</h2><pre>${escapeHtml(text)}</pre>${answerForm(whatsApp ? `${WHATSAPP}${to}` : to)}</section>`,
    );
    const page = plainPage('Text messages', sections.join('') || '<p>No message has been sent yet.</p>');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .send(page.html);
  });
  // Signed here and sent on as the gateway would.
  app.post('/dev/sms', { config: { access } }, async (request, reply) => {
    if (!isFromHere(request)) fail('not_found');
    refuseForeignOrigin(request, config.publicUrl);
    const { From = '', Body = '' } = (request.body ?? {}) as Record<string, unknown>;
    const fields = { From: String(From), Body: String(Body), MessageSid: `dev-${uuidv7()}` };
    const signature = signatureOf(sms.signingKey, `${config.publicUrl}${ANSWERS}`, fields);
    const sent = await app.inject({
      method: 'POST',
      url: ANSWERS,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature,
      },
      payload: new URLSearchParams(fields).toString(),
    });
    if (sent.statusCode >= 400) fail('invalid_request');
    return reply.code(303).header('location', '/dev/sms').send();
  });
}
