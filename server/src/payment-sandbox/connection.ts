import type { FastifyInstance } from 'fastify';
import type { SandboxConnection } from '#platform/payments/sandbox-connection.ts';
import { readJson } from '#platform/payments/wire.ts';
import type { SandboxKeys } from './keys.ts';
import { SANDBOX_WEBHOOK_ID } from './webhooks.ts';

/**
 * Requests to the sandbox go through the routes of its own server, whether or not it listens yet.
 */
export function sandboxConnection(
  app: FastifyInstance,
  { clientId, secret, payout }: SandboxKeys,
): SandboxConnection {
  return {
    paypal: { clientId, secret, baseUrl: '/sandbox/paypal', webhookId: SANDBOX_WEBHOOK_ID },
    moncash: { clientId, secret, baseUrl: '/sandbox/moncash', tokenPath: '/MerChantApi/oauth/token' },
    payout: { clientId: payout.clientId, secret: payout.secret, baseUrl: '/sandbox/moncash' },
    async send({ body, ...request }) {
      const reply = await app.inject({ ...request, ...(body !== undefined && { payload: body }) });
      return { status: reply.statusCode, body: readJson(reply.body) };
    },
  };
}
