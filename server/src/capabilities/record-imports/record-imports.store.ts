import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

export type Importer = Grant<'record-import:write', RecordScope>;

export interface ImportRow {
  readonly id: string;
  readonly sourceName: string | null;
  readonly sourceDate: string | null;
  readonly via: 'file' | 'link' | null;
  readonly added: number;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

const COLUMNS = `i.id, i.source_name as "sourceName", i.source_date as "sourceDate", i.via, i.added,
  i.created_at as "createdAt", i.undone_at as "undoneAt"`;
const SUBJECT = 'i.patient_id = $1 and coalesce(i.dependent_id, i.patient_id) = coalesce($2::uuid, $1)';
const subject = ({ patientId, dependentId }: RecordScope) => [patientId, dependentId];

/** Newest first, one more than the page size when there are more. */
export async function listImports(
  { db, scope }: Grant<'record-imports:read', RecordScope>,
  { limit, after }: Page,
): Promise<ImportRow[]> {
  return db.read<ImportRow>(
    `select ${COLUMNS} from record_imports i
     where ${SUBJECT} and ($3::uuid is null or (i.created_at, i.id) <
       (select created_at, id from record_imports where patient_id = $1 and id = $3))
     order by i.created_at desc, i.id desc limit $4`,
    [...subject(scope), after ?? null, limit + 1],
  );
}

export async function insertImport(
  { db, scope, at }: Importer,
  row: Pick<ImportRow, 'id' | 'sourceName' | 'sourceDate' | 'via' | 'added'>,
): Promise<void> {
  await db.query(
    `insert into record_imports (patient_id, dependent_id, id, source_name, source_date, via, added, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...subject(scope), row.id, row.sourceName, row.sourceDate, row.via, row.added, at],
  );
}

export async function findImport(
  { db, scope }: Importer,
  id: string,
): Promise<(ImportRow & { readonly isLast: boolean }) | undefined> {
  const [row] = await db.read<ImportRow & { isLast: boolean }>(
    `select ${COLUMNS}, not exists (select from record_imports l where l.patient_id = $1
       and coalesce(l.dependent_id, l.patient_id) = coalesce($2::uuid, $1) and l.undone_at is null
       and (l.created_at, l.id) > (i.created_at, i.id)) as "isLast"
     from record_imports i where ${SUBJECT} and i.id = $3`,
    [...subject(scope), id],
  );
  return row;
}

export async function setUndone({ db, scope, at }: Importer, id: string): Promise<void> {
  await db.query(`update record_imports i set undone_at = $4 where ${SUBJECT} and i.id = $3`, [
    ...subject(scope),
    id,
    at,
  ]);
}

/** Who the record is of, to compare with whom a file is about. */
export async function findPerson({
  db,
  scope,
}: Importer): Promise<{ name: string; dateOfBirth: string | null } | undefined> {
  const [found] = await db.read<{ name: string; dateOfBirth: string | null }>(
    `select coalesce(d.name, u.name) as name,
       case when $2::uuid is null then p.date_of_birth else d.date_of_birth end as "dateOfBirth"
     from app_users u left join patient_profiles p on p.user_id = u.id
       left join dependents d on d.id = $2::uuid and d.patient_id = u.id
     where u.id = $1`,
    subject(scope),
  );
  return found;
}
