import { inTransaction } from '#platform/access/grant.ts';
import type { PaypalDispute } from '#platform/payments/paypal-wire.ts';
import { keepDifference } from './differences.store.ts';
import { claimAsChargeback, closeDispute, findChargeback } from './disputes.store.ts';
import { finishRefund } from './finish-refund.service.ts';
import { lockFund } from './gift-uses.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findByCapture, type PaymentRow, type SettlementGrant } from './payments.store.ts';
import { keepForeign } from './refunds.service.ts';
import { lockPayment } from './refunds.store.ts';

type Chargeback = Pick<PaypalDispute, 'id' | 'cents'>;

/**
 * Books what PayPal took back, once for each dispute. A gift that was spent stays spent: our fees bear it. False when
 * more was taken than was left of the payment.
 */
export async function bookChargeback(
  work: SettlementGrant,
  payment: Pick<PaymentRow, 'id' | 'kind'>,
  { id, cents }: Chargeback,
): Promise<boolean> {
  return inTransaction(work, async (tx) => {
    if (payment.kind === 'donation') await lockFund(tx);
    await lockPayment(tx, payment.id);
    if (await findChargeback(tx, id)) return true;
    if (await claimAsChargeback(tx, payment.id, { disputeId: id, cents })) return true;
    const refund = await keepForeign(tx, payment.id, id, { cents, disputeId: id });
    if (refund) await finishRefund(tx, refund, id);
    return refund !== undefined;
  });
}

/** Asks PayPal about a dispute: an open one is shown to administrators, a lost one is booked, and then it is closed. */
export async function settleDispute(
  { gateways }: PaymentServices,
  work: SettlementGrant,
  disputeId: string,
): Promise<void> {
  const dispute = await gateways.paypal.findDispute(disputeId);
  if (!dispute) return;
  const { captureIds, state, cents, currency } = dispute;
  // How a sum is shared among several payments, or in another currency, is for a person to find out.
  const isPlain = captureIds.length === 1 && currency === 'USD' && cents > 0;
  for (const captureId of captureIds) {
    const payment = await findByCapture(work, 'paypal', captureId);
    if (!payment) continue;
    const isOver =
      state === 'won' || (state === 'lost' && isPlain && (await bookChargeback(work, payment, dispute)));
    if (isOver) await closeDispute(work, payment.id);
    else
      await keepDifference(work, payment.id, {
        kind: 'dispute',
        ourCents: payment.amountCents - payment.refundedCents,
        theirCents: cents,
        theirCurrency: currency,
      });
  }
}
