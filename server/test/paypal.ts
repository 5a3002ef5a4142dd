import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Money {
  currency_code: string;
  value: string;
}
interface PaypalTestOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  unit: { custom_id: string; amount: Money };
  capture?: { id: string; status: string; amount: Money; custom_id: string };
  refunds?: { id: string; status: string; amount: Money }[];
  /** The name under which the payer's account is kept. */
  vaultId?: string;
}

const shape = ({ id, status, capture, refunds = [], vaultId }: PaypalTestOrder) => ({
  id,
  status,
  purchase_units: [{ payments: { captures: capture ? [capture] : [], refunds } }],
  links: [{ rel: 'payer-action', href: `https://paypal.example/${id}` }],
  ...(vaultId &&
    capture && {
      payment_source: {
        paypal: {
          email_address: 'nadege@example.com',
          attributes: { vault: { id: vaultId, status: 'VAULTED' } },
        },
      },
    }),
});

/** A PayPal server on the network: its payers approve when they are told to. */
export function paypalOnNetwork() {
  const orders = new Map<string, PaypalTestOrder>();
  const known = {
    orders,
    baseUrl: '',
    /** Does not answer. */
    isAway: false,
    /** Takes the money, and the answer to it gets lost. */
    losesAnswers: false,
    captures: 0,
    /** Accounts that are kept. */
    vault: new Set<string>(),
    /** Refuses to charge kept accounts. */
    declines: false,
    byRequest: new Map<string, PaypalTestOrder>(),
    /** Disputes by their ids, as PayPal shows them. */
    disputes: new Map<string, object>(),
    /** The payer's part. */
    approve: (id: string) => {
      const order = orders.get(id);
      if (order) order.status = 'APPROVED';
    },
    take(order: PaypalTestOrder) {
      order.status = 'COMPLETED';
      const { amount, custom_id } = order.unit;
      order.capture = { id: `C-${order.id}`, status: 'COMPLETED', amount: { ...amount }, custom_id };
      if (order.vaultId) known.vault.add(order.vaultId);
      known.captures++;
    },
  };

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    const say = (status: number, said: object) =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    const path = request.url ?? '';
    if (path === '/v1/oauth2/token') return say(200, { access_token: 't', expires_in: 3600 });
    if (known.isAway) return void request.socket.destroy();
    if (path === '/v1/notifications/verify-webhook-signature')
      return say(200, { verification_status: 'SUCCESS' });
    if (path === '/v2/checkout/orders') {
      const { purchase_units, payment_source } = JSON.parse(body);
      const requestId = String(request.headers['paypal-request-id']);
      const before = known.byRequest.get(requestId);
      if (before) return say(201, shape(before));
      const { vault_id: charged, attributes } = payment_source.paypal;
      if (charged && !known.vault.has(charged))
        return say(422, { details: [{ issue: 'TOKEN_ID_NOT_FOUND' }] });
      if (charged && known.declines) return say(422, { details: [{ issue: 'INSTRUMENT_DECLINED' }] });
      const id = `O${orders.size + 1}`;
      const order: PaypalTestOrder = {
        id,
        status: 'PAYER_ACTION_REQUIRED',
        unit: purchase_units[0],
        ...(attributes?.vault && { vaultId: `V-${id}` }),
      };
      orders.set(id, order);
      known.byRequest.set(requestId, order);
      if (charged) known.take(order);
      if (charged && known.losesAnswers) return void request.socket.destroy();
      return say(201, shape(order));
    }
    if (request.method === 'DELETE') {
      known.vault.delete(path.split('/')[4] ?? '');
      return void reply.writeHead(204).end();
    }
    if (path.startsWith('/v1/customer/disputes/')) {
      const dispute = known.disputes.get(path.split('/')[4] ?? '');
      return dispute ? say(200, dispute) : say(404, { name: 'RESOURCE_NOT_FOUND' });
    }
    const order = orders.get(path.split('/')[4] ?? '');
    if (!order) return say(404, { name: 'RESOURCE_NOT_FOUND' });
    if (request.method === 'GET') return say(200, shape(order));
    if (order.capture) return say(422, { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] });
    if (order.status !== 'APPROVED') return say(422, { details: [{ issue: 'ORDER_NOT_APPROVED' }] });
    known.take(order);
    if (known.losesAnswers) return void request.socket.destroy();
    say(201, shape(order));
  }
  const server = createServer((request, reply) => void answer(request, reply));
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    known.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return known;
}
