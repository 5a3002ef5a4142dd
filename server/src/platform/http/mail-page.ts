import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { fail } from '../errors.ts';
import { type Message, outboxFolder } from '../mail/transport.ts';
import { escapeHtml, plainPage } from './html.ts';
import { isFromHere } from './monitor.ts';

const access = 'everyone on this machine: in development and demo mode only, where mail goes nowhere else';
const NEWEST = 50;

async function readOutbox(folder: string): Promise<Message[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, NEWEST);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}

// Links in a mail can be opened from this page.
const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

/** The mail that was written to files because no mail server is set, newest first. */
export function serveMailPage(app: FastifyInstance, config: Config): void {
  app.get('/dev/mail', { config: { access } }, async (request, reply) => {
    if (!isFromHere(request)) fail('not_found');
    const mails = await readOutbox(outboxFolder(config));
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
