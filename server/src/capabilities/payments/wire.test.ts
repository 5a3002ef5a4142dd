import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';
import { reconcilePayments } from './reconcile.jobs.ts';

interface Order {
  id: string;
  unit: { custom_id: string; amount: { currency_code: string; value: string } };
  captured?: { status: string; value: string; currency: string; customId: string };
}
type Mood = 'well' | 'pending' | 'lost before' | 'lost after' | 'less' | 'gourdes' | 'another’s';

/** A PayPal server on the network that can be told to fail. */
const paypal = {
  orders: new Map<string, Order>(),
  captures: 0,
  /** Every request that arrived, without the names of orders. */
  asked: [] as string[],
  mood: 'well' as Mood,
};

const shape = ({ id, unit, captured }: Order) => ({
  id,
  status: captured ? 'COMPLETED' : 'APPROVED',
  purchase_units: [
    {
      ...unit,
      ...(captured && {
        payments: {
          captures: [
            {
              id: `C-${id}`,
              status: captured.status,
              amount: { currency_code: captured.currency, value: captured.value },
              custom_id: captured.customId,
            },
          ],
        },
      }),
    },
  ],
  links: [{ rel: 'payer-action', href: `https://paypal.example/${id}` }],
});

function capture(order: Order): void {
  paypal.captures++;
  order.captured = {
    status: paypal.mood === 'pending' ? 'PENDING' : 'COMPLETED',
    value: paypal.mood === 'less' ? '0.55' : '55.00',
    currency: paypal.mood === 'gourdes' ? 'HTG' : 'USD',
    customId: paypal.mood === 'another’s' ? 'another' : order.unit.custom_id,
  };
}

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += part;
  const say = (status: number, said: object) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  const path = request.url ?? '';
  paypal.asked.push(`${request.method} ${path.replace(/\/O\d+/, '/:id')}`);
  if (path === '/v1/oauth2/token') return say(200, { access_token: 't', expires_in: 3600 });
  if (path === '/v2/checkout/orders') {
    const order: Order = { id: `O${paypal.orders.size + 1}`, unit: JSON.parse(body).purchase_units[0] };
    paypal.orders.set(order.id, order);
    return say(201, shape(order));
  }
  const order = paypal.orders.get(path.split('/')[4] ?? '');
  if (!order) return say(404, { name: 'RESOURCE_NOT_FOUND' });
  if (request.method === 'GET') return say(200, shape(order));
  if (order.captured) return say(422, { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] });
  if (paypal.mood === 'lost before') return void request.socket.destroy();
  capture(order);
  if (paypal.mood === 'lost after') return void request.socket.destroy();
  setTimeout(() => say(201, shape(order)), 200); // long enough for all others to arrive
}

const server = createServer((request, reply) => void answer(request, reply));
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const pay = paymentTest({
  get paypal() {
    return { baseUrl, clientId: 'id', secret: 'secret', webhookId: 'hook' };
  },
});

async function captured(mood: Mood) {
  paypal.mood = mood;
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const order = await pay.order(nadege, booking);
  const reply = await pay.capture(nadege, order);
  const later = async () => {
    pay.clock.move(60);
    await reconcilePayments(pay.paymentServices());
    return pay.state(booking);
  };
  return { nadege, booking, order, reply, later };
}

describe('PAY-4 with credentials, over the network', () => {
  test('the payer goes to PayPal’s own page, and nobody speaks of a sandbox', async () => {
    const nadege = await pay.somebody();
    const customId = await pay.booking(nadege);
    const reply = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId });
    expect(reply.json().approveUrl).toBe(`https://paypal.example/${reply.json().orderID}`);
    expect((await pay.send('GET /api/payments/methods', nadege)).json().sandbox).toBe(false);
    expect((await pay.send('POST /sandbox/paypal/v1/oauth2/token', undefined, {})).statusCode).toBe(404);
  });

  test('PAY-2 PayPal is asked to capture once, by however many at a time', async () => {
    paypal.mood = 'well';
    const nadege = await pay.somebody();
    const order = await pay.order(nadege, await pay.booking(nadege));
    const before = paypal.captures;
    const replies = await Promise.all(Array.from({ length: 50 }, () => pay.capture(nadege, order)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(paypal.captures - before).toBe(1);
  });

  test('a payment costs three calls: to make the order, to read it and to capture it; captured again, none', async () => {
    await captured('well'); // the token is there from now on
    paypal.asked.length = 0;
    const { nadege, order } = await captured('well');
    expect(paypal.asked).toEqual([
      'POST /v2/checkout/orders',
      'GET /v2/checkout/orders/:id',
      'POST /v2/checkout/orders/:id/capture',
    ]);
    await pay.capture(nadege, order);
    expect(paypal.asked).toHaveLength(3);
  });

  test('a line cut after the money moved: pending, then paid, captured once', async () => {
    const before = paypal.captures;
    const { reply, later } = await captured('lost after');
    expect(reply.json().status).toBe('PENDING');
    expect(await later()).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
    expect(paypal.captures - before).toBe(1);
  });

  test('a line cut before the money moved: pending, then asked for again', async () => {
    const { reply, later } = await captured('lost before');
    expect(reply.json().status).toBe('PENDING');
    expect((await later())?.payment).toBe('capturing');
    paypal.mood = 'well';
    expect(await later()).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
  });

  test('nothing was taken and the visit is gone: given up, because PayPal says so', async () => {
    const { booking, later } = await captured('lost before');
    await pay.lakou.db.query("update bookings set status = 'cancelled', cancelled_at = now() where id = $1", [
      booking,
    ]);
    expect(await later()).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', payment: 'failed' });
  });

  test('a capture that PayPal still looks at stays pending for as long as it takes', async () => {
    const { order, reply, later } = await captured('pending');
    expect(reply.json().status).toBe('PENDING');
    for (let hours = 0; hours < 3; hours++) {
      pay.clock.move(86_400);
      expect((await later())?.payment).toBe('capturing');
    }
    const held = paypal.orders.get(order)?.captured;
    if (held) held.status = 'COMPLETED';
    expect(await later()).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
  });

  test.each(['less', 'gourdes', 'another’s'] as const)(
    'attack: a capture of something else (%s) credits nothing',
    async (mood) => {
      const { booking, reply } = await captured(mood);
      expect(reply.statusCode).toBe(402);
      expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'failed' });
      expect(
        await pay.count(
          'ledger_transactions',
          `payment_id = (select id from payments where payable_id = '${booking}')`,
        ),
      ).toBe(0);
    },
  );

  test('nobody there: an order is refused, and one can try again', async () => {
    const nadege = await pay.somebody();
    const customId = await pay.booking(nadege);
    const there = baseUrl;
    baseUrl = 'http://127.0.0.1:1';
    const elsewhere = await pay.lakou.open({
      config: { paypal: { baseUrl, clientId: 'i', secret: 's', webhookId: 'w' } },
      clock: pay.clock,
      jobs: false,
    });
    baseUrl = there;
    const reply = await elsewhere.app.inject({
      method: 'POST',
      url: '/api/payments/paypal/create-order',
      headers: nadege.headers,
      payload: { customId },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([502, 'payment_unreachable']);
    paypal.mood = 'well';
    expect((await pay.capture(nadege, await pay.order(nadege, customId))).json().status).toBe('COMPLETED');
  });
});
