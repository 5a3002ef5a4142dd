import type { DifferenceLine } from '@lakou/contract/money';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { findDifference, saveClosed } from './differences.store.ts';

export function closeDifference(
  grant: Grant<'difference:close'>,
  { differenceId, note }: { differenceId: string; note: string },
): Promise<DifferenceLine> {
  return inTransaction(grant, async (tx) => {
    if (!(await findDifference(tx, differenceId))) fail('not_found');
    if (!(await saveClosed(tx, differenceId, note))) fail('move_not_allowed');
    const closed = (await findDifference(tx, differenceId)) ?? fail('not_found');
    await writeAudit(tx, { action: 'difference:close', actorId: tx.actor.id, subjectId: closed.paymentId });
    return closed;
  });
}
