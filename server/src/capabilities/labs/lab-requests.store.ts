import type { LabStatus, LabTestType } from '@lakou/contract/labs';
import type { Page } from '@lakou/contract/primitives';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import type { FamilyScope, WorkScope } from './labs.access.ts';

export interface RequestRow {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly testType: LabTestType;
  readonly status: LabStatus;
  readonly requestedAt: Date;
  readonly changedAt: Date;
  readonly tests: string[];
  readonly title: string;
  readonly note: string | null;
  readonly laboratoryId: string | null;
  readonly laboratoryName: string | null;
  readonly requestedById: string;
  readonly requestedByName: string;
  readonly personName: string;
  readonly heldUntil: Date | null;
}

const COLUMNS = `q.id, q.patient_id as "patientId", q.dependent_id as "dependentId", q.test_type as "testType",
  q.status, q.requested_at as "requestedAt", q.changed_at as "changedAt", q.tests, q.title, q.note,
  q.laboratory_id as "laboratoryId", c.name as "laboratoryName", q.requested_by as "requestedById",
  b.name as "requestedByName", coalesce(d.name, u.name) as "personName", r.held_until as "heldUntil"`;
const FROM = `lab_requests q join app_users u on u.id = q.patient_id join app_users b on b.id = q.requested_by
  left join dependents d on d.id = q.dependent_id left join clinics c on c.id = q.laboratory_id
  left join lab_results r on r.request_id = q.id and r.version = q.result_version`;
const NEWEST = 'order by q.requested_at desc, q.id desc';

/** Newest first, one more than the page size when there are more. */
export function listRequests(
  { db, scope, actor, at }: Grant<'lab-requests:list', FamilyScope>,
  { limit, after, subject }: Page & { subject?: string | undefined },
): Promise<RequestRow[]> {
  return db.read<RequestRow>(
    `select ${COLUMNS} from ${FROM}
     where q.patient_id = $1 and d.removed_at is null
       and ($2::uuid is null or coalesce(q.dependent_id, q.patient_id) = $2)
       and (not $3::boolean or exists (select from ${CARE} k where k.provider_id = $4
         and k.patient_id = q.patient_id and k.dependent_id is not distinct from q.dependent_id
         and (k.until is null or k.until > $5)))
       and ($6::uuid is null or (q.requested_at, q.id) <
         (select requested_at, id from lab_requests where id = $6 and patient_id = $1))
     ${NEWEST} limit $7`,
    [scope.patientId, subject ?? null, scope.byProvider, actor.id, at, after ?? null, limit + 1],
  );
}

/** Ids of the requests of whom provider $1 treats at $2, and of those sent to laboratory $3. */
export const WORK = `(select q.id from ${CARE} k join lab_requests q
    on q.patient_id = k.patient_id and q.dependent_id is not distinct from k.dependent_id
    where k.provider_id = $1 and (k.until is null or k.until > $2)
  union select id from lab_requests where laboratory_id = $3)`;

export function listWork(
  { db, scope, actor, at }: Grant<'lab-worklist:list', WorkScope>,
  { limit, after, status }: Page & { status?: LabStatus | undefined },
): Promise<RequestRow[]> {
  return db.read<RequestRow>(
    `select ${COLUMNS} from ${WORK} mine join ${FROM} on mine.id = q.id
     where d.removed_at is null and u.erased_at is null and ($4::text is null or q.status = $4)
       and ($5::uuid is null or (q.requested_at, q.id) < (select requested_at, id from lab_requests where id = $5))
     ${NEWEST} limit $6`,
    [actor.id, at, scope.laboratoryId, status ?? null, after ?? null, limit + 1],
  );
}

type OneRequest = Grant<
  | 'lab-requests:create'
  | 'lab-requests:move'
  | 'lab-worklist:read'
  | 'lab-results:enter'
  | 'lab-results:amend',
  { readonly patientId: string }
>;

export async function findRequest({ db, scope }: OneRequest, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.read<RequestRow>(
    `select ${COLUMNS} from ${FROM} where q.id = $1 and q.patient_id = $2`,
    [id, scope.patientId],
  );
  return row;
}

interface NewRequest {
  readonly id: string;
  readonly clientId: string | null;
  readonly testType: LabTestType;
  readonly tests: readonly string[];
  readonly title: string;
  readonly note: string | null;
  readonly laboratoryId: string | null;
}

/** The id of the request that was written, or of the one that this sender wrote with this client id before. */
export async function addRequest(
  { db, scope, actor, at }: Grant<'lab-requests:create', { patientId: string; dependentId: string | null }>,
  { id, clientId, testType, tests, title, note, laboratoryId }: NewRequest,
): Promise<string | undefined> {
  const [added] = await db.query<{ id: string }>(
    `insert into lab_requests (id, patient_id, dependent_id, test_type, tests, title, note, laboratory_id,
       requested_by, client_id, status, requested_at, changed_at, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'requested', $11, $11, $9)
     on conflict (requested_by, client_id) do nothing returning id`,
    [
      id,
      scope.patientId,
      scope.dependentId,
      testType,
      tests,
      title,
      note,
      laboratoryId,
      actor.id,
      clientId,
      at,
    ],
  );
  if (added) return added.id;
  const [before] = await db.read<{ id: string }>(
    `select id from lab_requests where requested_by = $1 and client_id = $2 and patient_id = $3
       and dependent_id is not distinct from $4::uuid`,
    [actor.id, clientId, scope.patientId, scope.dependentId],
  );
  return before?.id;
}

/** The state, which nobody else changes before the transaction ends. */
export async function lockRequest(
  { db }: { readonly db: Db },
  id: string,
): Promise<{ status: LabStatus; version: number | null } | undefined> {
  const [row] = await db.query<{ status: LabStatus; version: number | null }>(
    'select status, result_version as version from lab_requests where id = $1 for update',
    [id],
  );
  return row;
}

export async function setStatus(
  { db, at }: { readonly db: Db; readonly at: Date },
  { id, status, by, version }: { id: string; status: LabStatus; by: string; version: number | null },
): Promise<void> {
  await db.query(
    'update lab_requests set status = $2, changed_by = $3, changed_at = $4, result_version = $5 where id = $1',
    [id, status, by, at, version],
  );
}
