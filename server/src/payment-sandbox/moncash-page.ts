import type { FastifyInstance } from 'fastify';
import { fail } from '#platform/errors.ts';
import { refuseForeignOrigin } from '#platform/http/origin.ts';
import type { Platform } from '#platform/platform.ts';
import { PageRequest, pageIsOver } from './moncash-shapes.ts';
import { languageOf, orderPage, sendPage } from './order-page.ts';
import { CHOICES, type Choice, capture, choose, findSandboxOrder } from './sandbox.store.ts';

const access = 'everyone who has its token: the page of the sandbox in the place of MonCash’s';
const PATH = '/Moncash-middleware/Payment/Redirect';
/** The address that MonCash redirects payers to. */
const RETURN_PATH = '/app/pay/moncash';

interface WithToken {
  Querystring: { token?: string };
}

/** How many callbacks the product gets; none when the lost answer was chosen. */
const CALLBACKS: Partial<Record<Choice, number>> = { approve: 1, duplicate: 3 };

function sendCallbacks(
  app: FastifyInstance,
  choice: Choice,
  payload: { transactionId: string; orderId: string },
): void {
  for (let sent = 0; sent < (CALLBACKS[choice] ?? 0); sent++)
    app
      .inject({ method: 'POST', url: '/api/payments/moncash/callback', payload })
      .catch((error: unknown) => app.log.warn({ err: error }, 'the sandbox could not send a callback'));
}

/**
 * MonCash's own page: as on the real one, the money moves when the payer confirms, before the
 * redirect.
 */
export function serveMoncashPage(app: FastifyInstance, { db, config, clock }: Platform): void {
  const getOrder = async (token: string | undefined) => {
    const order = token ? await findSandboxOrder(db, token) : undefined;
    return order && PageRequest.safeParse(order.request).success ? order : fail('not_found');
  };

  app.get<WithToken>(PATH, { config: { access } }, async (request, reply) => {
    const order = await getOrder(request.query.token);
    const { orderId } = PageRequest.parse(order.request);
    const shown = { name: orderId, over: pageIsOver(order, clock.now()), back: RETURN_PATH };
    return sendPage(reply, orderPage(order, languageOf(request), shown));
  });

  app.post<WithToken & { Body: { choice?: unknown } | null }>(
    PATH,
    { config: { access } },
    async (request, reply) => {
      refuseForeignOrigin(request, config.publicUrl);
      reply.header('cache-control', 'no-store');
      const order = await getOrder(request.query.token);
      const choice = CHOICES.find((one) => one === request.body?.choice) ?? fail('invalid_request');
      // The page itself says why nothing can be chosen any more.
      if (pageIsOver(order, clock.now()) || !(await choose(db, order.id, choice)))
        return reply.redirect(request.url, 303);
      if (choice === 'cancel') return reply.redirect(`${RETURN_PATH}?cancelled=1`, 303);
      if (choice === 'decline') return reply.redirect(RETURN_PATH, 303);
      await capture(db, order.id, clock.now());
      const transactionId = (await findSandboxOrder(db, order.id))?.captureId ?? '';
      sendCallbacks(app, choice, { transactionId, orderId: PageRequest.parse(order.request).orderId });
      const query = choice === 'timeout' ? '' : `?transactionId=${transactionId}`;
      return reply.redirect(`${RETURN_PATH}${query}`, 303);
    },
  );
}
