import { inTransaction } from '#platform/access/grant.ts';
import { record } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import type { PaypalRefund } from '#platform/payments/paypal-wire.ts';
import type { Platform } from '#platform/platform.ts';
import { findRefund as findVisitRefund, markRefunded } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import type { Desk } from './desk.ts';
import { post } from './ledger.store.ts';
import { refundEntries } from './ledger.ts';
import { findLive, findPayment, move, type PaymentRow, type Settling } from './payments.store.ts';
import {
  completeRefund,
  failRefund,
  findRefund,
  findUnanswered,
  hasRuleRefund,
  insertRefund,
  listKnown,
  type RefundRow,
} from './refunds.store.ts';

export const SEND_REFUND = 'send-refund';

const statusFor = ({ provider }: PaymentRow) => (provider === 'paypal' ? 'pending' : 'by_hand');

/** Orders the refund that a rule gives, once for each payment. */
export async function orderRuleRefund(
  platform: Platform,
  tx: Settling,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  if (cents <= 0 || (await hasRuleRefund(tx, payment.id))) return;
  const refund = await insertRefund(tx, payment, { cents, status: statusFor(payment) });
  if (!refund) return;
  if (refund.status === 'pending') await platform.jobs.send(tx.db, SEND_REFUND, { refundId: refund.id });
  else platform.log.warn({ refundId: refund.id }, 'a MonCash payment is to be returned by hand');
}

/** A visit was cancelled: what the rule gives back goes back. */
export async function refundBooking({ platform }: Desk, work: Settling, bookingId: string): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment = await findLive(tx, 'booking', bookingId);
    const visit = await findVisitRefund(tx, bookingId);
    // Not captured yet: when it is, the visit will not take it, and all of it goes back.
    if (payment?.status !== 'captured' || !visit?.refundCents) return;
    const cents = Math.min(visit.refundCents, payment.amountCents - payment.refundedCents);
    await orderRuleRefund(platform, tx, payment, cents);
  });
}

/** Sends a refund on its way. What PayPal does not answer stays pending and is sent again under the same name. */
export async function sendRefund(
  { platform, gateways }: Desk,
  work: Settling,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(work, refundId);
  const payment = refund && (await findPayment(work, refund.paymentId));
  if (refund?.status !== 'pending' || !payment?.captureId) return;
  const outcome = await gateways.paypal.refund(payment.captureId, {
    requestId: refund.id,
    cents: refund.cents,
  });
  if ('refused' in outcome) {
    platform.log.error({ refundId, issue: outcome.refused }, 'a refund was refused');
    return inTransaction(work, (tx) => failRefund(tx, refund));
  }
  if (outcome.done.status === 'COMPLETED') await finishRefund(platform, work, refund, outcome.done.id);
}

async function finishRefund(
  platform: Platform,
  work: Settling,
  refund: RefundRow,
  externalId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    // One refund of a payment after the other, or what went before could not be told.
    await tx.db.query('select 1 from payments where id = $1 for update', [refund.paymentId]);
    const before = await completeRefund(tx, refund, externalId);
    const payment = await findPayment(tx, refund.paymentId);
    if (before === undefined || !payment) return;
    await post(
      tx,
      { paymentId: payment.id, refundId: refund.id },
      refundEntries(payment, { cents: refund.cents, before }),
    );
    const isAll = before + refund.cents === payment.amountCents;
    if (isAll) await move(tx, payment.id, 'refunded');
    if (payment.kind === 'booking' && (isAll || refund.byRule)) await markRefunded(tx, payment.payableId);
    await record(tx, { action: 'payment:refunded', actorId: payment.createdBy, subjectId: payment.id });
    await publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    await notify(platform, tx, {
      userId: payment.createdBy,
      kind: 'payment_refunded',
      subjectId: payment.kind === 'booking' ? payment.payableId : payment.id,
      details: { amount: (refund.cents / 100).toFixed(2) },
    });
  });
}

/** Refunds PayPal speaks of: ours whose answer was lost, or made at PayPal itself. */
export async function heardOfRefunds(
  platform: Platform,
  work: Settling,
  paymentId: string,
  heard: readonly PaypalRefund[],
): Promise<void> {
  const done = heard.filter(({ status }) => status === 'COMPLETED');
  if (done.length === 0) return;
  const known = await listKnown(
    work,
    done.map(({ id }) => id),
  );
  for (const { id, cents } of done.filter((refund) => !known.has(refund.id))) {
    const refund =
      (await findUnanswered(work, paymentId, cents)) ?? (await keepForeign(work, paymentId, id, cents));
    if (refund) await finishRefund(platform, work, refund, id);
  }
}

const keepForeign = (work: Settling, paymentId: string, externalId: string, cents: number) =>
  inTransaction(work, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    return payment && insertRefund(tx, payment, { cents, status: 'pending', externalId });
  });

/** Somebody who may decides to return a payment, or a part of it. Inside a transaction; it is sent afterwards. */
export async function orderRefund(
  tx: Settling,
  { paymentId, by, amount }: { paymentId: string; by: string; amount: number | null | undefined },
): Promise<RefundRow> {
  const payment = (await findPayment(tx, paymentId)) ?? fail('not_found');
  if (payment.status !== 'captured') fail('move_not_allowed');
  if (payment.provider === 'moncash') fail('refund_by_hand');
  const cents = amount ? Math.round(amount * 100) : payment.amountCents - payment.refundedCents;
  const refund = cents > 0 ? await insertRefund(tx, payment, { cents, by, status: 'pending' }) : undefined;
  if (!refund) return fail('refund_too_large');
  await record(tx, { action: 'payment:refund', actorId: by, subjectId: payment.id });
  return refund;
}
