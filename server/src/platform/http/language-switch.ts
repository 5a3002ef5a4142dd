import { cookieIsSecure, isLanguage, languageCookie, negotiateLanguage } from '@lakou/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

const access = 'everyone: a language is no secret';

/** Only a path of our own: `//evil.example` and `/\evil.example` lead elsewhere. */
const isOwnPath = (to: unknown): to is string => typeof to === 'string' && /^\/(?![/\\])[^\\\r\n]*$/.test(to);

const address = (request: FastifyRequest) => new URL(`${request.protocol}://${request.host}`);

/** `/` leads to the visitor's language; `/language/ht?to=…` remembers a choice for pages that run no script. */
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
      const { to } = request.query;
      return reply
        .header('set-cookie', languageCookie(lang, { secure: cookieIsSecure(address(request)) }))
        .header('cache-control', 'no-store')
        .redirect(isOwnPath(to) ? to : `/${lang}`, 303);
    },
  );
}
