import { ageInYears } from '@lakou/clinical';
import type { LabPerson, LabRequest, LabStatus, LabTestType, LabTrend } from '@lakou/contract/labs';
import { LAB_TRANSITIONS, labTestsOf } from '@lakou/contract/labs.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { LAB_REQUESTS_PER_PERSON } from '#platform/limits/limits.ts';
import { findLabPerson, type LabPersonRow } from './lab-people.store.ts';
import { addRequest, findRequest, lockRequest, setStatus } from './lab-requests.store.ts';
import { listTrends } from './lab-results.store.ts';
import { labTitle } from './lab-values.rules.ts';
import type { AskedScope, LabScope } from './labs.access.ts';
import { viewRequest, viewTrends } from './labs.view.ts';

interface Asked {
  readonly testType: LabTestType;
  readonly tests: readonly string[];
  readonly note?: string | null | undefined;
  readonly laboratoryId?: string | null | undefined;
  readonly clientId?: string | undefined;
}

const subjectIds = ({ patientId, dependentId }: AskedScope) => [
  patientId,
  ...(dependentId ? [dependentId] : []),
];

/** Sent again with the same client id, the first request counts, in the state that it has by now. */
export function requestLab(
  grant: Grant<'lab-requests:create', AskedScope>,
  { testType, tests, note, laboratoryId, clientId }: Asked,
): Promise<LabRequest> {
  return inTransaction(grant, async (tx) => {
    const { scope, actor, at, db } = tx;
    await countTry(db, LAB_REQUESTS_PER_PERSON, actor.id, at);
    const codes = [...new Set(tests)];
    const id = await addRequest(tx, {
      id: uuidv7(),
      clientId: clientId ?? null,
      testType,
      tests: codes,
      title: labTitle(testType, codes),
      note: note || null,
      laboratoryId: laboratoryId ?? null,
    });
    // The client id was used for another person of the family.
    const row = (id && (await findRequest(tx, id))) || fail('conflict');
    await writeAudit(tx, {
      action: 'lab-requests:create',
      actorId: actor.id,
      subjectIds: subjectIds(scope),
    });
    return viewRequest(row, at);
  });
}

/** A patient only takes back what nobody has begun. */
export function moveLab(grant: Grant<'lab-requests:move', LabScope>, status: LabStatus): Promise<LabRequest> {
  if (!grant.scope.byProvider && status !== 'cancelled') fail('forbidden');
  return inTransaction(grant, async (tx) => {
    const { scope, actor, at } = tx;
    const { status: before } = (await lockRequest(tx, scope.requestId)) ?? fail('not_found');
    const next: readonly LabStatus[] = LAB_TRANSITIONS[before];
    const isLate = !scope.byProvider && before !== 'requested';
    // It is completed by its result alone.
    if (!next.includes(status) || status === 'completed' || isLate) fail('move_not_allowed');
    await setStatus(tx, { id: scope.requestId, status, by: actor.id, version: null });
    await writeAudit(tx, {
      action: `lab-requests:${status}`,
      actorId: actor.id,
      subjectIds: subjectIds(scope),
    });
    return viewRequest((await findRequest(tx, scope.requestId)) ?? fail('not_found'), at);
  });
}

export function personOf(row: LabPersonRow | undefined, at: Date): LabPerson {
  const { name = '', dateOfBirth = null, sex = null, pregnant = false } = row ?? {};
  const today = at.toISOString().slice(0, 10);
  const ageYears = dateOfBirth ? (ageInYears({ birthDate: dateOfBirth, today }) ?? null) : null;
  return { name, ageYears, sex, pregnant };
}

/** A request as its provider works on it. */
export async function openWork(
  grant: Grant<'lab-worklist:read', LabScope>,
): Promise<{ request: LabRequest; person: LabPerson; earlier: LabTrend[] }> {
  const row = (await findRequest(grant, grant.scope.requestId)) ?? fail('not_found');
  const person = personOf(await findLabPerson(grant), grant.at);
  const tests = labTestsOf(row.tests);
  return {
    request: viewRequest(row, grant.at),
    person,
    earlier: viewTrends(tests, await listTrends(grant, tests)),
  };
}
