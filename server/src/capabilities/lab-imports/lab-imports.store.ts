import type { LabCsvColumns } from '@lakou/contract/lab-imports';
import type { LabStatus } from '@lakou/contract/labs';
import type { Grant } from '#platform/access/grant.ts';
import type { LaboratoryScope } from './lab-imports.access.ts';

export type LabImporter = Grant<'lab-results:enter', LaboratoryScope>;

export interface OwnRequest {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly personName: string;
  readonly title: string;
  readonly status: LabStatus;
}

/** Those of these requests that were sent to this laboratory; bounded by the ids. */
export function listOwnRequests({ db, scope }: LabImporter, ids: readonly string[]): Promise<OwnRequest[]> {
  // Bounded by the requests that one file names.
  return db.read<OwnRequest>(
    `select q.id, q.patient_id as "patientId", q.dependent_id as "dependentId",
       coalesce(d.name, u.name) as "personName", q.title, q.status
     from lab_requests q join app_users u on u.id = q.patient_id left join dependents d on d.id = q.dependent_id
     where q.id = any($1::uuid[]) and q.laboratory_id = $2 and d.removed_at is null and u.erased_at is null`,
    [ids, scope.laboratoryId],
  );
}

export async function findColumns({ db, scope }: LabImporter): Promise<LabCsvColumns | undefined> {
  const [found] = await db.read<LabCsvColumns>(
    'select request, test, value, unit, low, high, comment from lab_csv_columns where clinic_id = $1',
    [scope.laboratoryId],
  );
  return found;
}

export async function keepColumns(
  { db, scope, at }: LabImporter,
  { request, test, value, unit, low, high, comment }: LabCsvColumns,
): Promise<void> {
  await db.query(
    `insert into lab_csv_columns (clinic_id, request, test, value, unit, low, high, comment, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (clinic_id) do update set request = $2, test = $3, value = $4, unit = $5, low = $6, high = $7,
       comment = $8, changed_at = $9`,
    [scope.laboratoryId, request, test, value, unit, low, high, comment, at],
  );
}
