import type { JournalEntry, SentJournal } from '@lakou/contract/maternity';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { EntriesScope, MaternityScope } from './maternity.access.ts';

type Keeper<Permission extends string> = Grant<Permission, MaternityScope>;
export type JournalWriter = Keeper<'maternity-journal:write'>;

type Reader<Permission extends string> = Grant<Permission, EntriesScope>;

// What is written belongs to the pregnancy that is followed just then, if one is.
const PRESENT = '(select id from maternity_profiles where patient_id = $2 and ended_at is null)';

type Row<Entry> = Omit<Entry, 'date'> & { date: Date };
const shown = <Entry>({ date, ...rest }: Row<Entry>): Entry =>
  ({ ...rest, date: date.toISOString() }) as Entry;

const JOURNAL = 'id, written_for as date, mood, symptoms, notes, signs';

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

export async function findJournal(grant: JournalWriter, id: string): Promise<JournalEntry | undefined> {
  const [row] = await grant.db.query<Row<JournalEntry>>(
    `select ${JOURNAL} from maternity_journal where id = $2 and patient_id = $1`,
    [grant.scope.patientId, id],
  );
  return row && shown(row);
}

export async function eraseJournal(grant: JournalWriter, id: string): Promise<boolean> {
  const erased = await grant.db.query(
    'delete from maternity_journal where id = $2 and patient_id = $1 returning id',
    [grant.scope.patientId, id],
  );
  return erased.length > 0;
}
