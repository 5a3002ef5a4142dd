import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { requireToken, serveToken } from './auth.ts';
import type { SandboxKeys } from './keys.ts';
import { capture, findByCapture, findSandboxOrder, keepOrder } from './sandbox.store.ts';

const access = 'everyone: the sandbox in MonCash’s place; it wants the token of its own client';

const Prompt = z.object({
  reference: z.string().min(1).max(100),
  account: z.string().regex(/^509\d{8}$/),
  amount: z.number().positive(),
});

/** The phone prompt of MonCash's merchant API, as far as our client speaks it. */
export function serveMoncashSandbox(app: FastifyInstance, { db, clock }: Platform, keys: SandboxKeys): void {
  const options = { config: { access }, onRequest: requireToken(keys) };
  serveToken(app, '/MerChantApi/oauth/token', keys, access);

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

  app.post<{ Body: { transactionId?: unknown } | null }>(
    '/Api/v1/RetrieveTransactionPayment',
    options,
    async ({ body }, reply) => {
      const order = await findByCapture(db, String(body?.transactionId ?? ''));
      if (order?.provider !== 'moncash') return reply.code(404).send({ message: 'not found' });
      const { reference, account, amount } = Prompt.parse(order.request);
      const payment = { reference, transaction_id: order.captureId, cost: amount, payer: account };
      return { payment: { ...payment, message: 'successful' }, status: 200 };
    },
  );
}
