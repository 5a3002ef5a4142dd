import { chargePayment, repeatCharge } from './charges.service.ts';
import { PAGE_GRACE_MS, settleMoncash } from './moncash-settle.service.ts';
import { listPages } from './pages.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import {
  findPayment,
  listAbandoned,
  listUnsettled,
  type PaymentRow,
  type SettlementGrant,
  transitionPayment,
} from './payments.store.ts';
import { captureMoney, ORDER_LASTS_MS } from './paypal-orders.service.ts';
import { sendRefund } from './refunds.service.ts';
import { listPending } from './refunds.store.ts';
import { forgetRemoved } from './saved-methods.service.ts';
import { failPayment, settlePaypal } from './settle.service.ts';
import { isStillPayable } from './what-to-pay.service.ts';

// Newer ones are still handled by the request that started them.
const UNDER_WAY_MS = 30_000;

async function reconcilePaypal(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> {
  const isUnderWay = work.at.getTime() - payment.changedAt.getTime() < UNDER_WAY_MS;
  if (payment.vaulted && !payment.orderId) {
    if (payment.status === 'capturing' && !isUnderWay) await repeatCharge(paymentServices, work, payment);
    return;
  }
  const order = await paymentServices.gateways.paypal.findOrder(payment.orderId ?? '');
  if (payment.status === 'created' || payment.status === 'approved') {
    if (order?.status === 'APPROVED') await transitionPayment(work, payment.id, 'approved');
    if (order?.capture) await settlePaypal(paymentServices, work, payment, order);
    return;
  }
  if (order?.capture) return settlePaypal(paymentServices, work, payment, order);
  if (payment.status !== 'capturing' || isUnderWay) return;
  // PayPal says that nothing was captured: it is tried again while it can still be paid for.
  if (order?.status === 'APPROVED' && (await isStillPayable(work, payment)))
    return captureMoney(paymentServices, work, payment);
  await failPayment(work, payment.id, 'not_captured');
}

/** Asks the provider for the state of a payment, and applies it. */
export async function reconcile(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(work, paymentId);
  if (payment?.provider === 'paypal') await reconcilePaypal(paymentServices, work, payment);
  // Orders on MonCash's page are checked even when they were cancelled: they may have been paid all
  // the same.
  else if (payment?.status === 'capturing' || (payment?.pageUntil && !payment.capturedAt))
    await settleMoncash(paymentServices, work, payment);
}

/**
 * Looks up each unknown result separately: a failure affects only that one, which is tried again
 * next time.
 */
export async function reconcilePayments(paymentServices: PaymentServices): Promise<void> {
  const { log } = paymentServices.platform;
  const work = paymentServices.settlementGrant('reconcile-payments');
  const before = new Date(work.at.getTime() - UNDER_WAY_MS);
  const each = async (what: Promise<void>) =>
    what.catch((error) => log.warn({ err: error }, 'still unknown'));

  for (const { id } of await listUnsettled(work, before)) await each(reconcile(paymentServices, work, id));
  const over = new Date(work.at.getTime() - PAGE_GRACE_MS);
  for (const { id } of await listPages(work, { untouchedSince: before, over }))
    await each(reconcile(paymentServices, work, id));
  for (const { id } of await listPending(work, before)) await each(sendRefund(paymentServices, work, id));
  const old = new Date(work.at.getTime() - ORDER_LASTS_MS);
  for (const { id, vaulted } of await listAbandoned(work, old))
    if (vaulted) await each(chargePayment(paymentServices, work, id));
    else await transitionPayment(work, id, 'voided');
  await forgetRemoved(paymentServices, work);
}
