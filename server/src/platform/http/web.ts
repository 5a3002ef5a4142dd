import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ARTICLE_FRAME } from '@lakou/contract/public-url.rules';
import { LANGUAGES, negotiateLanguage } from '@lakou/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../errors.ts';
import type { ArticlePage } from './article/article.ts';
import { serveArticles } from './article/serve-articles.ts';
import { type DynamicPublicPage, serveDynamicPublicPages } from './dynamic-public-page.ts';
import { sendRefusal } from './error-reply.ts';
import { fillInPublicUrl } from './public-url.ts';
import { contentSecurityPolicy, VIDEO_HOSTS } from './security-headers.ts';

const access = 'everyone: the web app itself holds no data';
const FALLBACK = 'index.html';
// Pages that are sent in place of others, and have no address of their own.
const WITHOUT_ADDRESS = new RegExp(`/(?:not-found|${ARTICLE_FRAME})$`);
// The same for one first screen of the app, with its texts in one language.
const SHELL = /^(app|clinic)-\w+\.html$/;
// Here the browser fetches a record from the server that keeps it: ours asks no other for it.
const IMPORT_PAGE = '/app/record/import';
const MEDIA = /^\/media\/.*\.(mp3|m4a|ogg|wav|mp4|webm|vtt|svg)$/;

/**
 * Hashes of the inline scripts of one page, for its Content-Security-Policy. Data blocks don't run.
 */
function policyOf(
  html: string,
  imageHosts: readonly string[],
  frameHosts: readonly string[],
  connectHosts: readonly string[] = [],
): string {
  const hashes = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, text = '']) => createHash('sha256').update(text).digest('base64'));
  const scripts = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
  const styles = /<style>([\s\S]*?)<\/style>/g;
  return contentSecurityPolicy(hashes(scripts), hashes(styles), imageHosts, frameHosts, connectHosts);
}

/** The part of an address from its `?` on. */
const queryOf = (url: string) => /\?.*$/.exec(url)?.[0] ?? '';

/** The language of the address, else of the reader. */
const languageOf = ({ url, cookies, headers }: FastifyRequest) =>
  LANGUAGES.find((lang) => lang === url.split('/')[1]) ??
  negotiateLanguage({ cookie: cookies.appLanguage, acceptLanguage: headers['accept-language'] });

const toPath = (file: string) => `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';

interface WebSettings {
  readonly publicUrl: string;
  readonly imageHosts: readonly string[];
  readonly dynamicPages: readonly DynamicPublicPage[];
  readonly articles: readonly ArticlePage[];
  /** Answers a request that does not want a page, where no route exists. */
  readonly refuse: (request: FastifyRequest) => Promise<Refusal>;
}

/**
 * Serves the built web app: prerendered pages by their address, the app shell under /app, hashed
 * assets cached for ever.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { publicUrl, imageHosts, dynamicPages, articles, refuse }: WebSettings,
): Promise<void> {
  if (!existsSync(join(folder, FALLBACK))) throw new Error(`the web app is not built: ${folder} is missing`);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const send = fillInPublicUrl(
    files.filter((file) => /\.(html|txt|xml)$/.test(file)),
    read,
    publicUrl,
  );
  const policies = new Map(
    pages.map((file) => [
      file,
      // Only the app shows videos.
      policyOf(read(file), imageHosts, SHELL.test(file) ? VIDEO_HOSTS : []),
    ]),
  );

  const asPage = (reply: FastifyReply, file: string) =>
    reply
      .header('content-security-policy', policies.get(file) ?? contentSecurityPolicy())
      .header('cache-control', 'no-cache');
  const sendPage = (reply: FastifyReply, file: string) => send(asPage(reply, file), file);

  for (const file of pages) {
    const path = toPath(file);
    if (file === FALLBACK || SHELL.test(file) || WITHOUT_ADDRESS.test(path)) continue;
    app.get(path, { config: { access } }, (_request, reply) => sendPage(reply, file));
    app.get(`${path}/`, { config: { access } }, (request, reply) =>
      reply.redirect(path + queryOf(request.url), 308),
    );
  }
  const importPolicies = new Map(
    pages
      .filter((file) => SHELL.test(file))
      .map((file) => [file, policyOf(read(file), imageHosts, [], ['https:'])]),
  );
  app.get(IMPORT_PAGE, { config: { access } }, (request, reply) => {
    const file = `app-${languageOf(request)}.html`;
    return send(
      asPage(reply, file).header(
        'content-security-policy',
        importPolicies.get(file) ?? contentSecurityPolicy(),
      ),
      file,
    );
  });
  serveDynamicPublicPages(app, dynamicPages, { publicUrl, read, asPage });
  serveArticles(app, articles, { publicUrl, read, asPage });
  for (const path of ['/app', '/app/*'])
    app.get(path, { config: { access } }, (request, reply) =>
      sendPage(reply, `app-${languageOf(request)}.html`),
    );
  // Only files of the build: an address is never turned into another file name.
  const assets = new Set(files.map(toPath).filter((path) => /^\/assets\/.*\.\w+$/.test(path)));
  app.get('/assets/*', { config: { access } }, (request, reply) => {
    const path = `/assets/${(request.params as { '*': string })['*']}`;
    if (!assets.has(path)) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path.slice(1));
  });
  // Our own videos, recordings and drawings. Players ask for them in parts.
  const media = new Set(files.map(toPath).filter((path) => MEDIA.test(path)));
  app.get('/media/*', { config: { access } }, (request, reply) => {
    const path = `/media/${(request.params as { '*': string })['*']}`;
    if (!media.has(path)) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').sendFile(path.slice(1));
  });
  const loose = files.filter(
    (file) => !file.includes(sep) && !/\.(html|br|gz)$/.test(file) && file.includes('.'),
  );
  for (const file of loose)
    app.get(`/${file}`, { config: { access } }, (_request, reply) =>
      send(reply.header('cache-control', 'no-cache'), file),
    );

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      request.headers.accept?.includes('text/html');
    if (!wantsPage) return sendRefusal(reply, await refuse(request));
    return sendPage(reply.code(404), join(languageOf(request), 'not-found', 'index.html'));
  });
}
