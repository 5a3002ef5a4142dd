import type { Handover } from '@lakou/contract/clinic-verification';
import { HANDOVER_DAYS } from '@lakou/contract/clinic-verification.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import type { ClinicScope } from './clinic-verification.access.ts';
import {
  dropHandover,
  endSessions,
  findClinicName,
  findHandover,
  isCandidate,
  listCandidates,
  lockHandover,
  moveClinic,
  saveHandover,
} from './handover.store.ts';

const DAY_MS = 24 * 3600 * 1000;

export async function readHandover(
  grant: Grant<'clinic-handover:read' | 'clinic-handover:ask', ClinicScope>,
): Promise<Handover> {
  const asked = await findHandover(grant);
  const candidates = grant.actor.role === 'CLINIC_ADMIN' ? await listCandidates(grant) : [];
  return { asked, candidates };
}

/** Only asks: nothing of the clinic changes until the other agrees. */
export function askHandover(
  grant: Grant<'clinic-handover:ask', ClinicScope>,
  { staffId, stays }: { staffId: string; stays: boolean },
): Promise<Handover> {
  return inTransaction(grant, async (tx) => {
    const { clinicId } = tx.scope;
    if (!(await isCandidate(tx, staffId))) fail('not_found');
    const until = new Date(tx.at.getTime() + HANDOVER_DAYS * DAY_MS);
    await saveHandover(tx, { toId: staffId, stays, until });
    await writeAudit(tx, {
      action: 'clinic-handover:ask',
      actorId: tx.actor.id,
      subjectIds: [clinicId, staffId],
    });
    const details = { name: await findClinicName(tx) };
    await notify(tx, { userId: staffId, kind: 'clinic_handover_asked', subjectId: clinicId, details });
    return readHandover(tx);
  });
}

export function withdrawHandover(grant: Grant<'clinic-handover:withdraw', ClinicScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await dropHandover(tx);
    await writeAudit(tx, {
      action: 'clinic-handover:withdraw',
      actorId: tx.actor.id,
      subjectId: tx.scope.clinicId,
    });
    return undefined;
  });
}

type Answerer = Grant<'clinic-handover:answer', ClinicScope>;

async function takeOver(tx: Answerer): Promise<void> {
  const { id } = tx.actor;
  const { clinicId } = tx.scope;
  const taken = (await lockHandover(tx)) ?? fail('handover_not_possible');
  if (!(await isCandidate(tx, id))) fail('handover_not_possible');
  const name = await moveClinic(tx, taken);
  await endSessions(tx, taken.fromId);
  await notify(tx, {
    userId: taken.fromId,
    kind: 'clinic_handover_accepted',
    subjectId: clinicId,
    details: { name },
  });
  await writeAudit(tx, {
    action: 'clinic-handover:accept',
    actorId: id,
    subjectIds: [clinicId, taken.fromId],
  });
}

/** Both have agreed once this is accepted. */
export function answerHandover(grant: Answerer, answer: 'accept' | 'decline'): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (answer === 'accept') await takeOver(tx);
    else
      await writeAudit(tx, {
        action: 'clinic-handover:decline',
        actorId: tx.actor.id,
        subjectId: tx.scope.clinicId,
      });
    await dropHandover(tx);
    return undefined;
  });
}
