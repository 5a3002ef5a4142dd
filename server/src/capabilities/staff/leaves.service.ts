import type { Leave, NewLeave } from '@lakou/contract/staff';
import { LONGEST_LEAVE_DAYS } from '@lakou/contract/staff.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { findLeaveObstacle, insertLeave } from './leaves.store.ts';

const DAY_MS = 86_400_000;

/** Staff of another clinic are answered like nobody. */
export const addLeave = (grant: Grant<'leave:add', { clinicId: string }>, sent: NewLeave): Promise<Leave> =>
  inTransaction(grant, async (tx) => {
    const days = (Date.parse(sent.toDay) - Date.parse(sent.fromDay)) / DAY_MS;
    const { isStaff, overlaps } = await findLeaveObstacle(tx, sent);
    if (!isStaff) fail('not_found');
    if (days < 0 || days > LONGEST_LEAVE_DAYS) fail('period_invalid');
    if (overlaps) fail('leave_overlaps');
    await writeAudit(tx, { action: 'leave:add', actorId: tx.actor.id, subjectId: sent.staffId });
    return (await insertLeave(tx, uuidv7(), sent)) ?? fail('not_found');
  });
