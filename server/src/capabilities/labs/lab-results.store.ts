import type { LabFlag, LabTestType, LabValue } from '@lakou/contract/labs';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import { WORK } from './lab-requests.store.ts';
import type { NewLabValue } from './lab-values.rules.ts';
import type { LabScope, ReaderScope, WorkScope } from './labs.access.ts';

export interface ResultRow {
  readonly requestId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly personName: string;
  readonly testType: LabTestType;
  readonly title: string;
  readonly tests: string[];
  readonly laboratoryId: string | null;
  readonly laboratoryName: string | null;
  readonly version: number;
  readonly summary: string;
  readonly comment: string | null;
  readonly reason: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly reportedAt: Date;
  /** Of this version, or when it was released to the patient. */
  readonly changedAt: Date;
  readonly critical: boolean;
  readonly heldUntil: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly values: LabValue[];
}

export const RESULT = `q.id as "requestId", q.patient_id as "patientId", q.dependent_id as "dependentId",
  coalesce(d.name, u.name) as "personName", q.test_type as "testType", q.title, q.tests,
  q.laboratory_id as "laboratoryId", c.name as "laboratoryName", r.version, r.summary, r.comment, r.reason,
  r.author_id as "authorId", a.name as "authorName", r.reported_at as "reportedAt",
  greatest(r.reported_at, r.reviewed_at, r.released_at) as "changedAt", r.critical,
  r.held_until as "heldUntil", r.acknowledged_at as "acknowledgedAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'test', v.test, 'name', v.name, 'loinc', v.loinc,
      'value', v.value, 'unit', v.unit, 'flag', v.flag, 'basis', v.basis, 'low', v.low, 'high', v.high,
      'compared', v.compared, 'rangeUnit', v.range_unit) order by v.position)
    from lab_values v where v.request_id = r.request_id and v.version = r.version), '[]') as values`;
export const JOINED = `join lab_requests q on q.id = r.request_id join app_users u on u.id = q.patient_id
  join app_users a on a.id = r.author_id left join dependents d on d.id = q.dependent_id
  left join clinics c on c.id = q.laboratory_id`;
const NEWEST = 'order by r.reported_at desc, r.request_id desc';
/** The version that counts, of somebody who is still in the family. */
const CURRENT = 'r.version = q.result_version and d.removed_at is null';
const POSITION = `select o.reported_at, o.request_id from lab_results o join lab_requests p
  on p.id = o.request_id and p.result_version = o.version where o.request_id =`;

interface ResultQuery extends Page {
  readonly subject?: string | undefined;
}

/** Newest first, one more than the page size when there are more. */
export function listResults(
  { db, scope, actor, at }: Grant<'lab-results:list', ReaderScope>,
  { limit, after, subject }: ResultQuery,
): Promise<ResultRow[]> {
  const asked = [subject ?? null, after ?? null, limit + 1];
  if (!scope.byProvider)
    return db.read<ResultRow>(
      `select ${RESULT} from lab_results r ${JOINED}
       where r.patient_id = $1 and ${CURRENT} and (r.held_until is null or r.held_until <= $2)
         and ($3::uuid is null or coalesce(q.dependent_id, q.patient_id) = $3)
         and ($4::uuid is null or (r.reported_at, r.request_id) < (${POSITION} $4))
       ${NEWEST} limit $5`,
      [scope.patientId, at, ...asked],
    );
  return db.read<ResultRow>(
    `select ${RESULT} from ${WORK} mine join lab_results r on r.request_id = mine.id ${JOINED}
     where ${CURRENT} and u.erased_at is null
       and ($4::uuid is null or coalesce(q.dependent_id, q.patient_id) = $4)
       and ($5::uuid is null or (r.reported_at, r.request_id) < (${POSITION} $5))
     ${NEWEST} limit $6`,
    [actor.id, at, scope.laboratoryId, ...asked],
  );
}

/** Of whom the provider treats, or of their laboratory. */
export function listCriticals({
  db,
  scope,
  actor,
  at,
}: Grant<'lab-worklist:list', WorkScope>): Promise<ResultRow[]> {
  return db.read<ResultRow>(
    `select ${RESULT} from ${WORK} mine join lab_results r on r.request_id = mine.id ${JOINED}
     where ${CURRENT} and u.erased_at is null and r.critical and r.acknowledged_at is null
     ${NEWEST} limit 20`,
    [actor.id, at, scope.laboratoryId],
  );
}

type OneResult = Grant<
  'lab-results:read' | 'lab-results:enter' | 'lab-results:amend' | 'lab-results:review',
  LabScope
>;

/** The version that counts or an earlier one; a patient finds none that is held. */
export async function findResult(
  { db, scope, at }: OneResult,
  version?: number,
): Promise<ResultRow | undefined> {
  const [row] = await db.read<ResultRow>(
    `select ${RESULT} from lab_results r ${JOINED}
     where r.request_id = $1 and r.patient_id = $2 and r.version = coalesce($3::int, q.result_version)
       and ($4::boolean or r.held_until is null or r.held_until <= $5) limit 1`,
    [scope.requestId, scope.patientId, version ?? null, scope.byProvider, at],
  );
  return row;
}

interface NewResult {
  readonly requestId: string;
  readonly patientId: string;
  readonly version: number;
  readonly summary: string;
  readonly comment: string | null;
  readonly reason: string | null;
  readonly authorId: string;
  readonly critical: boolean;
  readonly heldUntil: Date | null;
  readonly values: readonly NewLabValue[];
}

export async function addResult(
  { db, at }: { readonly db: Db; readonly at: Date },
  { values, ...result }: NewResult,
): Promise<void> {
  await db.query(
    `insert into lab_results (request_id, patient_id, version, summary, comment, reason, author_id, critical,
       held_until, reported_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      result.requestId,
      result.patientId,
      result.version,
      result.summary,
      result.comment,
      result.reason,
      result.authorId,
      result.critical,
      result.heldUntil,
      at,
    ],
  );
  const rows = values.map(({ fault: _, ...value }, position) => ({ id: uuidv7(), position, ...value }));
  await db.query(
    `insert into lab_values (id, request_id, version, position, test, loinc, name, value, unit, flag, basis, low,
       high, range_unit, compared, own_number)
     select id, $1, $2, position, test, loinc, name, value, unit, flag, basis, low, high, "rangeUnit", compared,
       "ownNumber"
     from jsonb_to_recordset($3::jsonb) as sent (id uuid, position int, test text, loinc text, name text, value text,
       unit text, flag text, basis text, low double precision, high double precision, "rangeUnit" text,
       compared double precision, "ownNumber" double precision)`,
    [result.requestId, result.version, JSON.stringify(rows)],
  );
}

/** Whether there was a result that waited. */
export async function setReviewed({
  db,
  scope,
  actor,
  at,
}: Grant<'lab-results:review', LabScope>): Promise<boolean> {
  const found = await db.query(
    `update lab_results r set held_until = null, reviewed_by = $3, reviewed_at = $4 from lab_requests q
     where q.id = r.request_id and r.version = q.result_version and r.request_id = $1 and r.patient_id = $2
       and r.held_until is not null returning r.version`,
    [scope.requestId, scope.patientId, actor.id, at],
  );
  return found.length > 0;
}

/** Whether the result has a critical value; saying it again changes nothing. */
export async function setAcknowledged({
  db,
  scope,
  actor,
  at,
}: Grant<'lab-results:acknowledge', LabScope>): Promise<boolean> {
  const found = await db.query(
    `update lab_results r set acknowledged_by = coalesce(r.acknowledged_by, $3),
       acknowledged_at = coalesce(r.acknowledged_at, $4) from lab_requests q
     where q.id = r.request_id and r.version = q.result_version and r.request_id = $1 and r.patient_id = $2
       and r.critical returning r.version`,
    [scope.requestId, scope.patientId, actor.id, at],
  );
  return found.length > 0;
}

export interface TrendRow {
  readonly test: string;
  readonly at: Date;
  readonly value: number;
  readonly flag: LabFlag;
  readonly imported: boolean;
}

/** The newest values of these tests of this person that the caller may see, oldest first; those of other records where asked. */
export async function listTrends(
  { db, scope, at }: Grant<'lab-results:read' | 'lab-worklist:read', LabScope>,
  tests: readonly string[],
  { withImported = false } = {},
): Promise<TrendRow[]> {
  const rows = await db.read<TrendRow>(
    `select test, at, value, flag, imported from (
       (select v.test, r.reported_at as at, v.own_number as value, v.flag, false as imported, r.request_id as id,
          v.position
        from lab_results r join lab_requests q on q.id = r.request_id and q.result_version = r.version
          join lab_values v on v.request_id = r.request_id and v.version = r.version
        where r.patient_id = $1 and q.dependent_id is not distinct from $2::uuid and v.test = any ($3::text[])
          and v.own_number is not null and ($4::boolean or r.held_until is null or r.held_until <= $5)
          and ($6::uuid is null or r.request_id = $6)
        order by r.reported_at desc, r.request_id desc, v.position limit 500)
       union all
       (select v.test, r.at, v.own_number, v.flag, true, r.id, v.position
        from imported_results r join imported_result_values v on v.result_id = r.id
        where $7::boolean and $6::uuid is null and r.patient_id = $1
          and coalesce(r.dependent_id, r.patient_id) = coalesce($2::uuid, $1) and v.test = any ($3::text[])
          and v.own_number is not null
        order by r.at desc, r.id desc, v.position limit 500)) points
     order by at desc, id desc, position limit 500`,
    [
      scope.patientId,
      scope.dependentId,
      tests,
      scope.byProvider,
      at,
      scope.requestOnly ? scope.requestId : null,
      withImported,
    ],
  );
  return rows.toReversed();
}
