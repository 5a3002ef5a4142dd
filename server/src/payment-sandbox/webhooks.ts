import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxKeys } from './keys.ts';
import { disputeOf } from './paypal-shapes.ts';
import { newName, type SandboxOrder } from './sandbox.store.ts';

export const SANDBOX_WEBHOOK_ID = 'sandbox';
const TIMES = { duplicate: 3 };

const Signed = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.literal(SANDBOX_WEBHOOK_ID),
  webhook_event: z.unknown(),
});

const signature = (id: string, time: string, event: unknown, keys: SandboxKeys) =>
  keys.sign([id, time, SANDBOX_WEBHOOK_ID, JSON.stringify(event)].join('|'));

export function isSignedByUs(body: unknown, keys: SandboxKeys): boolean {
  const { data } = Signed.safeParse(body);
  if (!data) return false;
  const own = signature(data.transmission_id, data.transmission_time, data.webhook_event, keys);
  const [ours, theirs] = [Buffer.from(own), Buffer.from(data.transmission_sig)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** The headers PayPal would sign an event with. */
export function signedHeaders(event: unknown, keys: SandboxKeys, at: Date): Record<string, string> {
  const id = newName();
  const time = at.toISOString();
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'sandbox',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature(id, time, event, keys),
  };
}

export const capturedEvent = (order: SandboxOrder, id = `WH-${newName()}`) => ({
  id,
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: { id: order.captureId, supplementary_data: { related_ids: { order_id: order.id } } },
});

/** Sends the event as PayPal would, without waiting; several times when that was chosen. */
export function notifyCaptured(app: FastifyInstance, order: SandboxOrder, keys: SandboxKeys, at: Date): void {
  notify(app, capturedEvent(order), { keys, at, times: order.choice === 'duplicate' ? TIMES.duplicate : 1 });
}

export function notifyDisputed(app: FastifyInstance, order: SandboxOrder, keys: SandboxKeys, at: Date): void {
  const event_type = order.dispute === 'lost' ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED';
  const event = { id: `WH-${newName()}`, event_type, resource: { dispute_id: disputeOf(order) } };
  notify(app, event, { keys, at, times: 1 });
}

function notify(
  app: FastifyInstance,
  event: object,
  { keys, at, times }: { keys: SandboxKeys; at: Date; times: number },
): void {
  for (let sent = 0; sent < times; sent++)
    app
      .inject({
        method: 'POST',
        url: '/api/payments/paypal/webhook',
        headers: signedHeaders(event, keys, at),
        payload: JSON.stringify(event),
      })
      .catch((error: unknown) => app.log.warn({ err: error }, 'the sandbox could not send a callback'));
}
