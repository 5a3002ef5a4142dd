import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { finishRefund } from './finish-refund.service.ts';
import { findPayment, type SettlementGrant } from './payments.store.ts';
import { findRefund, listKnown, noteCloser } from './refunds.store.ts';

/**
 * Somebody has sent the money by hand: the ledger, the visit and the payer follow as with any other refund. Runs
 * inside a transaction.
 */
export async function closeByHand(
  tx: SettlementGrant,
  { refundId, reference, by }: { refundId: string; reference: string; by: string },
): Promise<void> {
  const refund = (await findRefund(tx, refundId)) ?? fail('not_found');
  if (refund.status !== 'by_hand') fail('move_not_allowed');
  const payment = (await findPayment(tx, refund.paymentId)) ?? fail('not_found');
  if ((await listKnown(tx, [reference])).has(reference)) fail('transfer_known');
  await finishRefund(tx, refund, reference);
  if (!(await noteCloser(tx, refund, by))) fail('move_not_allowed');
  await writeAudit(tx, { action: 'refund:close', actorId: by, subjectId: payment.createdBy });
}
