import type { RecordAccess } from '@lakou/contract/record-access';
import { EMERGENCY_MINUTES, LONGEST_GRANT_DAYS } from '@lakou/contract/record-access.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { BREAK_GLASS_PER_PROVIDER } from '#platform/limits/limits.ts';
import { notify } from '../notifications/notify.service.ts';
import type { NewGrantScope } from './record-access.access.ts';
import {
  addGrant,
  endEarlierGrants,
  endGrantsTo,
  findGrant,
  findName,
  type OneGrantScope,
  revokeGrant,
} from './record-access.store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

export function giveAccess(
  grant: Grant<'record-access:give', NewGrantScope>,
  sentUntil: string,
): Promise<RecordAccess> {
  const until = new Date(sentUntil);
  const latest = grant.at.getTime() + LONGEST_GRANT_DAYS * DAY_MS;
  if (until <= grant.at || until.getTime() > latest)
    fail('invalid_request', { fields: [{ path: 'until', code: 'invalid_request' }] });
  return inTransaction(grant, async (tx) => {
    const { patientId, providerId } = tx.scope;
    await endEarlierGrants(tx);
    const id = await addGrant(tx, { ...tx.scope, source: 'patient', reason: null, until });
    const name = await findName(tx, patientId);
    await notify(tx, { userId: providerId, kind: 'record_shared', subjectId: id, details: { name } });
    await writeAudit(tx, { action: 'record-access:give', actorId: tx.actor.id, subjectId: patientId });
    return (await findGrant(tx, id)) ?? fail('not_found');
  });
}

export function revokeAccess(grant: Grant<'record-access:revoke', OneGrantScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await revokeGrant(tx))) fail('not_found');
    const { id } = tx.actor;
    await writeAudit(tx, { action: 'record-access:revoke', actorId: id, subjectId: id });
    return undefined;
  });
}

/** Who is blocked keeps nothing that they were given before. */
export const endAccess = (tx: Grant<'conversation:block', unknown>, providerId: string): Promise<void> =>
  endGrantsTo(tx, providerId);

/** An hour, told to the patient in the same transaction. */
export async function breakGlass(
  grant: Grant<'record:break-glass', RecordScope & { inCare: boolean }>,
  reason: string,
): Promise<{ until: string }> {
  if (grant.scope.inCare) fail('access_already');
  await countTry(grant.db, BREAK_GLASS_PER_PROVIDER, grant.actor.id, grant.at);
  const until = new Date(grant.at.getTime() + EMERGENCY_MINUTES * MINUTE_MS);
  return inTransaction(grant, async (tx) => {
    const { patientId, dependentId } = tx.scope;
    const providerId = tx.actor.id;
    await addGrant(tx, { patientId, dependentId, providerId, source: 'break_glass', reason, until });
    const name = await findName(tx, providerId);
    await notify(tx, {
      userId: patientId,
      kind: 'record_emergency',
      subjectId: providerId,
      details: { name },
    });
    await writeAudit(tx, {
      action: 'record:break-glass',
      actorId: providerId,
      subjectIds: [patientId, dependentId].filter((id) => id !== null),
    });
    return { until: until.toISOString() };
  });
}
