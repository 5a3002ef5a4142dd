import type { LabFlag } from '@lakou/contract/labs';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type {
  CopiedRows,
  CopyGrant,
  RecordGrant,
  TimelineEntry,
  TimelineQuery,
} from '#platform/capability.ts';
import type { NewImportedValue } from './imported-results.rules.ts';

export type ResultImporter = Grant<'record-import:write', RecordScope>;
type Reader = Grant<'imported-results:read', RecordScope> | RecordGrant;

export interface ImportedValueRow {
  readonly id: string;
  readonly test: string | null;
  readonly loinc: string | null;
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly flag: LabFlag;
  readonly low: number | null;
  readonly high: number | null;
}

export interface ImportedResultRow {
  readonly id: string;
  readonly takenOn: string;
  readonly laboratory: string | null;
  readonly sourceName: string | null;
  readonly sourceDate: string | null;
  readonly via: 'file' | 'link' | null;
  readonly importedAt: Date;
  readonly values: ImportedValueRow[];
}

const SUBJECT = 'r.patient_id = $1 and coalesce(r.dependent_id, r.patient_id) = coalesce($2::uuid, $1)';
const subject = ({ patientId, dependentId }: RecordScope) => [patientId, dependentId];
const RESULT = `select r.id, r.taken_on::text as "takenOn", r.laboratory, i.source_name as "sourceName",
    i.source_date as "sourceDate", i.via, i.created_at as "importedAt",
    (select jsonb_agg(jsonb_build_object('id', v.id, 'test', v.test, 'loinc', v.loinc, 'name', v.name, 'value', v.value,
        'unit', v.unit, 'flag', v.flag, 'low', v.low, 'high', v.high) order by v.position)
      from imported_result_values v where v.result_id = r.id) as values
  from imported_results r join record_imports i on i.id = r.import_id`;

/** Newest first, one more than the page size when there are more. */
export function listImportedResults(
  { db, scope }: Reader,
  { limit, after }: Page,
): Promise<ImportedResultRow[]> {
  return db.read<ImportedResultRow>(
    `${RESULT} where ${SUBJECT} and ($3::uuid is null or (r.at, r.id) <
       (select at, id from imported_results where patient_id = $1 and id = $3))
     order by r.at desc, r.id desc limit $4`,
    [...subject(scope), after ?? null, limit + 1],
  );
}

export async function findImportedResult(
  { db, scope }: Reader,
  id: string,
): Promise<ImportedResultRow | undefined> {
  const [row] = await db.read<ImportedResultRow>(`${RESULT} where ${SUBJECT} and r.id = $3`, [
    ...subject(scope),
    id,
  ]);
  return row;
}

/** Lines of the timeline, newest first. */
export function listImportedLines(
  { db, scope }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<TimelineEntry[]> {
  return db.read<TimelineEntry>(
    `select 'lab' as kind, r.id, r.at, 'imported' as status, coalesce(r.laboratory, i.source_name) as "from",
       (select left(string_agg(v.name, ', ' order by v.position), 300) from imported_result_values v
         where v.result_id = r.id) as title
     from imported_results r join record_imports i on i.id = r.import_id
     where ${SUBJECT} and ($3::timestamptz is null or (r.at, r.id) < ($3, $4::uuid))
       and ($5::text is null or exists (select from imported_result_values v
         where v.result_id = r.id and strpos(plain_text(v.name), plain_text($5)) > 0))
     order by r.at desc, r.id desc limit $6`,
    [...subject(scope), before?.at ?? null, before?.id ?? null, text ?? null, limit],
  );
}

export interface KnownValue {
  readonly takenOn: string;
  readonly loinc: string | null;
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
}

/** Values and comments of our own results that the person may read, by the day as an export tells it. */
export function listOwnValues({ db, scope, at }: ResultImporter, limit: number): Promise<KnownValue[]> {
  const shown = `q.patient_id = $1 and coalesce(q.dependent_id, q.patient_id) = coalesce($2::uuid, $1)
    and (r.held_until is null or r.held_until <= $3)`;
  const day = `to_char(r.reported_at at time zone 'UTC', 'YYYY-MM-DD') as "takenOn"`;
  const results = 'lab_results r join lab_requests q on q.id = r.request_id and q.result_version = r.version';
  return db.read<KnownValue>(
    `select "takenOn", loinc, name, value, unit from (
       select ${day}, v.loinc, v.name, v.value, v.unit, r.reported_at, v.id
       from ${results} join lab_values v on v.request_id = r.request_id and v.version = r.version where ${shown}
       union all
       select ${day}, null, q.title, coalesce(r.comment, r.summary), null, r.reported_at, q.id
       from ${results} where ${shown}) known
     order by reported_at desc, id desc limit $4`,
    [...subject(scope), at, limit],
  );
}

/** Keys of what was taken over before. */
export async function listImportedKeys({ db, scope }: ResultImporter, limit: number): Promise<string[]> {
  const rows = await db.read<{ key: string }>(
    `select v.import_key as key from imported_results r join imported_result_values v on v.result_id = r.id
     where ${SUBJECT} order by r.at desc, v.id desc limit $3`,
    [...subject(scope), limit],
  );
  return rows.map(({ key }) => key);
}

export interface NewImportedResult {
  readonly takenOn: string;
  readonly at: Date;
  readonly laboratory: string | null;
  readonly values: readonly (NewImportedValue & { readonly key: string })[];
}

export async function insertImportedResult(
  { db, scope }: ResultImporter,
  importId: string,
  { takenOn, at, laboratory, values }: NewImportedResult,
): Promise<void> {
  const id = uuidv7();
  await db.query(
    `insert into imported_results (patient_id, dependent_id, id, import_id, taken_on, at, laboratory)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [...subject(scope), id, importId, takenOn, at, laboratory],
  );
  const rows = values.map((value, position) => ({ id: uuidv7(), position, ...value }));
  await db.query(
    `insert into imported_result_values (id, result_id, patient_id, position, test, loinc, name, value, unit, flag, low,
       high, own_number, import_key)
     select id, $1, $2, position, test, loinc, name, value, unit, flag, low, high, "ownNumber", key
     from jsonb_to_recordset($3::jsonb) as sent (id uuid, position int, test text, loinc text, name text, value text,
       unit text, flag text, low double precision, high double precision, "ownNumber" double precision, key text)`,
    [id, scope.patientId, JSON.stringify(rows)],
  );
}

export async function deleteImportedResults({ db, scope }: ResultImporter, importId: string): Promise<void> {
  await db.query(`delete from imported_results r where ${SUBJECT} and r.import_id = $3`, [
    ...subject(scope),
    importId,
  ]);
}

/** The results of a person's copy, with their values. */
export async function copyImportedResults({ db, actor }: CopyGrant): Promise<CopiedRows> {
  // Bounded by what people brought in, which is limited.
  const values = await db.read<Record<string, unknown>>(
    `select v.result_id, v.position, v.test, v.loinc, v.name, v.value, v.unit, v.flag, v.low, v.high
     from imported_result_values v where v.patient_id = $1 order by v.id`,
    [actor.id],
  );
  return { imported_result_values: values };
}
