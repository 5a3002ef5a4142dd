import { findPayable } from '../bookings/bookings.service.ts';
import { PAGE_GRACE_MS, settleMoncash } from './moncash-settle.service.ts';
import { listPages } from './pages.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import {
  findPayment,
  listAbandoned,
  listUnsettled,
  move,
  type PaymentRow,
  type SettlementGrant,
} from './payments.store.ts';
import { ORDER_LASTS_MS, take } from './paypal-orders.service.ts';
import { sendRefund } from './refunds.service.ts';
import { listPending } from './refunds.store.ts';
import { failPayment, settlePaypal } from './settle.service.ts';

// Younger ones are still being worked at by the request that started them.
const UNDER_WAY_MS = 30_000;

async function reconcilePaypal(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> {
  const order = await paymentServices.gateways.paypal.findOrder(payment.orderId ?? '');
  if (payment.status === 'created' || payment.status === 'approved') {
    if (order?.status === 'APPROVED') await move(work, payment.id, 'approved');
    if (order?.capture) await settlePaypal(paymentServices, work, payment, order);
    return;
  }
  if (order?.capture) return settlePaypal(paymentServices, work, payment, order);
  const isUnderWay = work.at.getTime() - payment.changedAt.getTime() < UNDER_WAY_MS;
  if (payment.status !== 'capturing' || isUnderWay) return;
  // PayPal says that nothing was taken: it is tried again while there is a visit to pay for.
  const booking = await findPayable(work, payment.payableId, payment.createdBy);
  if (order?.status === 'APPROVED' && booking?.payable) return take(paymentServices, work, payment);
  await failPayment(work, payment.id, 'not_captured');
}

/** Asks the provider what became of a payment, and does that. */
export async function reconcile(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(work, paymentId);
  if (payment?.provider === 'paypal') await reconcilePaypal(paymentServices, work, payment);
  // What can be paid on a page is asked about even when it was let go: the money may have come all the same.
  else if (payment?.status === 'capturing' || (payment?.pageUntil && !payment.capturedAt))
    await settleMoncash(paymentServices, work, payment);
}

/** Finds out what nobody knows yet, each by itself: one that fails waits for the next time alone. */
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
  for (const { id } of await listAbandoned(work, old)) await move(work, id, 'voided');
}
