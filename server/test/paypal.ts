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
}

const shape = ({ id, status, capture, refunds = [] }: PaypalTestOrder) => ({
  id,
  status,
  purchase_units: [{ payments: { captures: capture ? [capture] : [], refunds } }],
  links: [{ rel: 'payer-action', href: `https://paypal.example/${id}` }],
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
    /** The payer's part. */
    approve: (id: string) => {
      const order = orders.get(id);
      if (order) order.status = 'APPROVED';
    },
    take(order: PaypalTestOrder) {
      order.status = 'COMPLETED';
      const { amount, custom_id } = order.unit;
      order.capture = { id: `C-${order.id}`, status: 'COMPLETED', amount: { ...amount }, custom_id };
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
      const id = `O${orders.size + 1}`;
      const order = {
        id,
        status: 'PAYER_ACTION_REQUIRED',
        unit: JSON.parse(body).purchase_units[0],
      } as const;
      orders.set(id, order);
      return say(201, shape(order));
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
