import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { fail } from '../errors.ts';
import { type Message, outboxFolder } from '../mail/transport.ts';
import { escapeHtml, plainPage } from './html.ts';
import { isFromHere } from './monitor.ts';
import { readNewestFiles } from './newest-files.ts';

const access = 'everyone on this machine: in development and demo mode only, where mail goes nowhere else';
// Links in a mail can be opened from this page.
const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

/** The mail that was written to files because no mail server is set, newest first. */
export function serveMailPage(app: FastifyInstance, config: Config): void {
  app.get('/dev/mail', { config: { access } }, async (request, reply) => {
    if (!isFromHere(request)) fail('not_found');
    const mails = await readNewestFiles<Message>(outboxFolder(config));
    const sections = mails.map(
      ({ to, subject, text }) =>
        `<section><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}</p><pre>${withLinks(text)}</pre></section>`,
    );
    const page = plainPage('Mail', sections.join('') || '<p>No mail has been sent yet.</p>');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .send(page.html);
  });
}
