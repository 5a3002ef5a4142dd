import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, PRODUCT } from '@lakou/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { refusalFor } from './error-reply.ts';
import { escapeHtml } from './html.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  /** Its canonical path, after the language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A picture of its subject; without one, our own picture. */
  readonly image?: string;
  /** The first API call that the page makes: preloaded along with its code. */
  readonly reads: string;
  /** schema.org */
  readonly data: object;
}

/** A public page whose content is not known at build time. */
export interface DynamicPublicPage {
  /** Its path after the language, with parameters. */
  readonly path: string;
  /** Which document of the app shows it: `provider` is `provider-en.html` and so on. */
  readonly shell: string;
  /** Undefined when there is no such page or it may not be shown. */
  find(params: Readonly<Record<string, string>>, lang: Language): Promise<PageHead | undefined>;
}

const LOCALES: Record<Language, string> = { en: 'en_US', fr: 'fr_HT', ht: 'ht_HT' };

const tag = (name: 'meta' | 'link', attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}/>`;

/** The app's document with this head, in one language. */
function withHead(
  html: string,
  { path, title, description, image, reads, data }: PageHead,
  { lang, publicUrl }: { lang: Language; publicUrl: string },
): string {
  const addressIn = (other: Language) => `${publicUrl}/${other}${path}`;
  const url = addressIn(lang);
  const named = { 'og:type': 'profile', 'og:site_name': PRODUCT, 'og:title': title, 'og:url': url };
  const shared = { ...named, 'og:description': description, 'og:locale': LOCALES[lang] };
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    tag('link', { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: reads }),
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...LANGUAGES.map((other) => tag('link', { rel: 'alternate', hreflang: other, href: addressIn(other) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn('en') }),
    ...Object.entries(shared).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { property: 'og:image', content: `${publicUrl}${image ?? '/og.png'}` }),
    tag('meta', { name: 'twitter:card', content: image ? 'summary' : 'summary_large_image' }),
    // `<` is escaped, so that no text can end the script block.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ];
  return html
    .replace(/<html lang="\w+"/, `<html lang="${lang}"`)
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** Sends a page that was just rendered; answers 304 when the client already has it. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html);
}

interface Serving {
  readonly publicUrl: string;
  /** The text of a built page. */
  read(file: string): string;
  /** Sets the headers of a built page on a reply. */
  asPage(reply: FastifyReply, file: string): FastifyReply;
}

/**
 * Pages exist in every language, and answer 404 like any unknown address when there is nothing to
 * show.
 */
export function serveDynamicPublicPages(
  app: FastifyInstance,
  pages: readonly DynamicPublicPage[],
  { publicUrl, read, asPage }: Serving,
): void {
  const access = 'everyone: a public page';
  const serve = ({ path, shell, find }: DynamicPublicPage, lang: Language) => {
    const file = `${shell}-${lang}.html`;
    const html = read(file);
    app.get<{ Params: Record<string, string> }>(
      `/${lang}${path}`,
      { config: { access } },
      async (request, reply) => {
        const head = await find(request.params, lang).catch((error: Error) => {
          request.log.error({ err: error }, 'a page could not be made');
          return refusalFor(error);
        });
        if (!head) return reply.callNotFound();
        asPage(reply, file).type('text/html; charset=utf-8');
        if (!(head instanceof Refusal))
          return sendMade(request, reply, withHead(html, head, { lang, publicUrl }));
        // The page repeats the call itself, and shows the error in the reader's language.
        if (head.retryAfterSeconds) reply.header('retry-after', head.retryAfterSeconds);
        return reply.code(head.status).send(html.replace('</head>', `<title>${PRODUCT}</title></head>`));
      },
    );
  };
  for (const page of pages) for (const lang of LANGUAGES) serve(page, lang);
}
