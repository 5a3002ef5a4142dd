import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { requireToken } from './auth.ts';
import type { SandboxKeys } from './keys.ts';
import { findPayout, keepPayout } from './payouts.store.ts';
import { newName } from './sandbox.store.ts';

const access = 'everyone: the sandbox in MonCash’s place; it wants the token of its client for payouts';

const Transfer = z.object({
  amount: z.number().positive(),
  receiver: z.string().regex(/^509\d{8}$/),
  desc: z.string().max(200),
  reference: z.string().min(1).max(100),
});

/** The part of MonCash's payouts that our client uses: one per reference. */
export function serveMoncashPayouts(app: FastifyInstance, { db, clock }: Platform, keys: SandboxKeys): void {
  const options = { config: { access }, onRequest: requireToken(keys.payout) };

  app.post('/Api/v1/Transfert', options, async ({ body }, reply) => {
    const { data } = Transfer.safeParse(body);
    if (!data) return reply.code(400).send({ message: 'bad request' });
    const { amount, receiver, desc, reference } = data;
    const payout = {
      reference,
      transactionId: newName(),
      receiver,
      cents: Math.round(amount * 100),
      at: clock.now(),
    };
    if (!(await keepPayout(db, payout))) return reply.code(409).send({ message: 'duplicate reference' });
    const transfer = { transaction_id: payout.transactionId, amount, receiver, desc, message: 'successful' };
    return { transfer, timestamp: payout.at.getTime(), status: 200 };
  });

  app.post<{ Body: { reference?: unknown } | null }>(
    '/Api/v1/PrefundedTransactionStatus',
    options,
    async ({ body }, reply) => {
      const found = await findPayout(db, String(body?.reference ?? ''));
      if (!found) return reply.code(404).send({ message: 'Can’t find this transaction' });
      return { transStatus: 'successful', timestamp: clock.now().getTime(), status: 200 };
    },
  );
}
