import type { AttachmentKind, NewReferral, Referral } from '@lakou/contract/referrals';
import { mayMove, type ReferralPriority, type ReferralStatus } from '@lakou/contract/referrals.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RuleContext } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Capability } from '#platform/capability.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { checkAttachments } from './attachable.service.ts';
import { findDestination } from './facilities.service.ts';
import { viewReferral } from './referral.view.ts';
import { hasAttached, type ReferralScope } from './referral-scope.store.ts';
import { type MoveScope, readingOf } from './referrals.access.ts';
import {
  endReferral,
  findName,
  findReferral,
  grantRecord,
  insertReferral,
  listCareStaff,
  moveReferral,
  type ReferralReader,
  type ReferralToKeep,
  revokeRecord,
} from './referrals.store.ts';

/** As long as a completed visit gives access. */
const CARE_MS = 365 * 24 * 3600 * 1000;

type Mover = Grant<'referral:move', MoveScope>;
interface Transaction {
  readonly db: Db;
  readonly at: Date;
}

/**
 * For rules of other capabilities: whether this item of exactly this person was sent to the actor with a referral that
 * they have not answered yet. Accepting it opens the record; turning it down closes this too.
 */
export async function isAttachedFor(
  question: RuleContext,
  person: { readonly patientId: string; readonly dependentId: string | null },
  kind: AttachmentKind,
  itemId: string,
): Promise<boolean> {
  if (question.actor.role !== 'PROVIDER') return false;
  const { mayRead, clinicId } = await readingOf(question);
  return mayRead && hasAttached(question, person, { kind, itemId, clinicId });
}

export async function getReferral(grant: ReferralReader, id = grant.scope.referralId): Promise<Referral> {
  return viewReferral((await findReferral(grant, id)) ?? fail('not_found'), grant.at);
}

/** Both the person and who acts for them. */
const about = ({ patientId, dependentId }: { patientId: string; dependentId: string | null }) =>
  dependentId ? { subjectIds: [patientId, dependentId] } : { subjectId: patientId };

/** Keeps a referral and tells the patient and who receives it. */
export async function fileReferral(tx: Transaction, referral: ReferralToKeep): Promise<void> {
  await insertReferral(tx, referral);
  const { id: subjectId, patientId, destination, referringProviderId } = referral;
  const details = { name: await findName(tx.db, referringProviderId) };
  await notify(tx, { userId: patientId, kind: 'referral_new', subjectId, details });
  for (const userId of await receiversOf(tx, destination))
    if (userId !== referringProviderId)
      await notify(tx, { userId, kind: 'referral_received', subjectId, details });
}

async function receiversOf({ db }: Transaction, { providerId, clinicId }: ReferralToKeep['destination']) {
  if (providerId) return [providerId];
  return clinicId ? listCareStaff(db, clinicId) : [];
}

export async function createReferral(
  grant: Grant<'referral:create', RecordScope>,
  sent: NewReferral,
  { config }: Platform,
  capabilities: readonly Capability[],
): Promise<Referral> {
  const { actor } = grant;
  const { patientId, dependentId } = grant.scope;
  const destination = await findDestination(grant, sent, config);
  const { reason, symptoms, diagnosis, priority, attachments } = sent;
  const id = uuidv7();
  return inTransaction(grant, async (tx) => {
    await checkAttachments(tx, attachments, capabilities);
    await fileReferral(tx, {
      id,
      patientId,
      dependentId,
      referringProviderId: actor.id,
      destination,
      reason,
      symptoms,
      diagnosis,
      priority,
      attachments,
      previousId: null,
    });
    await writeAudit(tx, { action: 'referral:create', actorId: actor.id, ...about(tx.scope) });
    return viewReferral((await findReferral(tx, id)) ?? fail('not_found'), tx.at);
  });
}

interface Move {
  readonly status: ReferralStatus;
  readonly reason: string | null;
  readonly priority?: ReferralPriority | undefined;
  readonly destinationFacilityId: string | null;
  readonly destinationFacilityName: string | null;
}

/** Moves a referral on. Referring again keeps it as it is and writes a new one, linked to it. */
export async function changeStatus(grant: Mover, move: Move, platform: Platform): Promise<Referral> {
  const present = await getReferral(grant);
  if (!mayMove(present.relation, present, move.status)) fail('move_not_allowed');
  const next = move.status === 'referred_again' ? await nextOf(grant, present, move, platform) : undefined;
  return inTransaction(grant, async (tx) => {
    const { scope, actor } = tx;
    const step = { from: present.status, to: move.status, reason: move.reason };
    if (!(await moveReferral(tx, step))) fail('move_not_allowed');
    if (move.status === 'accepted')
      await grantRecord(tx, { id: uuidv7(), until: new Date(tx.at.getTime() + CARE_MS) });
    if (move.status === 'referred_again') await revokeRecord(tx);
    await writeAudit(tx, { action: `referral:${move.status}`, actorId: actor.id, ...about(scope) });
    if (next) {
      await fileReferral(tx, next);
      return getReferral(tx, next.id);
    }
    const details = { name: await findName(tx.db, actor.id) };
    for (const userId of [scope.patientId, present.referringProviderId])
      if (userId !== actor.id)
        await notify(tx, { userId, kind: 'referral_moved', subjectId: scope.referralId, details });
    return getReferral(tx);
  });
}

/** The new referral: to the place that was sent, or once more to the same one. */
async function nextOf(
  grant: Mover,
  present: Referral,
  move: Move,
  { config }: Platform,
): Promise<ReferralToKeep> {
  const { actor, scope } = grant;
  if (!scope.isTreating) fail('move_not_allowed');
  const named = move.destinationFacilityId || move.destinationFacilityName;
  const destination = await findDestination(grant, named ? move : present, config);
  const { reason, symptoms, diagnosis, attachments } = present;
  return {
    id: uuidv7(),
    patientId: scope.patientId,
    dependentId: scope.dependentId,
    referringProviderId: actor.id,
    destination,
    reason,
    symptoms,
    diagnosis,
    attachments,
    priority: move.priority ?? present.priority,
    previousId: present.id,
  };
}

/** The patient withdraws it: its recipient sees neither it nor, because of it, the record. */
export function withdrawReferral(grant: Grant<'referral:end', ReferralScope>): Promise<Referral> {
  return inTransaction(grant, async (tx) => {
    const { scope, actor } = tx;
    if (!(await endReferral(tx))) fail('move_not_allowed');
    await revokeRecord(tx);
    await writeAudit(tx, { action: 'referral:end', actorId: actor.id, ...about(scope) });
    const ended = await getReferral(tx);
    const details = { name: await findName(tx.db, actor.id) };
    await notify(tx, {
      userId: ended.referringProviderId,
      kind: 'referral_moved',
      subjectId: scope.referralId,
      details,
    });
    return ended;
  });
}
