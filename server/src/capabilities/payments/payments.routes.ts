import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import type { Capability } from '../../app.ts';
import { REFUNDS } from '../bookings/bookings.service.ts';
import { openDesk } from './desk.ts';
import { listPayments } from './history.store.ts';
import { openMoncashPage, returnFromMoncash } from './moncash-pages.ts';
import { checkMoncash, initiateMoncash } from './moncash-payments.ts';
import { findByTransaction, HEARD_OF, hearMoncash, hearPaypal, RECONCILE } from './news.ts';
import {
  canCapture,
  canCheckMoncash,
  canCreateOrder,
  canListPayments,
  canOpenMoncashPage,
  canPayByMoncash,
  canReadReceipt,
  canRefund,
  canReturnFromMoncash,
  canSeeMethods,
  canTellOfMoncash,
  canTellOfPaypal,
} from './payments.access.ts';
import { getReceipt, refund } from './payments.service.ts';
import { captureOrder, createOrder } from './paypal-orders.ts';
import { reconcile, reconcilePayments } from './reconcile.ts';
import { refundBooking, SEND_REFUND, sendRefund } from './refunds.ts';

const RECEIVED = { received: true } as const;
const keyOf = (headers: Readonly<Record<string, unknown>>) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

export const payments: Capability = (on, platform) => {
  const desk = openDesk(platform);
  const { config, jobs } = platform;

  on('GET /api/payments/methods', canSeeMethods, () => ({
    card: desk.gateways.open.paypal,
    sandbox: desk.gateways.sandbox.paypal,
    moncashSandbox: desk.gateways.sandbox.moncash,
    moncashBookings: config.moncashBookings && desk.gateways.open.moncash,
    htgPerUsd: config.htgPerUsd,
  }));
  on('POST /api/payments/paypal/create-order', canCreateOrder, ({ grant, body }) =>
    createOrder(desk, grant, body.amount),
  );
  on('POST /api/payments/paypal/capture-order', canCapture, ({ grant }) => captureOrder(desk, grant));
  on('POST /api/payments/paypal/webhook', canTellOfPaypal, async ({ grant, body, request }) => {
    await hearPaypal(desk, grant, body, { headers: request.headers, raw: request.rawBody ?? '' });
    return RECEIVED;
  });
  on('POST /api/payments/moncash/initiate', canPayByMoncash, ({ grant, body }) =>
    initiateMoncash(desk, grant, body),
  );
  on('POST /api/payments/moncash/check', canCheckMoncash, ({ grant }) => checkMoncash(desk, grant));
  on('POST /api/payments/moncash/page', canOpenMoncashPage, ({ grant, body }) =>
    openMoncashPage(desk, grant, body.amount),
  );
  on('POST /api/payments/moncash/return', canReturnFromMoncash, ({ grant, body }) =>
    returnFromMoncash(desk, grant, body.transactionId),
  );
  on('POST /api/payments/moncash/callback', canTellOfMoncash, async ({ grant, body }) => {
    await hearMoncash(desk, grant, body);
    return RECEIVED;
  });
  on('GET /api/payments/history', canListPayments, async ({ grant, query, reply }) =>
    onePage(reply, await listPayments(grant, query), query),
  );
  on('GET /api/payments/:id/receipt', canReadReceipt, async ({ grant, request }) =>
    fileReply(await getReceipt(desk, grant), request.headers),
  );
  on('POST /api/payments/:id/refund', canRefund, ({ grant, body, request }) =>
    refund(desk, grant, { amount: body?.amount, key: keyOf(request.headers) }),
  );

  jobs.queue<{ bookingId: string }>(REFUNDS, ({ bookingId }) =>
    refundBooking(desk, desk.settling(REFUNDS), bookingId),
  );
  jobs.queue<{ refundId: string }>(SEND_REFUND, ({ refundId }) =>
    sendRefund(desk, desk.settling(SEND_REFUND), refundId),
  );
  jobs.queue<{ paymentId: string }>(RECONCILE, ({ paymentId }) =>
    reconcile(desk, desk.settling(RECONCILE), paymentId),
  );
  jobs.queue<{ transactionId: string }>(HEARD_OF, async ({ transactionId }) => {
    const work = desk.settling(HEARD_OF);
    const payment = await findByTransaction(desk, work, transactionId);
    if (payment) await reconcile(desk, work, payment.id);
  });
  jobs.recurring('reconcile-payments', '* * * * *', () => reconcilePayments(desk));
};
