import type { NoteSections } from '@lakou/contract/visit-notes';
import type {
  CopiedRows,
  CopyGrant,
  ErasureGrant,
  RecordGrant,
  ReferralGrant,
  TimelineEntry,
  TimelineQuery,
} from '#platform/capability.ts';

const TITLE = `left(split_part(n.sections->>'reason', E'\\n', 1), 200)`;
const OF_PERSON = `n.patient_id = $1 and n.dependent_id is not distinct from $2::uuid and n.status = 'signed'`;

export async function listNoteLines(
  { db, scope }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<TimelineEntry[]> {
  return db.read<TimelineEntry>(
    `select 'note' as kind, n.id, n.signed_at as at, ${TITLE} as title, null as status, n.author_name as "from"
     from visit_notes n
     where ${OF_PERSON} and ($3::timestamptz is null or (n.signed_at, n.id) < ($3, $4::uuid))
       and ($5::text is null or position(plain_text($5) in plain_text(${TITLE})) > 0)
     order by n.signed_at desc, n.id desc limit $6`,
    [scope.patientId, scope.dependentId, before?.at ?? null, before?.id ?? null, text || null, limit],
  );
}

export async function hasNote({ db, scope }: ReferralGrant, id: string): Promise<boolean> {
  const found = await db.read(`select 1 from visit_notes n where ${OF_PERSON} and n.id = $3`, [
    scope.patientId,
    scope.dependentId,
    id,
  ]);
  return found.length > 0;
}

export interface DocumentRow {
  readonly id: string;
  readonly subjectId: string;
  readonly bookingId: string | null;
  readonly authorName: string;
  readonly signedAt: Date;
  /** Of the last addition, or of the signature. */
  readonly changedAt: Date;
  readonly sections: NoteSections;
  readonly addenda: string[];
}

/** Signed notes with what was added to them, newest first. */
export async function listDocuments({ db, scope }: RecordGrant): Promise<DocumentRow[]> {
  return db.read<DocumentRow>(
    `select n.id, coalesce(n.dependent_id, n.patient_id) as "subjectId", n.booking_id as "bookingId",
       n.author_name as "authorName", n.signed_at as "signedAt", n.sections,
       (select greatest(n.signed_at, max(a.created_at)) from visit_note_addenda a where a.note_id = n.id) as "changedAt",
       array(select a.text from visit_note_addenda a where a.note_id = n.id order by a.created_at, a.id limit 500)
         as addenda
     from visit_notes n where ${OF_PERSON} order by n.signed_at desc, n.id desc limit 500`,
    [scope.patientId, scope.dependentId],
  );
}

/** Signed notes about the person and those they act for. A draft is nobody's but its author's. */
export async function copyNotes({ db, actor }: CopyGrant): Promise<CopiedRows> {
  // Bounded by what was written about one family: a copy holds all of it.
  const rows = await db.read<{ row: Record<string, unknown> }>(
    `select jsonb_build_object('id', n.id, 'dependentId', n.dependent_id, 'bookingId', n.booking_id,
       'authorName', n.author_name, 'signedAt', n.signed_at, 'sections', n.sections, 'carried', n.carried,
       'addenda', coalesce((select jsonb_agg(jsonb_build_object('text', a.text, 'authorName', a.author_name,
         'createdAt', a.created_at) order by a.created_at, a.id) from visit_note_addenda a where a.note_id = n.id), '[]'))
       as row
     from visit_notes n where n.patient_id = $1 and n.status = 'signed' order by n.signed_at`,
    [actor.id],
  );
  return { visit_notes: rows.map(({ row }) => row) };
}

/** Drafts of who is gone; what they signed belongs to the patients. */
export async function eraseDrafts({ db, scope }: ErasureGrant): Promise<void> {
  await db.query("delete from visit_notes where author_id = $1 and status = 'draft'", [scope.userId]);
}
