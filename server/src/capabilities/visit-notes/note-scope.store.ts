import type { Lookup } from '#platform/access/lookup.ts';

export interface NoteScope {
  readonly noteId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly authorId: string;
  readonly status: 'draft' | 'signed';
}

/** For policies. */
export async function findNoteScope({ db }: Lookup, id: string): Promise<NoteScope | undefined> {
  const [found] = await db.read<NoteScope>(
    `select id as "noteId", patient_id as "patientId", dependent_id as "dependentId", author_id as "authorId", status
     from visit_notes where id = $1`,
    [id],
  );
  return found;
}
