import { findPayable } from '../bookings/bookings.service.ts';
import type { Desk } from './desk.ts';
import { PAGE_GRACE_MS, settleMoncash } from './moncash-settle.ts';
import { listPages } from './pages.store.ts';
import {
  findPayment,
  listAbandoned,
  listUnsettled,
  move,
  type PaymentRow,
  type Settling,
} from './payments.store.ts';
import { ORDER_LASTS_MS, take } from './paypal-orders.ts';
import { listPending } from './refunds.store.ts';
import { sendRefund } from './refunds.ts';
import { giveUp, settlePaypal } from './settle.ts';

// Younger ones are still being worked at by the request that started them.
const UNDER_WAY_MS = 30_000;

async function reconcilePaypal(desk: Desk, work: Settling, payment: PaymentRow): Promise<void> {
  const order = await desk.gateways.paypal.findOrder(payment.orderId ?? '');
  if (payment.status === 'created' || payment.status === 'approved') {
    if (order?.status === 'APPROVED') await move(work, payment.id, 'approved');
    if (order?.capture) await settlePaypal(desk, work, payment, order);
    return;
  }
  if (order?.capture) return settlePaypal(desk, work, payment, order);
  const isUnderWay = work.at.getTime() - payment.changedAt.getTime() < UNDER_WAY_MS;
  if (payment.status !== 'capturing' || isUnderWay) return;
  // PayPal says that nothing was taken: it is tried again while there is a visit to pay for.
  const visit = await findPayable(work, payment.payableId, payment.createdBy);
  if (order?.status === 'APPROVED' && visit?.payable) return take(desk, work, payment);
  await giveUp(work, payment.id, 'not_captured');
}

/** Asks the provider what became of a payment, and does that. */
export async function reconcile(desk: Desk, work: Settling, paymentId: string): Promise<void> {
  const payment = await findPayment(work, paymentId);
  if (payment?.provider === 'paypal') await reconcilePaypal(desk, work, payment);
  // What can be paid on a page is asked about even when it was let go: the money may have come all the same.
  else if (payment?.status === 'capturing' || (payment?.pageUntil && !payment.capturedAt))
    await settleMoncash(desk, work, payment);
}

/** Finds out what nobody knows yet, each by itself: one that fails waits for the next time alone. */
export async function reconcilePayments(desk: Desk): Promise<void> {
  const { log } = desk.platform;
  const work = desk.settling('reconcile-payments');
  const before = new Date(work.at.getTime() - UNDER_WAY_MS);
  const each = async (what: Promise<void>) =>
    what.catch((error) => log.warn({ err: error }, 'still unknown'));

  for (const { id } of await listUnsettled(work, before)) await each(reconcile(desk, work, id));
  const over = new Date(work.at.getTime() - PAGE_GRACE_MS);
  for (const { id } of await listPages(work, { untouchedSince: before, over }))
    await each(reconcile(desk, work, id));
  for (const { id } of await listPending(work, before)) await each(sendRefund(desk, work, id));
  const old = new Date(work.at.getTime() - ORDER_LASTS_MS);
  for (const { id } of await listAbandoned(work, old)) await move(work, id, 'voided');
}
