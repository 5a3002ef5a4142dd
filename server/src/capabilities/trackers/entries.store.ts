import type { Page } from '@lakou/contract/primitives';
import type { Activity, SymptomEntry, TrackerKind } from '@lakou/contract/trackers';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

export type TrackerReader = Grant<`tracker-${Exclude<TrackerKind, 'vitals'>}:read`, RecordScope>;
export type TrackerWriter = Grant<`tracker-${Exclude<TrackerKind, 'vitals'>}:write`, RecordScope>;

interface Entry {
  readonly id: string;
  readonly at: string;
}
export type Details<E extends Entry> = Omit<E, 'id' | 'at'>;

/** A table of entries: which column holds which field. */
export interface EntryTable<E extends Entry> {
  readonly name: string;
  readonly columns: Readonly<Record<keyof Details<E>, string>>;
}

export const ACTIVITY: EntryTable<Activity> = {
  name: 'activity_entries',
  columns: { workout: 'workout', name: 'name', minutes: 'minutes', kcal: 'kcal', standHours: 'stand_hours' },
};
export const SYMPTOMS: EntryTable<SymptomEntry> = {
  name: 'symptom_entries',
  columns: { symptom: 'symptom', severity: 'severity', place: 'place', triggers: 'triggers', note: 'note' },
};
const columnsOf = <E extends Entry>({ columns }: EntryTable<E>) => Object.entries<string>(columns);
const selected = <E extends Entry>(table: EntryTable<E>): string =>
  ['id, at', ...columnsOf(table).map(([field, column]) => `${column} as "${field}"`)].join(', ');

type Row<E extends Entry> = Details<E> & { id: string; at: Date };
const shown = <E extends Entry>({ at, ...rest }: Row<E>): E =>
  ({ ...rest, at: at.toISOString() }) as unknown as E;

/** Only of this person: a child's entries are not the mother's. */
const SUBJECT = 'patient_id = $1 and dependent_id is not distinct from $2::uuid';
const subject = ({ patientId, dependentId }: RecordScope) => [patientId, dependentId];

/** Newest first, one more than the page size when there are more. */
export async function listEntries<E extends Entry>(
  { db, scope }: TrackerReader,
  table: EntryTable<E>,
  { limit, after, from, to }: Page & { from?: string | undefined; to?: string | undefined },
): Promise<E[]> {
  const rows = await db.read<Row<E>>(
    `select ${selected(table)} from ${table.name}
     where ${SUBJECT} and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
       and ($5::uuid is null or (at, id) < (select at, id from ${table.name} where patient_id = $1 and id = $5))
     order by at desc, id desc limit $6`,
    [...subject(scope), from ? new Date(from) : null, to ? new Date(to) : null, after ?? null, limit + 1],
  );
  return rows.map((row) => shown<E>(row));
}

/** Does nothing when the patient already has an entry with this id. */
export async function addEntry<E extends Entry>(
  { db, scope, at: now }: TrackerWriter,
  table: EntryTable<E>,
  id: string,
  at: Date,
  details: Details<E>,
): Promise<void> {
  const columns = columnsOf(table);
  const values = columns.map(([field]) => details[field as keyof Details<E>]);
  await db.query(
    `insert into ${table.name} (patient_id, dependent_id, id, at, created_at, ${columns.map(([, column]) => column).join(', ')})
     values ($1, $2, $3, $4, $5, ${columns.map((_, index) => `$${index + 6}`).join(', ')})
     on conflict (patient_id, id) do nothing`,
    [...subject(scope), id, at, now, ...values],
  );
}

export async function findEntry<E extends Entry>(
  { db, scope }: TrackerWriter,
  table: EntryTable<E>,
  id: string,
): Promise<E | undefined> {
  const [row] = await db.read<Row<E>>(
    `select ${selected(table)} from ${table.name} where ${SUBJECT} and id = $3 limit 1`,
    [...subject(scope), id],
  );
  return row && shown<E>(row);
}

export async function changeEntry<E extends Entry>(
  { db, scope }: TrackerWriter,
  table: EntryTable<E>,
  id: string,
  at: Date,
  details: Details<E>,
): Promise<E | undefined> {
  const columns = columnsOf(table);
  const values = columns.map(([field]) => details[field as keyof Details<E>]);
  const [row] = await db.query<Row<E>>(
    `update ${table.name} set at = $4, ${columns.map(([, column], index) => `${column} = $${index + 5}`).join(', ')}
     where ${SUBJECT} and id = $3 returning ${selected(table)}`,
    [...subject(scope), id, at, ...values],
  );
  return row && shown<E>(row);
}

export async function removeEntry<E extends Entry>(
  { db, scope }: TrackerWriter,
  table: EntryTable<E>,
  id: string,
): Promise<boolean> {
  const gone = await db.query(`delete from ${table.name} where ${SUBJECT} and id = $3 returning id`, [
    ...subject(scope),
    id,
  ]);
  return gone.length > 0;
}
