import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LANGUAGES, negotiateLanguage } from '@lakou/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../errors.ts';
import { sendRefusal } from './error-reply.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const access = 'everyone: the web app itself holds no data';
const FALLBACK = 'index.html';

/** Hashes of what one page carries inline, for its Content-Security-Policy. Data blocks don't run. */
function policyOf(html: string): string {
  const hashes = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, text = '']) => createHash('sha256').update(text).digest('base64'));
  const scripts = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
  return contentSecurityPolicy(hashes(scripts), hashes(/<style>([\s\S]*?)<\/style>/g));
}

/** The part of an address from its `?` on. */
const queryOf = (url: string) => /\?.*$/.exec(url)?.[0] ?? '';

const toPath = (file: string) => `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';

/** Serves the built web app: prerendered pages by their address, the app shell under /app, hashed assets for ever. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, FALLBACK))) throw new Error(`the web app is not built: ${folder} is missing`);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const policies = new Map(pages.map((file) => [file, policyOf(readFileSync(join(folder, file), 'utf8'))]));

  const sendPage = (reply: FastifyReply, file: string) =>
    reply
      .header('content-security-policy', policies.get(file) ?? contentSecurityPolicy())
      .header('cache-control', 'no-cache')
      .sendFile(file);

  for (const file of pages) {
    const path = toPath(file);
    if (file === FALLBACK || path.endsWith('/not-found')) continue;
    app.get(path, { config: { access } }, (_request, reply) => sendPage(reply, file));
    app.get(`${path}/`, { config: { access } }, (request, reply) =>
      reply.redirect(path + queryOf(request.url), 308),
    );
  }
  for (const path of ['/app', '/app/*'])
    app.get(path, { config: { access } }, (_request, reply) => sendPage(reply, FALLBACK));
  // Only what was built: no address is ever made into the name of another file.
  const assets = new Set(files.map(toPath).filter((path) => /^\/assets\/.*\.\w+$/.test(path)));
  app.get('/assets/*', { config: { access } }, (request, reply) => {
    const path = `/assets/${(request.params as { '*': string })['*']}`;
    if (!assets.has(path)) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path.slice(1));
  });
  const loose = files.filter(
    (file) => !file.includes(sep) && !/\.(html|br|gz)$/.test(file) && file.includes('.'),
  );
  for (const file of loose)
    app.get(`/${file}`, { config: { access } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file),
    );

  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      request.headers.accept?.includes('text/html');
    if (!wantsPage) return sendRefusal(reply, new Refusal('not_found'));
    const first = request.url.split('/')[1];
    const lang =
      LANGUAGES.find((language) => language === first) ??
      negotiateLanguage({
        cookie: request.cookies.appLanguage,
        acceptLanguage: request.headers['accept-language'],
      });
    return sendPage(reply.code(404), join(lang, 'not-found', 'index.html'));
  });
}
