import type { Addendum, Recording } from '@lakou/contract/visit-notes';
import { MOST_RECORDINGS } from '@lakou/contract/visit-notes.rules';
import { uuidv7 } from 'uuidv7';
import type { NoteReader, NoteWriter } from './visit-notes.store.ts';

type Dated<T extends { createdAt: string }> = Omit<T, 'createdAt'> & { readonly createdAt: Date };

const dated = <T extends { readonly createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Oldest first. */
export async function listAddenda({ db, scope }: NoteReader): Promise<Addendum[]> {
  const rows = await db.read<Dated<Addendum>>(
    `select id, text, author_name as "authorName", created_at as "createdAt"
     from visit_note_addenda where note_id = $1 order by created_at, id limit 500`,
    [scope.noteId],
  );
  return rows.map(dated);
}

/** Only to a signed note; undefined otherwise. */
export async function addAddendum(
  { db, scope, actor, at }: NoteWriter,
  text: string,
): Promise<string | undefined> {
  const [added] = await db.query<{ id: string }>(
    `insert into visit_note_addenda (id, note_id, author_id, author_name, text, created_at)
     select $1, n.id, u.id, u.name, $4, $5 from visit_notes n join app_users u on u.id = $3
     where n.id = $2 and n.status = 'signed' returning id`,
    [uuidv7(), scope.noteId, actor.id, text, at],
  );
  return added?.id;
}

export async function listRecordings({ db, scope }: NoteReader): Promise<Recording[]> {
  const rows = await db.read<Dated<Recording>>(
    `select r.id, r.seconds, f.content_type as "contentType", f.size, r.created_at as "createdAt"
     from visit_note_recordings r join files f on f.id = r.file_id
     where r.note_id = $1 order by r.created_at, r.id limit $2`,
    [scope.noteId, MOST_RECORDINGS],
  );
  return rows.map(dated);
}

export async function countRecordings({ db, scope }: NoteWriter): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    'select count(*)::int as count from visit_note_recordings where note_id = $1',
    [scope.noteId],
  );
  return found?.count ?? 0;
}

/** Returns whether there is such a file and the id was free: another note may have it. */
export async function addRecording(
  { db, scope, at }: NoteWriter,
  id: string,
  { fileId, seconds }: { readonly fileId: string; readonly seconds: number },
): Promise<boolean> {
  const added = await db.query(
    `insert into visit_note_recordings (id, note_id, file_id, seconds, created_at)
     select $1, $2, f.id, $4, $5 from files f where f.id = $3
     on conflict (id) do nothing returning id`,
    [id, scope.noteId, fileId, seconds, at],
  );
  return added.length > 0;
}

export async function removeRecording({ db, scope }: NoteWriter, id: string): Promise<boolean> {
  const removed = await db.query(
    'delete from visit_note_recordings where id = $1 and note_id = $2 returning id',
    [id, scope.noteId],
  );
  return removed.length > 0;
}

/** Bounded by the number of recordings that a note may hold. */
export async function listRecordingIds({ db, scope }: NoteWriter): Promise<string[]> {
  // Bounded by the number of recordings that a note may hold.
  const rows = await db.query<{ id: string }>('select id from visit_note_recordings where note_id = $1', [
    scope.noteId,
  ]);
  return rows.map(({ id }) => id);
}
