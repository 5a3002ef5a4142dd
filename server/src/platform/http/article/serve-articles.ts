import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { ARTICLE_FRAME, LIVE_SITEMAP } from '@lakou/contract/public-url.rules';
import { LANGUAGES, type Language, PRODUCT } from '@lakou/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../errors.ts';
import { wordsIn } from '../../words.ts';
import { sendMade } from '../dynamic-public-page.ts';
import { refusalFor } from '../error-reply.ts';
import { wroteUpTo } from '../own-writes.ts';
import type { Article, ArticlePage } from './article.ts';
import { fillFrame } from './fill-frame.ts';
import { html } from './markup.ts';
import { sitemapOf } from './sitemap.ts';

const access = 'everyone: a public page';

interface Serving {
  readonly publicUrl: string;
  /** The text of a built page; undefined when the build has none. */
  read(file: string): string;
  /** Sets the headers of a built page on a reply. */
  asPage(reply: FastifyReply, file: string): FastifyReply;
}

function askedIn({ query }: FastifyRequest): (name: string) => string {
  const values = query as Readonly<Record<string, unknown>>;
  return (name) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim().slice(0, LONGEST_SEARCH) : '';
  };
}

const problemOf = ({ code }: Refusal, path: string, lang: Language): Article => ({
  path,
  title: PRODUCT,
  description: PRODUCT,
  body: html`<h1>${PRODUCT}</h1><p class="lead">${wordsIn(lang, 'errors')(code)}</p>`,
  data: {},
  isHidden: true,
});

/** Articles exist in every language, and answer 404 like any unknown address when there is nothing to show. */
export function serveArticles(
  app: FastifyInstance,
  pages: readonly ArticlePage[],
  { publicUrl, read, asPage }: Serving,
): void {
  const serve = ({ path, find }: ArticlePage, lang: Language, file: string, frame: string) => {
    app.get(`/${lang}${path}`, { config: { access } }, async (request, reply) => {
      const params = request.params as Record<string, string>;
      const asked = { params, asked: askedIn(request), ip: request.ip, lang, wrote: wroteUpTo(request) };
      const found = await Promise.resolve()
        .then(() => find(asked))
        .catch((error: Error) => {
          const refusal = refusalFor(error);
          if (refusal.status >= 500) request.log.error({ err: error }, 'a page could not be made');
          reply.code(refusal.status);
          if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
          return problemOf(refusal, '', lang);
        });
      if (!found) return reply.callNotFound();
      if ('elsewhere' in found)
        return reply.header('cache-control', 'no-cache').redirect(`/${lang}${found.elsewhere}`, 302);
      asPage(reply, file).type('text/html; charset=utf-8');
      const made = fillFrame(frame, found, { lang, publicUrl });
      return reply.statusCode === 200 ? sendMade(request, reply, made) : reply.send(made);
    });
    app.get(`/${lang}${path}/`, { config: { access } }, (request, reply) =>
      reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 308),
    );
  };
  app.get(`/${LIVE_SITEMAP}`, { config: { access } }, async (request, reply) => {
    const paths = await Promise.all(pages.map(({ listed }) => listed?.() ?? []));
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
    return sendMade(request, reply, sitemapOf([...new Set(paths.flat())], publicUrl));
  });
  for (const lang of LANGUAGES) {
    const file = `${lang}/${ARTICLE_FRAME}/index.html`;
    const frame = read(file);
    for (const page of pages) serve(page, lang, file, frame);
  }
}
