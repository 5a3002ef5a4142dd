import { inTransaction } from '#platform/access/grant.ts';
import { record } from '#platform/audit/audit.ts';
import { publish } from '#platform/events/publish.ts';
import type { PaypalOrder } from '#platform/payments/paypal-wire.ts';
import type { Platform } from '#platform/platform.ts';
import { markPaid } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import type { Desk } from './desk.ts';
import { post } from './ledger.store.ts';
import { captureEntries } from './ledger.ts';
import { takeLate } from './pages.store.ts';
import { findPayment, move, type PaymentRow, type Settling } from './payments.store.ts';
import { heardOfRefunds, orderRuleRefund } from './refunds.ts';

export const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Where a tap on a notice leads: the visit, where it is one. */
const subjectOf = ({ kind, payableId, id }: PaymentRow) => (kind === 'booking' ? payableId : id);

/** Somebody else was first, most likely. Money for an order that was let go is for a person to look at. */
async function complainOfLost({ log }: Platform, tx: Settling, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.status === 'failed' || payment?.status === 'voided')
    log.error({ paymentId }, 'money came for a payment that had been given up');
}

/** The money is here: the books, the visit and the people are told, together and once. */
export async function credit(
  desk: Desk,
  work: Settling,
  paymentId: string,
  captureId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment =
      (await move(tx, paymentId, 'captured', { captureId })) ?? (await takeLate(tx, paymentId, captureId));
    if (!payment) return complainOfLost(desk.platform, tx, paymentId);
    await post(tx, { paymentId }, captureEntries(payment));
    await record(tx, { action: 'payment:captured', actorId: payment.createdBy, subjectId: payment.id });
    publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    const isTaken =
      !payment.surplus && (payment.kind !== 'booking' || (await markPaid(tx, payment.payableId)));
    // The visit was cancelled, ran out or was paid otherwise while the money was on its way.
    if (!isTaken) return orderRuleRefund(desk, tx, payment, payment.amountCents);
    await notify(tx, {
      userId: payment.createdBy,
      kind: 'payment_received',
      subjectId: subjectOf(payment),
      details: { amount: dollars(payment.amountCents) },
    });
  });
}

/** Nothing was taken, and it is known why. */
export async function giveUp(work: Settling, paymentId: string, failure: string): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment = await move(tx, paymentId, 'failed', { failure });
    if (!payment) return;
    await record(tx, { action: 'payment:failed', actorId: payment.createdBy, subjectId: payment.id });
    publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    await notify(tx, {
      userId: payment.createdBy,
      kind: 'payment_failed',
      subjectId: subjectOf(payment),
      details: { amount: dollars(payment.amountCents) },
    });
  });
}

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const REFUSED = ['DECLINED', 'FAILED'];

/** Does what PayPal says has happened to an order, as far as it is not done yet. */
export async function settlePaypal(
  desk: Desk,
  work: Settling,
  payment: PaymentRow,
  order: PaypalOrder,
): Promise<void> {
  const { capture } = order;
  if (!capture) return;
  if (REFUSED.includes(capture.status)) return giveUp(work, payment.id, 'declined');
  if (!TAKEN.includes(capture.status)) return; // pending at PayPal: it is asked again
  const isOurs =
    order.id === payment.orderId &&
    capture.cents === payment.amountCents &&
    capture.currency === 'USD' &&
    capture.customId === payment.id;
  if (!isOurs) {
    // Not ours to credit; the money is at PayPal and a person must look.
    desk.platform.log.error({ paymentId: payment.id }, 'PayPal captured something else than was ordered');
    return giveUp(work, payment.id, 'mismatch');
  }
  await credit(desk, work, payment.id, capture.id);
  await heardOfRefunds(work, payment.id, order.refunds);
}
