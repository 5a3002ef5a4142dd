import type {
  DangerSign,
  JournalEntry,
  SentJournal,
  SentVitals,
  VitalsEntry,
} from '@lakou/contract/maternity';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { EntriesScope, MaternityScope } from './maternity.access.ts';

type Keeper<Permission extends string> = Grant<Permission, MaternityScope>;
export type JournalWriter = Keeper<'maternity-journal:write'>;
export type VitalsWriter = Keeper<'maternity-vitals:write'>;

type Reader<Permission extends string> = Grant<Permission, EntriesScope>;

// What is written belongs to the pregnancy that is followed just then, if one is.
const PRESENT = '(select id from maternity_profiles where patient_id = $2 and ended_at is null)';

type Row<Entry> = Omit<Entry, 'date'> & { date: Date };
const shown = <Entry>({ date, ...rest }: Row<Entry>): Entry =>
  ({ ...rest, date: date.toISOString() }) as Entry;

const JOURNAL = 'id, written_for as date, mood, symptoms, notes, signs';
const VITALS =
  'id, taken_at as date, weight::float8 as weight, systolic, diastolic, signs, author_id as "authorId"';

/** Newest first, and one more than the page holds when there are more. */
export async function listJournal(
  grant: Reader<'maternity-journal:read'>,
  { limit, after }: Page,
): Promise<JournalEntry[]> {
  const rows = await grant.db.read<Row<JournalEntry>>(
    `select ${JOURNAL} from maternity_journal
     where patient_id = $1 and ($4::uuid is null or profile_id = $4) and ($2::uuid is null or
       (written_for, id) < (select written_for, id from maternity_journal where id = $2 and patient_id = $1))
     order by written_for desc, id desc limit $3`,
    [grant.scope.patientId, after ?? null, limit + 1, grant.scope.profileId],
  );
  return rows.map(shown);
}

export async function addJournal(
  grant: JournalWriter,
  date: Date,
  entry: SentJournal,
): Promise<JournalEntry> {
  const { mood, symptoms, notes, signs } = entry;
  const id = uuidv7();
  await grant.db.query(
    `insert into maternity_journal (id, patient_id, written_for, mood, symptoms, notes, signs, created_at,
       profile_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, ${PRESENT})`,
    [id, grant.scope.patientId, date, mood, symptoms, notes, signs, grant.at],
  );
  return { id, date: date.toISOString(), mood, symptoms, notes, signs };
}

export async function eraseJournal(grant: JournalWriter, id: string): Promise<boolean> {
  const erased = await grant.db.query(
    'delete from maternity_journal where id = $2 and patient_id = $1 returning id',
    [grant.scope.patientId, id],
  );
  return erased.length > 0;
}

/** Newest first, and one more than the page holds when there are more. */
export async function listVitals(
  grant: Reader<'maternity-vitals:read'>,
  { limit, after }: Page,
): Promise<VitalsEntry[]> {
  const rows = await grant.db.read<Row<VitalsEntry>>(
    `select ${VITALS} from maternity_vitals
     where patient_id = $1 and ($4::uuid is null or profile_id = $4) and ($2::uuid is null or
       (taken_at, id) < (select taken_at, id from maternity_vitals where id = $2 and patient_id = $1))
     order by taken_at desc, id desc limit $3`,
    [grant.scope.patientId, after ?? null, limit + 1, grant.scope.profileId],
  );
  return rows.map(shown);
}

export async function addVitals(grant: VitalsWriter, date: Date, entry: SentVitals): Promise<VitalsEntry> {
  const [row] = await grant.db.query<Row<VitalsEntry>>(
    `insert into maternity_vitals
       (id, patient_id, taken_at, weight, systolic, diastolic, signs, author_id, created_at, profile_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${PRESENT}) returning ${VITALS}`,
    [
      uuidv7(),
      grant.scope.patientId,
      date,
      entry.weight,
      entry.systolic,
      entry.diastolic,
      entry.signs,
      grant.actor.id,
      grant.at,
    ],
  );
  if (!row) throw new Error('what was added comes back');
  return shown(row);
}

export async function eraseVitals(grant: Keeper<'maternity-vitals:erase'>, id: string): Promise<boolean> {
  const erased = await grant.db.query(
    'delete from maternity_vitals where id = $2 and patient_id = $1 returning id',
    [grant.scope.patientId, id],
  );
  return erased.length > 0;
}

const OF_PRESENT = `patient_id = $1 and profile_id is not distinct from
  (select id from maternity_profiles where patient_id = $1 and ended_at is null)`;

/** Measurements since, in this pregnancy, and the signs told since the later moment: what danger is judged by. */
export async function findRecentEntries(
  { db, scope }: JournalWriter | VitalsWriter,
  { weighedSince, toldSince }: { weighedSince: Date; toldSince: Date },
): Promise<{ vitals: Row<VitalsEntry>[]; signs: DangerSign[] }> {
  // Bounded by the newest measurements and the list of danger signs.
  const vitals = await db.read<Row<VitalsEntry>>(
    `select ${VITALS} from maternity_vitals where ${OF_PRESENT} and taken_at >= $2
     order by taken_at desc limit 1000`,
    [scope.patientId, weighedSince],
  );
  const told = await db.read<{ sign: DangerSign }>(
    `select distinct unnest(signs) as sign from (
       select signs from maternity_vitals where ${OF_PRESENT} and taken_at >= $2
       union all select signs from maternity_journal where ${OF_PRESENT} and written_for >= $2) told`,
    [scope.patientId, toldSince],
  );
  return { vitals, signs: told.map(({ sign }) => sign) };
}
