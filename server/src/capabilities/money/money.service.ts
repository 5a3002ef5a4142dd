import type { RefundLine } from '@lakou/contract/money';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { fail } from '#platform/errors.ts';
import { closeByHand } from '../payments/close-by-hand.service.ts';
import { findRefundLine } from './money.store.ts';

export function closeRefund(
  grant: Grant<'refund:close'>,
  { refundId, reference }: { refundId: string; reference: string },
): Promise<RefundLine> {
  return inTransaction(grant, async (tx) => {
    const { db, at, requestId, actor } = tx;
    const work = systemGrant('payment:settle', { db, at, requestId });
    await closeByHand(work, { refundId, reference, by: actor.id });
    return (await findRefundLine(tx, refundId)) ?? fail('not_found');
  });
}
