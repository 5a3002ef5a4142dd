import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { requireToken, serveToken } from './auth.ts';
import type { SandboxKeys } from './keys.ts';
import { serveMoncashPage } from './moncash-page.ts';
import { serveMoncashPayouts } from './moncash-payout.ts';
import { serveMoncashRest } from './moncash-rest.ts';
import { Prompt } from './moncash-shapes.ts';
import { capture, findSandboxOrder, keepOrder } from './sandbox.store.ts';

const access = 'everyone: the sandbox in MonCash’s place; it wants the token of its own client';

/** The part of MonCash that our clients use: prompts on a phone, its page, and payouts. */
export function serveMoncashSandbox(app: FastifyInstance, platform: Platform, keys: SandboxKeys): void {
  serveToken(app, '/MerChantApi/oauth/token', [keys], access);
  serveToken(app, '/Api/oauth/token', [keys, keys.payout], access);
  servePrompts(app, platform, keys);
  serveMoncashRest(app, platform, keys);
  serveMoncashPage(app, platform);
  serveMoncashPayouts(app, platform, keys);
}

/** The phone prompt of MonCash's merchant API. */
function servePrompts(app: FastifyInstance, { db, clock }: Platform, keys: SandboxKeys): void {
  const options = { config: { access }, onRequest: requireToken(keys) };

  app.post('/MerChantApi/V1/InitiatePayment', options, async ({ body }, reply) => {
    const { data } = Prompt.safeParse(body);
    if (!data) return reply.code(400).send({ message: 'bad request' });
    await keepOrder(db, {
      id: data.reference,
      provider: 'moncash',
      request: data,
      requestId: `moncash-${data.reference}`,
      at: clock.now(),
    });
    return { reference: data.reference, message: 'pending', status: 200 };
  });

  app.post<{ Body: { reference?: unknown } | null }>(
    '/MerChantApi/V1/CheckPayment',
    options,
    async ({ body }, reply) => {
      const id = String(body?.reference ?? '');
      const order = await findSandboxOrder(db, id);
      if (order?.provider !== 'moncash') return reply.code(404).send({ message: 'not found' });
      const reference = order.id;
      if (order.choice === 'decline' || order.choice === 'cancel') return { reference, message: 'failed' };
      if (order.choice === 'timeout') return { reference, message: 'pending' };
      await capture(db, order.id, clock.now());
      const done = await findSandboxOrder(db, order.id);
      const { amount } = Prompt.parse(order.request);
      return { reference, transactionId: done?.captureId, amount, message: 'successful' };
    },
  );
}
