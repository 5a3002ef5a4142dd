import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { PaypalRefund } from '#platform/payments/paypal-wire.ts';
import { findRefund as findBookingRefund } from '../bookings/bookings.service.ts';
import { lockPackageRefund } from '../packages/packages.service.ts';
import { nameChargeback } from './disputes.store.ts';
import { finishRefund } from './finish-refund.service.ts';
import { lockFund, reserveGiftRefund } from './gift-uses.store.ts';
import { payOut } from './moncash-payouts.service.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findLive, findPayment, type PaymentRow, type SettlementGrant } from './payments.store.ts';
import {
  findRefund,
  findUnanswered,
  hasRuleRefund,
  insertRefund,
  leaveToPerson,
  listKnown,
  lockPayment,
  type NewRefund,
  type RefundRow,
} from './refunds.store.ts';

export const SEND_REFUND = 'send-refund';

/** PayPal can always refund; MonCash only with payout credentials. */
const isByHand = ({ gateways }: PaymentServices, { provider }: PaymentRow) =>
  provider === 'moncash' && !gateways.payouts;

/** Orders the refund that the cancellation rule gives, once for each payment. */
export async function orderRuleRefund(
  paymentServices: PaymentServices,
  tx: SettlementGrant,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  if (cents <= 0 || (await hasRuleRefund(tx, payment.id))) return;
  await order(paymentServices, tx, payment, { cents, byRule: true });
}

async function order(
  paymentServices: PaymentServices,
  tx: SettlementGrant,
  payment: PaymentRow,
  ordered: Pick<NewRefund, 'cents' | 'byRule'>,
): Promise<void> {
  const { jobs, log } = paymentServices.platform;
  const refund = await insertRefund(
    tx,
    payment,
    isByHand(paymentServices, payment)
      ? { ...ordered, status: 'by_hand', why: 'no_payouts' }
      : { ...ordered, status: 'pending' },
  );
  if (!refund) return;
  if (refund.status === 'pending') await jobs.send(tx.db, SEND_REFUND, { refundId: refund.id });
  else log.warn({ refundId: refund.id }, 'a MonCash payment must be refunded by hand');
}

/** A visit was cancelled: refunds what the rule gives. */
export async function refundBooking(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  bookingId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment = await findLive(tx, 'booking', bookingId);
    const booking = await findBookingRefund(tx, bookingId);
    // Not captured yet: when it is, the visit no longer accepts it, and all of it is refunded.
    if (payment?.status !== 'captured' || !booking?.refundCents) return;
    const cents = Math.min(booking.refundCents, payment.amountCents - payment.refundedCents);
    await orderRuleRefund(paymentServices, tx, payment, cents);
  });
}

/** A year of support was cancelled in time, or an invoice taken back: refunds what is left of the payment. */
export async function refundRest(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  kind: 'sponsorship' | 'invoice',
  payableId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment = await findLive(tx, kind, payableId);
    if (payment?.status !== 'captured') return;
    await orderRuleRefund(paymentServices, tx, payment, payment.amountCents - payment.refundedCents);
  });
}

/** A package has ended, or a visit on an ended one was cancelled: refunds what it owes beyond what went back before. */
export async function refundPackage(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  packageId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    const owed = await lockPackageRefund(tx, packageId);
    const payment = await findLive(tx, 'package', packageId);
    if (payment?.status !== 'captured') return;
    const cents = Math.min(owed, payment.amountCents) - payment.refundedCents;
    if (cents > 0) await order(paymentServices, tx, payment, { cents });
  });
}

/** Sends a refund. Without an answer it stays pending, and is looked up or sent again later. */
export async function sendRefund(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  refundId: string,
): Promise<void> {
  const { platform, gateways } = paymentServices;
  const refund = await findRefund(work, refundId);
  const payment = refund && (await findPayment(work, refund.paymentId));
  if (refund?.status !== 'pending' || !payment?.captureId) return;
  // It returns to the gifts it came from; nobody outside is asked.
  if (payment.provider === 'fund') return finishRefund(work, refund, refund.id);
  if (payment.provider === 'moncash') return payOut(paymentServices, work, refund, payment);
  const outcome = await gateways.paypal.refund(payment.captureId, {
    requestId: refund.id,
    cents: refund.cents,
  });
  if ('refused' in outcome) {
    platform.log.error({ refundId, issue: outcome.refused }, 'a refund was refused and waits for a person');
    return leaveToPerson(work, refund, { why: 'refused', refusal: outcome.refused });
  }
  if (outcome.done.status === 'COMPLETED') await finishRefund(work, refund, outcome.done.id);
}

/** Refunds that PayPal reports: ours whose answer was lost, or made at PayPal itself. */
export async function recordOutsideRefunds(
  work: SettlementGrant,
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
    // PayPal may list the money of a chargeback among its refunds too.
    if (await nameChargeback(work, paymentId, { id, cents })) continue;
    const refund =
      (await findUnanswered(work, paymentId, cents)) ?? (await keepForeign(work, paymentId, id, { cents }));
    if (refund) await finishRefund(work, refund, id);
  }
}

/** For a gift, what of the refund is still in the fund; undefined for anything else that was paid. */
async function fromGift(
  tx: SettlementGrant,
  { kind, payableId }: PaymentRow,
  cents: number,
  atMost: boolean,
): Promise<number | undefined> {
  if (kind !== 'donation') return undefined;
  await lockFund(tx);
  return (await reserveGiftRefund(tx, { donationId: payableId, cents, atMost })) ?? fail('gift_used');
}

/** A refund that was not made by us; undefined when more than is left was given back. */
export const keepForeign = (
  work: SettlementGrant,
  paymentId: string,
  externalId: string,
  { cents, disputeId }: { cents: number; disputeId?: string },
) =>
  inTransaction(work, async (tx) => {
    if ((await findPayment(tx, paymentId))?.kind === 'donation') await lockFund(tx);
    await lockPayment(tx, paymentId);
    const payment = await findPayment(tx, paymentId);
    // Asked before the gift is touched: what is not booked must reserve nothing of it.
    if (payment?.status !== 'captured' || cents > payment.amountCents - payment.refundedCents)
      return undefined;
    // It has happened, whatever the gift paid for meanwhile.
    const giftCents = await fromGift(tx, payment, cents, true);
    return insertRefund(tx, payment, { cents, status: 'pending', externalId, giftCents, disputeId });
  });

/**
 * An authorized person refunds a payment or a part of it. Runs inside a transaction; the refund is
 * sent afterwards.
 */
export async function orderRefund(
  paymentServices: PaymentServices,
  tx: SettlementGrant,
  { paymentId, by, amount }: { paymentId: string; by: string; amount: number | null | undefined },
): Promise<RefundRow> {
  const payment = (await findPayment(tx, paymentId)) ?? fail('not_found');
  if (payment.status !== 'captured') fail('move_not_allowed');
  if (isByHand(paymentServices, payment)) fail('refund_by_hand');
  const cents = amount ? Math.round(amount * 100) : payment.amountCents - payment.refundedCents;
  if (cents <= 0 || cents > payment.amountCents - payment.refundedCents) fail('refund_too_large');
  const giftCents = await fromGift(tx, payment, cents, false);
  const refund = await insertRefund(tx, payment, { cents, by, status: 'pending', giftCents });
  if (!refund) return fail('refund_too_large');
  await writeAudit(tx, { action: 'payment:refund', actorId: by, subjectId: payment.id });
  return refund;
}
