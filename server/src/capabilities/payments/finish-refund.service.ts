import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { publish } from '#platform/events/publish.ts';
import { markRefunded } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { refundEntries } from './ledger.rules.ts';
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
    await lockPayment(tx, refund.paymentId);
    const before = await completeRefund(tx, refund, externalId);
    const payment = await findPayment(tx, refund.paymentId);
    if (before === undefined || !payment) return;
    await post(
      tx,
      { paymentId: payment.id, refundId: refund.id },
      refundEntries(payment, { cents: refund.cents, before }),
    );
    const isAll = before + refund.cents === payment.amountCents;
    if (isAll) await transitionPayment(tx, payment.id, 'refunded');
    // A duplicate payment was refunded: the visit stays paid by the other one.
    const isOfBooking = payment.kind === 'booking' && !payment.surplus;
    if (isOfBooking && (isAll || refund.byRule)) await markRefunded(tx, payment.payableId);
    await writeAudit(tx, { action: 'payment:refunded', actorId: payment.createdBy, subjectId: payment.id });
    publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    await notify(tx, {
      userId: payment.createdBy,
      kind: 'payment_refunded',
      subjectId: await subjectOf(tx, payment),
      details: { amount: (refund.cents / 100).toFixed(2) },
    });
  });
}
