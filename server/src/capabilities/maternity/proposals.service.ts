import type { MaternityProfile } from '@lakou/contract/user';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import type { MaternityScope } from './maternity.access.ts';
import { addProfile, isFemale, isFollowed } from './profile.store.ts';
import { keepProposal, type NewProposal, takeProposal } from './proposals.store.ts';

const QUIET_MS = 30 * 24 * 3600 * 1000;

/** Keeps a proposal and tells her, unless she knows it or declined it lately. */
export async function askHer(
  tx: { readonly db: Db; readonly at: Date },
  proposal: NewProposal,
): Promise<void> {
  if (!(await keepProposal(tx, proposal, new Date(tx.at.getTime() - QUIET_MS)))) return;
  const { patientId, providerId } = proposal;
  await notify(tx, { userId: patientId, kind: 'maternity_proposal', subjectId: providerId });
}

/** Asks her. Where she is followed already, or declined lately, nothing is asked, and the answer is the same. */
export function proposePregnancy(
  grant: Grant<'maternity:begin', MaternityScope>,
  dueDate: string,
): Promise<{ proposed: true }> {
  return inTransaction(grant, async (tx) => {
    const { patientId } = tx.scope;
    await writeAudit(tx, { action: 'maternity:propose', actorId: tx.actor.id, subjectId: patientId });
    const canAsk = (await isFemale(tx)) && !(await isFollowed(tx));
    if (canAsk) await askHer(tx, { patientId, providerId: tx.actor.id, dueDate });
    return { proposed: true };
  });
}

export function acceptProposal(
  grant: Grant<'maternity:decide', MaternityScope>,
  proposalId: string,
): Promise<MaternityProfile> {
  return inTransaction(grant, async (tx) => {
    const dueDate = (await takeProposal(tx, proposalId)) ?? fail('not_found');
    if (!(await isFemale(tx))) fail('female_only');
    return (await addProfile(tx, dueDate)) ?? fail('pregnancy_active');
  });
}
