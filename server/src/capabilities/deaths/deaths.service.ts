import type { DeathDecision, DeathReport, NewDeathReport } from '@lakou/contract/deaths';
import { decisionsAfter } from '@lakou/contract/deaths.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelBookingsOf } from '../bookings/bookings.service.ts';
import { fileFrom, fileIn, placeFile } from '../files/files.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import type { DeceasedScope, ReportScope } from './deaths.access.ts';
import {
  closeAccount,
  closeDependent,
  findBirth,
  findName,
  findReport,
  insertReport,
  lockReport,
  reopen,
  saveDecision,
} from './deaths.store.ts';

const refuse = (path: string): never =>
  fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });
const subjectsOf = ({ patientId, dependentId }: DeceasedScope) =>
  [patientId, dependentId].filter((id) => id !== null);

/** Stops reminders and nothing else. Whose account it is learns of it, so that a wrong report is noticed. */
export async function reportDeath(
  grant: Grant<'death:report', DeceasedScope>,
  { diedOn, documentUrl }: NewDeathReport,
  platform: Platform,
) {
  const earliest = (await findBirth(grant)) ?? '1900-01-01';
  if (diedOn > dayIn(HOME_ZONE, grant.at) || diedOn < earliest) refuse('diedOn');
  const address =
    (await fileFrom(grant, { kind: 'document', text: documentUrl }, platform)) ?? refuse('documentUrl');
  const fileId = fileIn(address) ?? refuse('documentUrl');
  const id = uuidv7();
  return inTransaction(grant, async (tx) => {
    const { patientId } = tx.scope;
    if (!(await insertReport(tx, { id, diedOn, fileId }))) fail('death_already_reported');
    await placeFile(tx, { as: 'deathCertificate', by: id }, address);
    if (patientId !== tx.actor.id)
      await notify(tx, {
        userId: patientId,
        kind: 'death_reported',
        subjectId: null,
        details: { name: await findName(tx) },
      });
    await writeAudit(tx, {
      action: 'death:report',
      actorId: tx.actor.id,
      subjectIds: subjectsOf(tx.scope),
    });
    return { id, state: 'reported' as const, diedOn, reportedAt: tx.at.toISOString() };
  });
}

const KINDS = { confirmed: 'death_confirmed', refused: 'death_refused', undone: 'death_undone' } as const;

/** Confirming closes account and record and ends what is to come; all of them are told of each decision. */
export function decideDeath(
  grant: Grant<'death:decide', ReportScope>,
  { decision, note }: DeathDecision,
  platform: Platform,
): Promise<DeathReport> {
  return inTransaction(grant, async (tx) => {
    const { state, reportedBy, closedAt } = (await lockReport(tx)) ?? fail('not_found');
    if (!decisionsAfter(state).includes(decision)) fail('move_not_allowed');
    const { patientId, dependentId } = tx.scope;
    await saveDecision(tx, decision, note || null);
    if (decision === 'confirmed') {
      await cancelBookingsOf(platform, tx, { patientId, dependentId });
      await (dependentId ? closeDependent(tx) : closeAccount(tx));
    }
    if (decision === 'undone' && closedAt) await reopen(tx, closedAt);
    const name = await findName(tx);
    for (const userId of new Set([reportedBy, patientId]))
      await notify(tx, { userId, kind: KINDS[decision], subjectId: null, details: { name } });
    await writeAudit(tx, {
      action: `death:${decision}`,
      actorId: tx.actor.id,
      subjectIds: subjectsOf(tx.scope),
    });
    return (await findReport(tx)) ?? fail('not_found');
  });
}
