import type { FastifyInstance } from 'fastify';
import { fail } from '#platform/errors.ts';
import { refuseForeignOrigin } from '#platform/http/origin.ts';
import type { Platform } from '#platform/platform.ts';
import type { SandboxKeys } from './keys.ts';
import { languageOf, nextOfDispute, orderPage, sendPage } from './order-page.ts';
import { OrderRequest, payerOf } from './paypal-shapes.ts';
import {
  CHOICES,
  type Choice,
  choose,
  findSandboxOrder,
  type SandboxOrder,
  setDispute,
} from './sandbox.store.ts';
import { notifyDisputed } from './webhooks.ts';

const access = 'everyone who knows the order: the page of the sandbox where a payer decides';

/** Back to the app: only to a path of our own, whatever the order says. */
function wayBack(order: SandboxOrder, choice: Choice): string {
  const links = OrderRequest.safeParse(order.request).success ? payerOf(order).page : undefined;
  const to = choice === 'cancel' ? links?.cancel_url : links?.return_url;
  if (!to || !URL.canParse(to)) return '/app';
  const back = new URL(to);
  back.searchParams.set('token', order.id);
  return back.pathname + back.search;
}

/** Where a payer in the sandbox chooses the outcome. */
export function serveSandboxPage(
  app: FastifyInstance,
  { db, config, clock }: Platform,
  keys: SandboxKeys,
): void {
  app.get<{ Params: { id: string } }>('/pay/:id', { config: { access } }, async (request, reply) => {
    const order = (await findSandboxOrder(db, request.params.id)) ?? fail('not_found');
    const over = order.captureId ? 'done' : undefined;
    return sendPage(reply, orderPage(order, languageOf(request), { name: order.id, over }));
  });

  app.post<{ Params: { id: string }; Body: { choice?: unknown; dispute?: unknown } | null }>(
    '/pay/:id',
    { config: { access } },
    async (request, reply) => {
      refuseForeignOrigin(request, config.publicUrl);
      const order = (await findSandboxOrder(db, request.params.id)) ?? fail('not_found');
      const next = nextOfDispute(order);
      if (next && request.body?.dispute === next) {
        const disputed = (await setDispute(db, order.id, next)) ?? fail('payment_void');
        notifyDisputed(app, disputed, keys, clock.now());
        return reply.header('cache-control', 'no-store').redirect(`/sandbox/pay/${order.id}`, 303);
      }
      const choice = CHOICES.find((one) => one === request.body?.choice) ?? fail('invalid_request');
      if (!(await choose(db, order.id, choice))) fail('payment_void');
      return reply.header('cache-control', 'no-store').redirect(wayBack(order, choice), 303);
    },
  );
}
