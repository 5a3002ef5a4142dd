import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { requireToken } from './auth.ts';
import type { SandboxKeys } from './keys.ts';
import { isLost, PAGE_LASTS_MS, PageRequest, pageName, paymentShape } from './moncash-shapes.ts';
import { findByCapture, findByRequest, keepOrder, newName } from './sandbox.store.ts';

const access = 'everyone: the sandbox in MonCash’s place; it wants the token of its own client';

const wireTime = (at: Date) => at.toISOString().replace('T', ' ').replace('.', ':').replace('Z', '');

/** The part of MonCash's REST calls around its page that our client uses. */
export function serveMoncashRest(app: FastifyInstance, { db, clock }: Platform, keys: SandboxKeys): void {
  const options = { config: { access }, onRequest: requireToken(keys) };

  app.post('/Api/v1/CreatePayment', options, async ({ body }, reply) => {
    const { data } = PageRequest.safeParse(body);
    if (!data) return reply.code(400).send({ message: 'The amount is incorrect' });
    const at = clock.now();
    const kept = await keepOrder(db, {
      id: `${newName()}${newName()}`,
      provider: 'moncash',
      request: data,
      requestId: pageName(data.orderId),
      at,
    });
    const expired = new Date((kept?.createdAt ?? at).getTime() + PAGE_LASTS_MS);
    const payment_token = { expired: wireTime(expired), created: wireTime(at), token: kept?.id };
    return reply.code(202).send({ mode: 'sandbox', payment_token, timestamp: at.getTime(), status: 202 });
  });

  app.post<{ Body: { orderId?: unknown } | null }>(
    '/Api/v1/RetrieveOrderPayment',
    options,
    async ({ body }, reply) => {
      const order = await findByRequest(db, pageName(String(body?.orderId ?? '')));
      if (order?.captureId && isLost(order, clock.now())) return reply.code(504).send();
      if (order?.captureId) return paymentShape(order, 'successful');
      if (order?.choice === 'decline') return paymentShape(order, 'failed');
      return reply.code(404).send({ message: 'not found' });
    },
  );

  app.post<{ Body: { transactionId?: unknown } | null }>(
    '/Api/v1/RetrieveTransactionPayment',
    options,
    async ({ body }, reply) => {
      const order = await findByCapture(db, String(body?.transactionId ?? ''));
      if (order?.provider !== 'moncash') return reply.code(404).send({ message: 'not found' });
      return isLost(order, clock.now()) ? reply.code(504).send() : paymentShape(order, 'successful');
    },
  );
}
