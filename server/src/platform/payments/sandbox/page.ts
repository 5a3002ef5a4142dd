import { formatMoney, type Language, negotiateLanguage } from '@lakou/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail } from '../../errors.ts';
import { escapeHtml } from '../../http/html.ts';
import { refuseForeignOrigin } from '../../http/origin.ts';
import type { Platform } from '../../platform.ts';
import { wordsIn } from '../../words.ts';
import { sandboxPage } from './page-html.ts';
import { OrderRequest, unitOf } from './paypal-shapes.ts';
import { CHOICES, type Choice, choose, findSandboxOrder, type SandboxOrder } from './sandbox.store.ts';

const access = 'everyone who knows the order: the page of the sandbox where a payer decides';

const MoncashAmount = z.object({ amount: z.number() });

const languageOf = (request: FastifyRequest): Language =>
  negotiateLanguage({
    cookie: request.cookies.appLanguage,
    acceptLanguage: request.headers['accept-language'],
  });

const priceOf = (order: SandboxOrder, lang: Language): string =>
  order.provider === 'paypal'
    ? formatMoney(lang, unitOf(order).cents, 'USD')
    : formatMoney(lang, Math.round(MoncashAmount.parse(order.request).amount * 100), 'HTG');

function pageFor(order: SandboxOrder, lang: Language) {
  const t = wordsIn(lang, 'payments');
  const provider = order.provider === 'paypal' ? 'PayPal' : 'MonCash';
  const line = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
  const buttons = CHOICES.map(
    (choice) => `<button name="choice" value="${choice}">${escapeHtml(t(`sandboxPage.${choice}`))}</button>`,
  );
  const form = `<h2>${escapeHtml(t('sandboxPage.choose'))}</h2><form method="post">${buttons.join('')}</form>`;
  const body = [
    `<p class="note">${escapeHtml(t('sandboxPage.note', { provider }))}</p>`,
    `<dl>${line(t('sandboxPage.amount'), priceOf(order, lang))}${line(t('sandboxPage.order'), order.id)}</dl>`,
    order.captureId ? `<h2>${escapeHtml(t('sandboxPage.done'))}</h2>` : form,
  ];
  return sandboxPage(lang, t('sandboxPage.title'), body.join(''));
}

/** Back into the app: only ever to a path of our own, whatever the order says. */
function wayBack(order: SandboxOrder, choice: Choice): string {
  const links = OrderRequest.safeParse(order.request).data?.payment_source?.paypal.experience_context;
  const to = choice === 'cancel' ? links?.cancel_url : links?.return_url;
  if (!to || !URL.canParse(to)) return '/app';
  const back = new URL(to);
  back.searchParams.set('token', order.id);
  return back.pathname + back.search;
}

/** Where somebody who pays in the sandbox says what shall come of it. */
export function serveSandboxPage(app: FastifyInstance, { db, config }: Platform): void {
  app.get<{ Params: { id: string } }>('/pay/:id', { config: { access } }, async (request, reply) => {
    const order = (await findSandboxOrder(db, request.params.id)) ?? fail('not_found');
    const { html, policy } = pageFor(order, languageOf(request));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(html);
  });

  app.post<{ Params: { id: string }; Body: { choice?: unknown } | null }>(
    '/pay/:id',
    { config: { access } },
    async (request, reply) => {
      refuseForeignOrigin(request, config.publicUrl);
      const order = (await findSandboxOrder(db, request.params.id)) ?? fail('not_found');
      const choice = CHOICES.find((one) => one === request.body?.choice) ?? fail('invalid_request');
      if (!(await choose(db, order.id, choice))) fail('payment_void');
      return reply.header('cache-control', 'no-store').redirect(wayBack(order, choice), 303);
    },
  );
}
