import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadableFile } from './files.store.ts';

export type Recorder = Grant<'visit-note:write', { noteId: string }>;
export type Listener = Grant<'visit-note:listen', { noteId: string }>;

/** The voice of a recording that belongs to the note the grant is for. */
export async function findRecording(
  { db, scope }: Listener,
  place: string,
  recordingId: string,
): Promise<ReadableFile | undefined> {
  const [file] = await db.read<ReadableFile>(
    `select f.id, f.owner_id as "ownerId", f.kind, f.content_type as "contentType", f.size, null as "thumbSize", f.sha256
     from file_uses u join files f on f.id = u.file_id
     join visit_note_recordings r on r.id = u.used_by and r.file_id = f.id
     where u.used_as = $1 and u.used_by = $2 and r.note_id = $3`,
    [place, recordingId, scope.noteId],
  );
  return file;
}

/** Voices whose note is gone become unused, and the hourly job deletes them. */
export async function releaseRecordings(db: Db): Promise<void> {
  await db.query(
    `delete from file_uses u where used_as = 'visitNoteRecording'
       and not exists (select from visit_note_recordings r where r.id = u.used_by)`,
  );
}
