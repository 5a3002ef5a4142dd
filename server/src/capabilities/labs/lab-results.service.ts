import type { LabPatient } from '@lakou/clinical';
import type { LabPerson, LabResult, LabTrend, SentLabResult } from '@lakou/contract/labs';
import { LONGEST_HOLD_DAYS } from '@lakou/contract/labs.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { tellPatient, tellProvider } from './lab-notifications.service.ts';
import { findLabPerson } from './lab-people.store.ts';
import { personOf } from './lab-requests.service.ts';
import { findRequest, lockRequest, setStatus } from './lab-requests.store.ts';
import {
  addResult,
  findResult,
  listTrends,
  type ResultRow,
  setAcknowledged,
  setReviewed,
} from './lab-results.store.ts';
import { assessLabValue, isCritical, labSummary } from './lab-values.rules.ts';
import type { LabScope } from './labs.access.ts';
import { viewResult, viewTrends } from './labs.view.ts';
import { reportOf } from './report.view.ts';
import type * as drawn from './report-pdf.view.ts';

const papers = inThread<typeof drawn>(new URL('./report-pdf.view.ts', import.meta.url));

const DAY_MS = 24 * 3600 * 1000;

const patientOf = ({ ageYears, sex, pregnant }: LabPerson): LabPatient => ({
  ...(ageYears !== null && { ageYears }),
  ...(sex && { sex }),
  ...(pregnant && { pregnant }),
});

const FAULTS = {
  impossible_value: { field: 'value', code: 'lab_value_impossible' },
  no_unit: { field: 'unit', code: 'lab_unit_missing' },
} as const;

function assess({ values, summary }: SentLabResult, who: LabPatient) {
  const comment = summary || null;
  if (values.length === 0 && !comment) fail('lab_result_empty');
  const assessed = values.map((sent) => assessLabValue(sent, who));
  // A slip of the pen would be read as somebody's blood.
  const fields = assessed.flatMap(({ fault }, index) =>
    fault ? [{ path: `values.${index}.${FAULTS[fault].field}`, code: FAULTS[fault].code }] : [],
  );
  const [first] = fields;
  if (first) fail(first.code, { fields });
  return {
    values: assessed,
    comment,
    summary: labSummary(assessed, comment),
    critical: isCritical(assessed),
  };
}

interface Written {
  readonly requestId: string;
  readonly patientId: string;
  readonly authorId: string;
  readonly reason: string | null;
  readonly heldUntil: Date | null;
  readonly who: LabPatient;
}

/** The next version of a result and the state of its request, inside the caller's transaction. */
export async function writeResult(
  tx: { readonly db: Db; readonly at: Date },
  { who, ...facts }: Written,
  sent: SentLabResult,
): Promise<void> {
  const { requestId, authorId, reason } = facts;
  const { status, version } = (await lockRequest(tx, requestId)) ?? fail('not_found');
  if (status !== (reason === null ? 'processing' : 'completed')) fail('move_not_allowed');
  const next = (version ?? 0) + 1;
  await addResult(tx, { ...facts, version: next, ...assess(sent, who) });
  await setStatus(tx, { id: requestId, status: 'completed', by: authorId, version: next });
}

type Writer = Grant<'lab-results:enter' | 'lab-results:amend', LabScope>;

const note = ({ scope: { patientId, dependentId }, ...grant }: Writer, action: string) =>
  writeAudit(grant, {
    action,
    actorId: grant.actor.id,
    subjectIds: [patientId, ...(dependentId ? [dependentId] : [])],
  });

async function tell(tx: Writer, row: ResultRow): Promise<void> {
  const request = (await findRequest(tx, row.requestId)) ?? fail('not_found');
  if (!viewResult(row, tx.at).held) await tellPatient(tx, row, row.version > 1 ? 'lab_amended' : 'lab_ready');
  await tellProvider(tx, row, request.requestedById);
}

async function write(
  tx: Writer,
  sent: SentLabResult,
  facts: Pick<Written, 'reason' | 'heldUntil'>,
): Promise<LabResult> {
  const { scope, actor, at } = tx;
  const { requestId, patientId } = scope;
  const who = patientOf(personOf(await findLabPerson(tx), at));
  await writeResult(tx, { requestId, patientId, authorId: actor.id, who, ...facts }, sent);
  const row = (await findResult(tx)) ?? fail('not_found');
  await tell(tx, row);
  return viewResult(row, at);
}

export function enterResult(
  grant: Grant<'lab-results:enter', LabScope>,
  { hold, ...sent }: SentLabResult & { hold: boolean },
): Promise<LabResult> {
  return inTransaction(grant, async (tx) => {
    const heldUntil = hold ? new Date(tx.at.getTime() + LONGEST_HOLD_DAYS * DAY_MS) : null;
    const result = await write(tx, sent, { reason: null, heldUntil });
    await note(tx, 'lab-results:enter');
    return result;
  });
}

/** Nobody waits for a correction: what is amended is shown at once, unless the first version still waits. */
export function amendResult(
  grant: Grant<'lab-results:amend', LabScope>,
  { reason, ...sent }: SentLabResult & { reason: string },
): Promise<LabResult> {
  return inTransaction(grant, async (tx) => {
    const before = (await findResult(tx)) ?? fail('move_not_allowed');
    const result = await write(tx, sent, { reason, heldUntil: before.heldUntil });
    await note(tx, 'lab-results:amend');
    return result;
  });
}

export function reviewResult(grant: Grant<'lab-results:review', LabScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const row = (await findResult(tx)) ?? fail('not_found');
    if (!(await setReviewed(tx))) return undefined;
    await tellPatient(tx, row);
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, {
      action: 'lab-results:review',
      actorId: tx.actor.id,
      subjectId: dependentId ?? patientId,
    });
    return undefined;
  });
}

export function acknowledgeResult(grant: Grant<'lab-results:acknowledge', LabScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await setAcknowledged(tx))) fail('not_found');
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, {
      action: 'lab-results:acknowledge',
      actorId: tx.actor.id,
      subjectId: dependentId ?? patientId,
    });
    return undefined;
  });
}

export async function getResult(
  grant: Grant<'lab-results:read', LabScope>,
  version?: number,
): Promise<LabResult> {
  return viewResult((await findResult(grant, version)) ?? fail('not_found'), grant.at);
}

export async function getTrends(grant: Grant<'lab-results:read', LabScope>): Promise<LabTrend[]> {
  const { values } = (await findResult(grant)) ?? fail('not_found');
  const tests = values.flatMap(({ test }) => test ?? []);
  return viewTrends(tests, await listTrends(grant, tests, { withImported: true }));
}

export async function getReport(grant: Grant<'lab-results:read', LabScope>): Promise<Servable> {
  const result = await getResult(grant);
  // A laboratory that sees the request alone knows an age, and no birthday.
  const person = grant.scope.requestOnly ? undefined : await findLabPerson(grant);
  const report = reportOf(result, grant.actor.language, person?.dateOfBirth ?? null);
  return pdfFile(
    await papers('drawReport', report, new Date(result.reportDate)),
    `lab-result-${result.reportDate.slice(0, 10)}.pdf`,
    report,
  );
}
