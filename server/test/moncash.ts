import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/**
 * How it answers: correctly, with a status, by closing the connection before or after the work, or
 * never.
 */
type Mood = 'well' | number | 'cut before' | 'cut after' | 'hang';

interface Payout {
  readonly receiver: string;
  readonly amount: number;
}

/** A MonCash server on the network, with a chosen behaviour for each call. */
export function moncashOnNetwork() {
  const moods = new Map<string, Mood>();
  const paid = new Map<string, { amount: number; transactionId: string }>();
  const payouts = new Map<string, Payout>();
  const calls: string[] = [];
  const known = {
    moods,
    /** What was paid out, by reference: a repeated request pays twice. */
    payouts,
    sums: [] as Payout[],
    /** Paths, in the order they were called. */
    calls,
    orders: new Map<string, number>(),
    pay: (orderId: string) =>
      paid.set(orderId, { amount: known.orders.get(orderId) ?? 0, transactionId: `T-${orderId}` }),
    baseUrl: '',
  };

  type Answer = readonly [status: number, body: object];
  const shape = (reference: string): Answer => {
    const payment = paid.get(reference);
    if (!payment) return [404, { message: 'not found' }];
    const { amount, transactionId } = payment;
    const told = { reference, transaction_id: transactionId, cost: amount, payer: '50937001234' };
    return [200, { payment: { ...told, message: 'successful' } }];
  };
  const DOES: Record<string, (sent: Record<string, string>) => Answer> = {
    '/Api/oauth/token': () => [200, { access_token: 't', expires_in: 59 }],
    '/Api/v1/CreatePayment': ({ orderId = '', amount }) => {
      known.orders.set(orderId, Number(amount));
      return [202, { payment_token: { token: `token-${orderId}` } }];
    },
    '/Api/v1/RetrieveOrderPayment': ({ orderId = '' }) => shape(orderId),
    '/Api/v1/RetrieveTransactionPayment': ({ transactionId = '' }) => shape(transactionId.slice(2)),
    '/Api/v1/Transfert': ({ reference = '', receiver = '', amount }) => {
      const payout = { receiver, amount: Number(amount) };
      payouts.set(reference, payout);
      known.sums.push(payout);
      return [200, { transfer: { transaction_id: `P-${reference}`, message: 'successful' } }];
    },
    '/Api/v1/PrefundedTransactionStatus': ({ reference = '' }) =>
      payouts.has(reference) ? [200, { transStatus: 'successful' }] : [404, { message: 'not found' }],
  };

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += part;
    const path = request.url ?? '';
    const mood = moods.get(path) ?? 'well';
    calls.push(path);
    if (mood === 'hang') return;
    if (mood === 'cut before') return void request.socket.destroy();
    const isToken = path.endsWith('/token');
    const [status, body] =
      typeof mood === 'number' ? [mood, {}] : (DOES[path]?.(isToken ? {} : JSON.parse(text)) ?? [404, {}]);
    if (mood === 'cut after') return void request.socket.destroy();
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((request, reply) => void answer(request, reply));
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    known.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return known;
}
