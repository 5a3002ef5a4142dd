import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { publish } from '#platform/events/publish.ts';
import { markPackageVisitsRefunded, markRefunded } from '../bookings/bookings.service.ts';
import { markInvoiceReturned } from '../invoices/online.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { markPackageRefunded } from '../packages/packages.service.ts';
import { lockFund, returnToGifts } from './gift-uses.store.ts';
import { refundEntries, sparePot } from './ledger.rules.ts';
import { post } from './ledger.store.ts';
import { findPayment, type SettlementGrant, transitionPayment } from './payments.store.ts';
import { completeRefund, lockPayment, type RefundRow } from './refunds.store.ts';
import { subjectOf } from './subject.service.ts';

/**
 * The refund is done: updates the ledger and the visit and notifies the payer, in one transaction
 * and once.
 */
export async function finishRefund(
  work: SettlementGrant,
  refund: RefundRow,
  externalId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    // Refunds of one payment run one after the other, so that each knows the sum of the earlier
    // ones.
    const isFund = (await findPayment(tx, refund.paymentId))?.provider === 'fund';
    if (isFund) await lockFund(tx);
    await lockPayment(tx, refund.paymentId);
    const before = await completeRefund(tx, refund, externalId);
    const payment = await findPayment(tx, refund.paymentId);
    if (before === undefined || !payment) return;
    const entries = refundEntries(payment, { cents: refund.cents, before });
    const lacking = refund.giftCents === null ? 0 : refund.cents - refund.giftCents;
    await post(
      tx,
      { paymentId: payment.id, refundId: refund.id, kind: refund.disputeId ? 'chargeback' : 'refund' },
      lacking > 0 ? sparePot(entries, lacking) : entries,
    );
    if (isFund) await returnToGifts(tx, { paymentId: payment.id, cents: refund.cents });
    const isAll = before + refund.cents === payment.amountCents;
    if (isAll) await transitionPayment(tx, payment.id, 'refunded');
    // A duplicate payment was refunded: the visit stays paid by the other one.
    const isOfBooking = payment.kind === 'booking' && !payment.surplus;
    if (isOfBooking && (isAll || refund.byRule)) await markRefunded(tx, payment.payableId);
    if (payment.kind === 'package' && !payment.surplus && isAll) {
      // In this order: nothing is booked on it once it has ended.
      await markPackageRefunded(tx, payment.payableId);
      await markPackageVisitsRefunded(tx, payment.payableId);
    }
    // What a credit note or a payment that came too late gives back, the invoice knows already.
    if (payment.kind === 'invoice' && !refund.byRule)
      await markInvoiceReturned(tx, {
        invoiceId: payment.payableId,
        paymentId: payment.id,
        refundId: refund.id,
        cents: refund.cents,
      });
    await writeAudit(tx, { action: 'payment:refunded', actorId: payment.createdBy, subjectId: payment.id });
    publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    // Nothing returns to the person whose care the fund paid.
    if (isFund) return;
    await notify(tx, {
      userId: payment.createdBy,
      kind: 'payment_refunded',
      subjectId: await subjectOf(tx, payment),
      details: { amount: (refund.cents / 100).toFixed(2) },
    });
  });
}
