import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { listPayments } from './history.store.ts';
import { openMoncashPage, returnFromMoncash } from './moncash-pages.service.ts';
import { checkMoncash, initiateMoncash } from './moncash-payments.service.ts';
import { openPaymentServices } from './payment-services.service.ts';
import {
  canCapture,
  canCheckMoncash,
  canCreateOrder,
  canListPayments,
  canOpenMoncashPage,
  canPayByMoncash,
  canReadMethod,
  canReadReceipt,
  canReceiveMoncashCallback,
  canReceivePaypalWebhook,
  canRefund,
  canRemoveMethod,
  canReturnFromMoncash,
  canSeeMethods,
  canSeeRate,
} from './payments.access.ts';
import { getReceipt, refund } from './payments.service.ts';
import { captureOrder, createOrder } from './paypal-orders.service.ts';
import { getSavedMethod, removeSavedMethod } from './saved-methods.service.ts';
import { handleMoncashCallback, handlePaypalWebhook } from './webhooks.service.ts';

const RECEIVED = { received: true } as const;
const keyOf = (headers: Readonly<Record<string, unknown>>) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

export const payments: Routes = (on, platform) => {
  const paymentServices = openPaymentServices(platform);
  const { config } = platform;

  on('GET /api/payments/methods', canSeeMethods, () => ({
    card: paymentServices.gateways.open.paypal,
    sandbox: paymentServices.gateways.sandbox.paypal,
    moncashSandbox: paymentServices.gateways.sandbox.moncash,
    moncashBookings: config.moncashBookings && paymentServices.gateways.open.moncash,
    htgPerUsd: config.htgPerUsd,
    rateSource: platform.settings.readRate()?.source ?? null,
  }));
  on('GET /api/exchange-rate', canSeeRate, ({ grant }) => {
    const read = platform.settings.readRate();
    return {
      htgPerUsd: config.htgPerUsd,
      day: dayIn(HOME_ZONE, read?.readAt ?? grant.at),
      source: read?.source ?? null,
    };
  });
  on('GET /api/payments/saved-method', canReadMethod, ({ grant }) => getSavedMethod(paymentServices, grant));
  on('DELETE /api/payments/saved-method', canRemoveMethod, ({ grant }) => removeSavedMethod(grant));
  on('POST /api/payments/paypal/create-order', canCreateOrder, ({ grant, body }) =>
    createOrder(paymentServices, grant, body),
  );
  on('POST /api/payments/paypal/capture-order', canCapture, ({ grant }) =>
    captureOrder(paymentServices, grant),
  );
  on('POST /api/payments/paypal/webhook', canReceivePaypalWebhook, async ({ grant, body, request }) => {
    await handlePaypalWebhook(paymentServices, grant, body, {
      headers: request.headers,
      raw: request.rawBody ?? '',
    });
    return RECEIVED;
  });
  on('POST /api/payments/moncash/initiate', canPayByMoncash, ({ grant, body, request }) =>
    initiateMoncash(paymentServices, grant, body, keyOf(request.headers)),
  );
  on('POST /api/payments/moncash/check', canCheckMoncash, ({ grant }) =>
    checkMoncash(paymentServices, grant),
  );
  on('POST /api/payments/moncash/page', canOpenMoncashPage, ({ grant, body }) =>
    openMoncashPage(paymentServices, grant, body.amount),
  );
  on('POST /api/payments/moncash/return', canReturnFromMoncash, ({ grant, body }) =>
    returnFromMoncash(paymentServices, grant, body.transactionId),
  );
  on('POST /api/payments/moncash/callback', canReceiveMoncashCallback, async ({ grant, body }) => {
    await handleMoncashCallback(paymentServices, grant, body);
    return RECEIVED;
  });
  on('GET /api/payments/history', canListPayments, async ({ grant, query, reply }) =>
    onePage(reply, await listPayments(grant, query), query),
  );
  on('GET /api/payments/:id/receipt', canReadReceipt, async ({ grant, request }) =>
    fileReply(await getReceipt(paymentServices, grant), request.headers),
  );
  on('POST /api/payments/:id/refund', canRefund, ({ grant, body, request }) =>
    refund(paymentServices, grant, { amount: body?.amount, key: keyOf(request.headers) }),
  );
};
