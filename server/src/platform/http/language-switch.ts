import { cookieIsSecure, isLanguage, languageCookie, negotiateLanguage } from '@lakou/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

const access = 'everyone: a language is no secret';

const ANYWHERE = 'http://own.invalid';

/**
 * Accepts only a path of our own, parsed as browsers do: for them `//x`, `/\x` and `/<tab>/x` all
 * lead to the site x.
 */
function ownPath(to: unknown): string | undefined {
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, ANYWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, ANYWHERE);
  return origin === ANYWHERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

function isSecure(request: FastifyRequest): boolean {
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) && cookieIsSecure(new URL(address));
}

/**
 * `/` redirects to the visitor's language; `/language/ht?to=…` stores a choice for pages that run
 * no script.
 */
export function serveLanguageSwitch(app: FastifyInstance): void {
  app.get('/', { config: { access } }, (request, reply) => {
    const lang = negotiateLanguage({
      cookie: request.cookies.appLanguage,
      acceptLanguage: request.headers['accept-language'],
    });
    return reply
      .header('vary', 'cookie, accept-language')
      .header('cache-control', 'no-store')
      .redirect(`/${lang}`, 302);
  });
  app.get<{ Params: { lang: string }; Querystring: { to?: unknown } }>(
    '/language/:lang',
    { config: { access } },
    (request, reply) => {
      const { lang } = request.params;
      if (!isLanguage(lang)) throw new Refusal('not_found');
      return reply
        .header('set-cookie', languageCookie(lang, { secure: isSecure(request) }))
        .header('cache-control', 'no-store')
        .redirect(ownPath(request.query.to) ?? `/${lang}`, 303);
    },
  );
}
