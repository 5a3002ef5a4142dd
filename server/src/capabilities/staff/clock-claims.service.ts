import type { ClaimDecision, ClockClaim, NewClaim } from '@lakou/contract/staff';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { findReply } from '#platform/idempotency/idempotency-key.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { CLOCK_CLAIMS } from '#platform/limits/limits.ts';
import { notify } from '../notifications/notify.service.ts';
import { isLongAgo, pressOf, problemOfMoment } from './clock-claims.rules.ts';
import {
  acceptClaims,
  closeClaimedLog,
  findClaim,
  findSent,
  hasLaterLog,
  hasWaiting,
  insertClaim,
  insertClaimCorrection,
  insertClaimedLog,
  type LockedClaim,
  listDeciders,
  lockClaim,
  lockClock,
  lockOpenLog,
  refuseClaim,
} from './clock-claims.store.ts';
import { refuseImpossible } from './time-logs.service.ts';

type Sender = Grant<'clock-claim:send', { clinicId: string }>;
type Decider = Grant<'clock-claim:decide', { clinicId: string; id: string }>;

/** Its deciders are told once while something of theirs waits. */
async function tellDeciders(tx: Sender, { staffName, claimedAt }: ClockClaim): Promise<void> {
  for (const userId of await listDeciders(tx))
    if (userId !== tx.actor.id)
      await notify(tx, {
        userId,
        kind: 'clock_claim_waiting',
        subjectId: tx.scope.clinicId,
        details: { name: staffName, at: claimedAt },
      });
}

/**
 * Kept as what it is, the word of a device. Sent again, the first one counts; where only the answer to the press itself
 * was lost, there is nothing left to decide.
 */
export async function sendClaim(grant: Sender, sent: NewClaim): Promise<ClockClaim> {
  const before = await findSent(grant, sent.id);
  if (before) return before;
  await countTry(grant.db, CLOCK_CLAIMS, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    await lockClock(tx, tx.actor.id);
    const pressed = await findReply<{ id: string }>(tx, pressOf(tx.actor.id, sent.kind, sent.id));
    const problem = problemOfMoment(new Date(sent.at), tx.at);
    if (problem && !pressed) fail(problem);
    const id = uuidv7();
    const isNew = await insertClaim(tx, id, sent, pressed?.id);
    const claim = (await findSent(tx, sent.id)) ?? fail('conflict');
    if (!isNew) return claim;
    await writeAudit(tx, { action: 'clock-claim:send', actorId: tx.actor.id, subjectId: tx.actor.id });
    if (!pressed && !(await hasWaiting(tx, id))) await tellDeciders(tx, claim);
    return claim;
  });
}

/** Opens a log, and ends it where the clock-out that belongs to it waits too. */
async function acceptClockIn(tx: Decider, claim: LockedClaim): Promise<void> {
  const { staffId, claimedAt: inAt, pairId, pairedAt: outAt } = claim;
  if (!outAt && (claim.hasLeft || isLongAgo(inAt, tx.at) || (await hasLaterLog(tx, staffId, inAt))))
    fail('clock_out_missing');
  refuseImpossible({ clock_in_time: inAt.toISOString(), clock_out_time: outAt?.toISOString() }, tx.at);
  const id = uuidv7();
  if (!(await insertClaimedLog(tx, id, { staffId, inAt, outAt }))) fail('time_log_overlaps');
  await insertClaimCorrection(tx, uuidv7(), { id, oldInAt: null, inAt, outAt });
  await acceptClaims(tx, [tx.scope.id, ...(pairId ? [pairId] : [])], id);
}

/** Closes the log that was open at the claimed moment. */
async function acceptClockOut(
  tx: Decider,
  { staffId, claimedAt: outAt, pairId }: LockedClaim,
): Promise<void> {
  if (pairId) fail('clock_in_waits');
  const { id, inAt } = (await lockOpenLog(tx, staffId, outAt)) ?? fail('clock_in_missing');
  refuseImpossible({ clock_in_time: inAt.toISOString(), clock_out_time: outAt.toISOString() }, tx.at);
  await closeClaimedLog(tx, id, outAt);
  await insertClaimCorrection(tx, uuidv7(), { id, oldInAt: inAt, inAt, outAt });
  await acceptClaims(tx, [tx.scope.id], id);
}

async function accept(tx: Decider, claim: LockedClaim): Promise<void> {
  if (claim.staffId === tx.actor.id && claim.hasOther) fail('claim_is_own');
  if (claim.kind === 'clock_in') await acceptClockIn(tx, claim);
  else await acceptClockOut(tx, claim);
}

/** What the person reads of the decision. */
async function tell(tx: Decider, { staffId, claimedAt }: LockedClaim, reason?: string): Promise<void> {
  if (staffId === tx.actor.id) return;
  await notify(tx, {
    userId: staffId,
    kind: reason ? 'clock_claim_refused' : 'clock_claim_accepted',
    subjectId: tx.scope.id,
    details: { at: claimedAt.toISOString(), ...(reason && { reason }) },
  });
}

/** Time comes from who corrects time logs, never from the claim alone. */
export const decideClaim = (grant: Decider, decision: ClaimDecision): Promise<ClockClaim> =>
  inTransaction(grant, async (tx) => {
    const claim = (await lockClaim(tx)) ?? fail('not_found');
    if (claim.state !== 'pending') fail('item_changed');
    if (decision.accept) await accept(tx, claim);
    else await refuseClaim(tx, decision.reason);
    const action = decision.accept ? 'clock-claim:accept' : 'clock-claim:refuse';
    await writeAudit(tx, { action, actorId: tx.actor.id, subjectId: claim.staffId });
    await tell(tx, claim, decision.accept ? undefined : decision.reason);
    return (await findClaim(tx)) ?? fail('not_found');
  });
