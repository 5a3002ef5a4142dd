import { formatMoney, type Language, negotiateLanguage } from '@lakou/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '#platform/http/html.ts';
import { wordsIn } from '#platform/words.ts';
import { sandboxPage } from './page-html.ts';
import { unitOf } from './paypal-shapes.ts';
import { CHOICES, type SandboxOrder } from './sandbox.store.ts';

const MoncashAmount = z.object({ amount: z.number() });

export const languageOf = (request: FastifyRequest): Language =>
  negotiateLanguage({
    cookie: request.cookies.appLanguage,
    acceptLanguage: request.headers['accept-language'],
  });

const priceOf = (order: SandboxOrder, lang: Language): string =>
  order.provider === 'paypal'
    ? formatMoney(lang, unitOf(order).cents, 'USD')
    : formatMoney(lang, Math.round(MoncashAmount.parse(order.request).amount * 100), 'HTG');

/** What can become of a paid order at PayPal: its payer disputes it, and then gets the money back. */
export function nextOfDispute({ provider, captureId, dispute }: SandboxOrder): 'open' | 'lost' | undefined {
  if (provider !== 'paypal' || !captureId || dispute === 'lost') return undefined;
  return dispute === 'open' ? 'lost' : 'open';
}

interface Shown {
  /** The order's reference, as the payer sees it. */
  readonly name: string;
  /** Why nothing can be chosen any more, and the link to go on. */
  readonly over: 'done' | 'expired' | 'refused' | undefined;
  readonly back?: string;
}

/**
 * The page where a payer chooses the outcome of an order: what it is, how much, and a button for
 * each outcome.
 */
export function orderPage(order: SandboxOrder, lang: Language, { name, over, back }: Shown) {
  const t = wordsIn(lang, 'payments');
  const provider = order.provider === 'paypal' ? 'PayPal' : 'MonCash';
  const line = (term: string, value: string) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`;
  const buttons = CHOICES.map((choice) => {
    const isMoncash = choice === 'decline' && order.provider === 'moncash';
    const text = t(isMoncash ? 'sandboxPage.declineMoncash' : `sandboxPage.${choice}`);
    return `<button name="choice" value="${choice}">${escapeHtml(text)}</button>`;
  });
  const form = `<h2>${escapeHtml(t('sandboxPage.choose'))}</h2><form method="post">${buttons.join('')}</form>`;
  const next = nextOfDispute(order);
  const dispute = next
    ? `<form method="post"><button name="dispute" value="${next}">${escapeHtml(t(`sandboxPage.dispute.${next}`))}</button></form>`
    : '';
  const wayBack = back ? `<p><a href="${escapeHtml(back)}">${escapeHtml(t('sandboxPage.back'))}</a></p>` : '';
  const body = [
    `<p class="note">${escapeHtml(t('sandboxPage.note', { provider }))}</p>`,
    `<dl>${line(t('sandboxPage.amount'), priceOf(order, lang))}${line(t('sandboxPage.order'), name)}</dl>`,
    over ? `<h2>${escapeHtml(t(`sandboxPage.${over}`))}</h2>${wayBack}${dispute}` : form,
  ];
  const title = order.provider === 'paypal' ? t('sandboxPage.title') : t('sandboxPage.titleMoncash');
  return sandboxPage(lang, title, body.join(''));
}

export const sendPage = (reply: FastifyReply, { html, policy }: { html: string; policy: string }) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
