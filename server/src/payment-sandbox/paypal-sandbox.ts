import type { FastifyInstance, FastifyReply } from 'fastify';
import { toCents } from '#platform/payments/paypal-wire.ts';
import type { Platform } from '#platform/platform.ts';
import { requireToken, serveToken } from './auth.ts';
import type { SandboxKeys } from './keys.ts';
import {
  disputeShape,
  OrderRequest,
  orderShape,
  payerOf,
  refundShape,
  refusal,
  tokenOf,
  unitOf,
} from './paypal-shapes.ts';
import {
  capture,
  deleteToken,
  findByCapture,
  findSandboxOrder,
  hasToken,
  keepOrder,
  keepRefund,
  keepToken,
  listSandboxRefunds,
  newName,
} from './sandbox.store.ts';
import { isSignedByUs, notifyCaptured } from './webhooks.ts';

const access = 'everyone: the sandbox in PayPal’s place; it wants the token of its own client';

interface One {
  Params: { id: string };
}

const refuse = (reply: FastifyReply, issue: string) =>
  reply.code(422).send(refusal('UNPROCESSABLE_ENTITY', issue));
const missing = (reply: FastifyReply) =>
  reply.code(404).send(refusal('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'));
const requestIdOf = (headers: Record<string, unknown>) => {
  const id = headers['paypal-request-id'];
  return typeof id === 'string' ? id.slice(0, 108) : null;
};

/** The part of PayPal's Orders v2 that our client uses. */
export function servePaypalSandbox(app: FastifyInstance, { db, clock }: Platform, keys: SandboxKeys): void {
  const config = { access };
  const onRequest = requireToken(keys);
  serveToken(app, '/v1/oauth2/token', [keys], access);

  app.post('/v2/checkout/orders', { config, onRequest }, async ({ body, headers }, reply) => {
    const request = OrderRequest.safeParse(body);
    if (!request.success) return reply.code(400).send(refusal('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE'));
    const id = newName();
    const requestId = requestIdOf(headers);
    const order = await keepOrder(db, {
      id,
      provider: 'paypal',
      request: request.data,
      requestId,
      at: clock.now(),
    });
    if (!order) return missing(reply);
    const { vaultId } = payerOf(order);
    if (!vaultId) return reply.code(201).send(orderShape(order));
    // The payer is not asked: the order is paid as it is placed.
    if (!(await hasToken(db, vaultId))) return refuse(reply, 'TOKEN_ID_NOT_FOUND');
    const isNew = await capture(db, order.id, clock.now());
    const done = (await findSandboxOrder(db, order.id)) ?? order;
    if (isNew) notifyCaptured(app, done, keys, clock.now());
    return reply.code(201).send(orderShape(done));
  });

  app.delete<One>('/v3/vault/payment-tokens/:id', { config, onRequest }, async ({ params }, reply) => {
    await deleteToken(db, params.id);
    return reply.code(204).send();
  });

  app.get<One>('/v2/checkout/orders/:id', { config, onRequest }, async ({ params }, reply) => {
    const order = await findSandboxOrder(db, params.id);
    return order ? orderShape(order, await listSandboxRefunds(db, order.id)) : missing(reply);
  });

  app.get<One>('/v1/customer/disputes/:id', { config, onRequest }, async ({ params }, reply) => {
    const order = await findSandboxOrder(db, params.id.replace('PP-D-', ''));
    return order?.dispute ? disputeShape(order) : missing(reply);
  });

  app.post<One>('/v2/checkout/orders/:id/capture', { config, onRequest }, async ({ params }, reply) => {
    const order = await findSandboxOrder(db, params.id);
    if (!order) return missing(reply);
    if (order.captureId) return refuse(reply, 'ORDER_ALREADY_CAPTURED');
    if (order.choice === 'cancel') return refuse(reply, 'ORDER_NOT_APPROVED');
    if (order.choice === 'decline') return refuse(reply, 'INSTRUMENT_DECLINED');
    if (!(await capture(db, order.id, clock.now()))) return refuse(reply, 'ORDER_ALREADY_CAPTURED');
    if (payerOf(order).wantsVault) await keepToken(db, tokenOf(order), clock.now());
    // The money has moved, and the answer is lost.
    if (order.choice === 'timeout') return reply.code(504).send();
    const done = await findSandboxOrder(db, order.id);
    if (!done) return missing(reply);
    notifyCaptured(app, done, keys, clock.now());
    return reply.code(201).send(orderShape(done));
  });

  app.post<One & { Body: { amount?: { value?: string } } | null }>(
    '/v2/payments/captures/:id/refund',
    { config, onRequest },
    async ({ params, body, headers }, reply) => {
      const order = await findByCapture(db, params.id);
      if (!order) return missing(reply);
      const paidCents = unitOf(order).cents;
      const cents = body?.amount?.value ? toCents(body.amount.value) : paidCents;
      const wanted = {
        orderId: order.id,
        requestId: requestIdOf(headers),
        cents,
        paidCents,
        at: clock.now(),
      };
      const refund = await keepRefund(db, wanted);
      return refund ? reply.code(201).send(refundShape(refund)) : refuse(reply, 'REFUND_AMOUNT_EXCEEDED');
    },
  );

  app.post('/v1/notifications/verify-webhook-signature', { config, onRequest }, ({ body }) => ({
    verification_status: isSignedByUs(body, keys) ? 'SUCCESS' : 'FAILURE',
  }));
}
