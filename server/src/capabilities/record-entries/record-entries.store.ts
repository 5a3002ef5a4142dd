import type { Page } from '@lakou/contract/primitives';
import type { EntryDetails, RecordEntry } from '@lakou/contract/record-entries';
import type { EntryKind } from '@lakou/contract/record-entries.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { RecordGrant } from '#platform/capability.ts';

type EntryReader = Grant<'record-entries:read', RecordScope> | RecordGrant;
export type VaccineReader = Grant<'vaccines:read' | 'vaccines:write', RecordScope>;
/** Prescriptions and plans of medicines add medicines in the transaction of their own, imports what they found. */
export type EntryWriter = Grant<
  | 'record-entries:write'
  | 'visit-note:write'
  | 'record-import:write'
  | 'my-medicines:write'
  | 'vaccines:write',
  RecordScope
>;
export type EntryImporter = Grant<'record-import:write', RecordScope>;

export interface EntryRow extends Omit<EntryDetails, 'code' | 'status'> {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly kind: EntryKind;
  readonly codeSystem: 'icd10cm' | 'cvx' | null;
  readonly codeValue: string | null;
  readonly status: RecordEntry['status'];
  readonly authorId: string;
  readonly authorName: string | null;
  readonly byProvider: boolean;
  readonly importKey: string | null;
  readonly sourceName: string | null;
  readonly sourceDate: string | null;
  readonly at: Date;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

const COLUMNS = `e.id, e.patient_id as "patientId", e.dependent_id as "dependentId", e.kind, e.label as text,
  e.code_system as "codeSystem", e.code_value as "codeValue", e.status, e.since, e.ended_on as "endedOn", e.reaction,
  e.severity, e.dose, e.frequency, e.lot, e.place, e.relation, e.note, e.author_id as "authorId",
  case when u.erased_at is null then u.name end as "authorName", e.by_provider as "byProvider", e.at,
  e.import_key as "importKey", i.source_name as "sourceName", i.source_date as "sourceDate", e.created_at as "createdAt", e.changed_at as "changedAt"`;
const FROM = `record_entries e join app_users u on u.id = e.author_id
  left join record_imports i on i.id = e.import_id`;

/** Only of this person: a child's entries are not the mother's. */
const SUBJECT = 'e.patient_id = $1 and coalesce(e.dependent_id, e.patient_id) = coalesce($2::uuid, $1)';
const subject = ({ patientId, dependentId }: RecordScope) => [patientId, dependentId];

/** Newest first, one more than the page size when there are more. */
export async function listEntries(
  { db, scope }: EntryReader,
  { limit, after, kind }: Page & { kind?: EntryKind | undefined },
): Promise<EntryRow[]> {
  return db.read<EntryRow>(
    `select ${COLUMNS} from ${FROM}
     where ${SUBJECT} and ($3::text is null or e.kind = $3)
       and ($4::uuid is null or (e.at, e.id) < (select at, id from record_entries where patient_id = $1 and id = $4))
     order by e.at desc, e.id desc limit $5`,
    [...subject(scope), kind ?? null, after ?? null, limit + 1],
  );
}

/** Of each kind at most so many, newest first, without what was entered in error. Bounded by the six kinds. */
export async function listValidEntries(
  { db, scope }: EntryReader,
  limitPerKind: number,
): Promise<EntryRow[]> {
  return db.read<EntryRow>(
    `select r.* from unnest(array['allergy', 'condition', 'medicine', 'immunization', 'procedure', 'family_history'])
       with ordinality as kinds (kind, place)
     cross join lateral (
       select ${COLUMNS} from ${FROM}
       where ${SUBJECT} and e.kind = kinds.kind and e.status <> 'entered_in_error'
       order by e.at desc, e.id desc limit $3) r
     order by kinds.place, r.at desc, r.id desc`,
    [...subject(scope), limitPerKind],
  );
}

/** The vaccines of one person that were not entered in error. */
export async function listVaccines({ db, scope }: VaccineReader, limit: number): Promise<EntryRow[]> {
  return db.read<EntryRow>(
    `select ${COLUMNS} from ${FROM}
     where ${SUBJECT} and e.kind = 'immunization' and e.status <> 'entered_in_error'
     order by e.at desc, e.id desc limit $3`,
    [...subject(scope), limit],
  );
}

export interface EntryLine {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  readonly status: string;
  readonly authorName: string | null;
  readonly byProvider: boolean;
}

/** Lines of the timeline. */
export async function listEntryLines(
  { db, scope }: RecordGrant,
  {
    before,
    text,
    limit,
  }: { before?: { at: Date; id: string } | undefined; text?: string | undefined; limit: number },
): Promise<EntryLine[]> {
  return db.read<EntryLine>(
    `select e.id, e.at, e.label as text, e.status, case when u.erased_at is null then u.name end as "authorName",
       e.by_provider as "byProvider"
     from ${FROM}
     where ${SUBJECT} and e.status <> 'entered_in_error'
       and ($3::timestamptz is null or (e.at, e.id) < ($3, $4::uuid))
       and ($5::text is null or position(plain_text($5) in plain_text(e.label)) > 0)
     order by e.at desc, e.id desc limit $6`,
    [...subject(scope), before?.at ?? null, before?.id ?? null, text || null, limit],
  );
}

/** Locks the patient, so that the same entry is not added twice at once. */
export async function lockRecord({ db, scope }: EntryWriter): Promise<void> {
  await db.query('select 1 from app_users where id = $1 for no key update', [scope.patientId]);
}

export async function findEntry(
  { db, scope }: EntryReader | EntryWriter,
  id: string,
): Promise<EntryRow | undefined> {
  const [row] = await db.read<EntryRow>(`select ${COLUMNS} from ${FROM} where ${SUBJECT} and e.id = $3`, [
    ...subject(scope),
    id,
  ]);
  return row;
}

export async function countEntries({ db, scope }: EntryWriter): Promise<number> {
  const [found] = await db.read<{ count: number }>(
    'select count(*)::int as count from record_entries where patient_id = $1',
    [scope.patientId],
  );
  return found?.count ?? 0;
}

/** An active entry of the same kind whose words are the same, contain these, or are spelt nearly so. */
export async function findSimilar(
  { db, scope }: EntryWriter,
  { kind, text, relation }: { kind: EntryKind; text: string; relation: string | null },
): Promise<{ id: string; text: string } | undefined> {
  const [found] = await db.read<{ id: string; text: string }>(
    `select e.id, e.label as text from record_entries e
     where ${SUBJECT} and e.kind = $3 and e.status = 'active' and e.relation is not distinct from $5::text
       and (plain_text(e.label) = plain_text($4) or similarity(plain_text(e.label), plain_text($4)) >= 0.55
         or least(length(e.label), length($4)) >= 4 and (position(plain_text($4) in plain_text(e.label)) > 0
           or position(plain_text(e.label) in plain_text($4)) > 0))
     order by similarity(plain_text(e.label), plain_text($4)) desc, e.id limit 1`,
    [...subject(scope), kind, text, relation],
  );
  return found;
}

const details = (sent: EntryDetails) => [
  sent.text,
  sent.code?.system ?? null,
  sent.code?.value ?? null,
  sent.status,
  sent.since,
  sent.endedOn,
  sent.reaction,
  sent.severity,
  sent.dose,
  sent.frequency,
  sent.lot,
  sent.place,
  sent.relation,
  sent.note,
];

export async function insertEntry(
  { db, scope, actor, at: now }: EntryWriter,
  sent: EntryDetails & {
    kind: EntryKind;
    at: Date;
    referenceId: string | null;
    imported?: { readonly id: string; readonly key: string };
  },
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into record_entries (patient_id, dependent_id, id, label, code_system, code_value, status, since, ended_on,
       reaction, severity, dose, frequency, lot, place, relation, note, kind, author_id, by_provider, reference_id, at,
       created_at, changed_at, import_id, import_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $23,
       $24, $25)`,
    [
      ...subject(scope),
      id,
      ...details(sent),
      sent.kind,
      actor.id,
      scope.byProvider,
      sent.referenceId,
      sent.at,
      now,
      sent.imported?.id ?? null,
      sent.imported?.key ?? null,
    ],
  );
  return id;
}

/** Keeps how an entry reads before it is changed. */
export async function keepVersion({ db, scope, actor, at }: EntryWriter, id: string): Promise<void> {
  await db.query(
    `insert into record_entry_versions (id, entry_id, patient_id, changed_by, changed_at, before)
     select $3, e.id, e.patient_id, $4, $5, to_jsonb(e) from record_entries e where e.patient_id = $1 and e.id = $2`,
    [scope.patientId, id, uuidv7(), actor.id, at],
  );
}

export async function updateEntry(
  { db, scope, at: now }: EntryWriter,
  id: string,
  sent: EntryDetails & { at: Date },
): Promise<void> {
  await db.query(
    `update record_entries e set label = $4, code_system = $5, code_value = $6, status = $7, since = $8, ended_on = $9,
       reaction = $10, severity = $11, dose = $12, frequency = $13, lot = $14, place = $15, relation = $16, note = $17, at = $18,
       changed_at = $19
     where ${SUBJECT} and e.id = $3`,
    [...subject(scope), id, ...details(sent), sent.at, now],
  );
}

export async function setStatus(
  { db, scope, at: now }: EntryWriter,
  id: string,
  status: RecordEntry['status'],
  endedOn: string | null,
): Promise<void> {
  await db.query(
    `update record_entries e set status = $4, ended_on = $5, changed_at = $6 where ${SUBJECT} and e.id = $3`,
    [...subject(scope), id, status, endedOn, now],
  );
}

/** Only what the patient wrote themselves; whether there was one. */
export async function deleteOwnEntry(
  { db, scope }: Grant<'record-entries:delete', RecordScope>,
  id: string,
): Promise<boolean> {
  const deleted = await db.query(
    `delete from record_entries e where ${SUBJECT} and e.id = $3 and not e.by_provider returning e.id`,
    [...subject(scope), id],
  );
  return deleted.length > 0;
}

/** All of one person that was not entered in error: there are at most so many. */
export async function listAllEntries({ db, scope }: EntryImporter, limit: number): Promise<EntryRow[]> {
  return db.read<EntryRow>(
    `select ${COLUMNS} from ${FROM} where ${SUBJECT} and e.status <> 'entered_in_error'
     order by e.at desc, e.id desc limit $3`,
    [...subject(scope), limit],
  );
}

/** Deletes what came with an import and only the patient changed since; how many stay. */
export async function deleteImported({ db, scope, actor }: EntryImporter, importId: string): Promise<number> {
  await db.query(
    `delete from record_entries e where ${SUBJECT} and e.import_id = $3
       and not exists (select from record_entry_versions v where v.entry_id = e.id and v.changed_by <> $4)`,
    [...subject(scope), importId, actor.id],
  );
  const [left] = await db.query<{ count: number }>(
    `select count(*)::int as count from record_entries e where ${SUBJECT} and e.import_id = $3`,
    [...subject(scope), importId],
  );
  return left?.count ?? 0;
}
