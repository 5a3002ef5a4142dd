import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxKeys } from '../../server/src/payment-sandbox/keys.ts';
import { signedHeaders } from '../../server/src/payment-sandbox/webhooks.ts';
import { type Claim, expectCounts, times } from './claim.ts';
import type { Stage } from './stage.ts';

const ROUNDS = 5;
const CAPTURES = 50;
const REPLAYS = 100;
const PATIENCE_MS = 30_000;

async function orderedBooking(stage: Stage) {
  const [patient, provider] = [await stage.patient(), await stage.provider()];
  const booking = await stage.book(0, patient, { providerId: provider.id });
  const bookingId: string = booking.json().id;
  const ordered = await stage.send(0, 'POST /api/payments/paypal/create-order', patient, {
    customId: bookingId,
  });
  return { patient, bookingId, orderID: ordered.json().orderID as string };
}

/** The ledger entries of one visit's payment, and the notifications to its payer. */
async function effects({ count }: Stage, bookingId: string, payerId: string) {
  const ofBooking = 'payment_id in (select id from payments where payable_id = $1)';
  return {
    'in the ledger': await count('ledger_transactions', ofBooking, [bookingId]),
    'payer told': await count('notifications', "user_id = $1 and kind = 'payment_received'", [payerId]),
    paid: await count('bookings', "id = $1 and payment_status = 'paid'", [bookingId]),
  };
}

type Counts = Record<string, number>;
const add = (sum: Counts, more: Counts): Counts =>
  Object.fromEntries(Object.entries(more).map(([name, value]) => [name, (sum[name] ?? 0) + value]));

const captures: Claim = {
  what: `PAY-2 ${CAPTURES} captures of one order at once, ${ROUNDS} times over, at two instances: one capture`,
  async run(stage) {
    let sum: Counts = {};
    let different = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { patient, bookingId, orderID } = await orderedBooking(stage);
      const replies = await Promise.all(
        times(CAPTURES, (n) =>
          stage.send(n, 'POST /api/payments/paypal/capture-order', patient, { orderID }),
        ),
      );
      different += new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size;
      const completed = replies.filter((reply) => reply.json().status === 'COMPLETED').length;
      sum = add(sum, { completed, ...(await effects(stage, bookingId, patient.id)) });
    }
    return expectCounts(
      { orders: ROUNDS, ...sum, 'different answers': different },
      {
        completed: ROUNDS * CAPTURES,
        'in the ledger': ROUNDS,
        'payer told': ROUNDS,
        paid: ROUNDS,
        'different answers': ROUNDS,
      },
    );
  },
};

async function until(holds: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > patience) return; // the counts decide
    await sleep(50);
  }
}

const news: Claim = {
  what: `PAY-5 one webhook ${REPLAYS} times and out of order, at two instances: one effect`,
  async run(stage) {
    const { patient, bookingId, orderID } = await orderedBooking(stage);
    // The money moves, and our request gets no answer.
    await stage.send(0, `POST /sandbox/pay/${orderID}`, undefined, 'choice=timeout', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    await stage.send(0, 'POST /api/payments/paypal/capture-order', patient, { orderID });
    const keys = sandboxKeys(stage.two[0].platform.config);
    const tell = (at: number, event: object) =>
      stage.send(
        at,
        'POST /api/payments/paypal/webhook',
        undefined,
        JSON.stringify(event),
        signedHeaders(event, keys, stage.clock.now()),
      );
    const about = (type: string, id: string) => ({
      id,
      event_type: type,
      resource: { id: orderID, supplementary_data: { related_ids: { order_id: orderID } } },
    });
    // The event of the capture arrives before that of the approval, and the one of the denial long
    // after.
    const captured = about('PAYMENT.CAPTURE.COMPLETED', `WH-${orderID}-1`);
    const approved = about('CHECKOUT.ORDER.APPROVED', `WH-${orderID}-2`);
    const replies = await Promise.all([
      ...times(REPLAYS, (n) => tell(n, captured)),
      ...times(20, (n) => tell(n, approved)),
    ]);
    await until(async () => (await effects(stage, bookingId, patient.id)).paid === 1);
    replies.push(await tell(1, about('PAYMENT.CAPTURE.DENIED', `WH-${orderID}-3`)));
    const open = "name = 'reconcile-payment' and state not in ('completed', 'failed')";
    await until(async () => (await stage.count('pgboss.job', open)) === 0);
    const received = replies.filter(({ statusCode }) => statusCode === 200).length;
    return expectCounts(
      { sent: replies.length, received, ...(await effects(stage, bookingId, patient.id)) },
      { received: REPLAYS + 21, 'in the ledger': 1, 'payer told': 1, paid: 1 },
    );
  },
};

const books: Claim = {
  what: 'PAY-2 after all that, the books sum to zero in each currency and each transaction',
  async run({ db, count }) {
    const uneven = await db.query(
      'select transaction_id from ledger_entries group by transaction_id, currency having sum(cents) <> 0',
    );
    const entries = await count('ledger_entries', 'true');
    return { holds: uneven.length === 0 && entries > 0, counts: { entries, uneven: uneven.length } };
  },
};

export const paymentClaims: readonly Claim[] = [captures, news, books];
