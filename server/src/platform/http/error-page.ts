import { negotiateLanguage, PRODUCT } from '@lakou/i18n';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../errors.ts';
import { wordsIn } from '../words.ts';
import { escapeHtml, plainPage } from './html.ts';

/** Says what is wrong in the reader's language, to somebody whom a link of another site brought here. */
export function sendErrorPage(reply: FastifyReply, { code }: Refusal): FastifyReply {
  const { cookies, headers } = reply.request;
  const lang = negotiateLanguage({
    cookie: cookies?.appLanguage,
    acceptLanguage: headers['accept-language'],
  });
  const text = wordsIn(lang, 'errors')(code);
  const { html, policy } = plainPage(PRODUCT, `<p>${escapeHtml(text)}</p>`, lang);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
