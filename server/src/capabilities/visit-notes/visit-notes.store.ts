import type { PrescribedMedicine } from '@lakou/contract/prescriptions';
import type { Page } from '@lakou/contract/primitives';
import type { NoteSections, VisitNote } from '@lakou/contract/visit-notes';
import { uuidv7 } from 'uuidv7';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { NoteScope } from './note-scope.store.ts';

export type NoteStarter = Grant<'visit-note:start', RecordScope>;
export type NoteWriter = Grant<'visit-note:write', NoteScope>;
export type NoteReader = Grant<'visit-note:read', NoteScope>;

export interface SummaryRow {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly personName: string;
  readonly bookingId: string | null;
  readonly visitAt: Date | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly status: 'draft' | 'signed';
  readonly reason: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly signedAt: Date | null;
}

export interface NoteRow extends SummaryRow {
  readonly version: number;
  readonly sections: NoteSections;
  readonly carried: VisitNote['carried'];
  readonly prescribed: PrescribedMedicine[];
  readonly licenseNumber: string | null;
  readonly licenseAuthority: string | null;
}

const SUMMARY = `n.id, n.patient_id as "patientId", n.dependent_id as "dependentId",
  coalesce(d.name, u.name) as "personName", n.booking_id as "bookingId", b.starts_at as "visitAt",
  n.author_id as "authorId", coalesce(n.author_name, a.name) as "authorName", n.status,
  n.sections->>'reason' as reason, n.created_at as "createdAt", n.updated_at as "updatedAt", n.signed_at as "signedAt"`;
const FROM = `visit_notes n join app_users u on u.id = n.patient_id join app_users a on a.id = n.author_id
  left join dependents d on d.id = n.dependent_id left join bookings b on b.id = n.booking_id`;

/** Drafts first, then the newest, of people in care; one more than the page size when there are more. */
export async function listOwnNotes(
  { db, actor, at }: Grant<'visit-notes:list-own', { readonly mayRead: boolean }>,
  { limit, after }: Page,
): Promise<SummaryRow[]> {
  return db.read<SummaryRow>(
    `select ${SUMMARY} from ${FROM}
     where n.author_id = $1 and exists (select from ${CARE} c
         where c.provider_id = $1 and c.patient_id = n.patient_id and c.dependent_id is not distinct from n.dependent_id
           and (c.until is null or c.until > $2))
       and ($3::uuid is null or ((n.status = 'draft'), n.updated_at, n.id) <
         (select (status = 'draft'), updated_at, id from visit_notes where author_id = $1 and id = $3))
     order by (n.status = 'draft') desc, n.updated_at desc, n.id desc limit $4`,
    [actor.id, at, after ?? null, limit + 1],
  );
}

/** Signed ones of this person, newest first. */
export async function listSignedNotes(
  { db, scope }: Grant<'visit-notes:list', RecordScope>,
  { limit, after, bookingId }: Page & { bookingId?: string | undefined },
): Promise<SummaryRow[]> {
  return db.read<SummaryRow>(
    `select ${SUMMARY} from ${FROM}
     where n.patient_id = $1 and n.dependent_id is not distinct from $2::uuid and n.status = 'signed'
       and ($3::uuid is null or n.booking_id = $3)
       and ($4::uuid is null or (n.signed_at, n.id) <
         (select signed_at, id from visit_notes where patient_id = $1 and id = $4))
     order by n.signed_at desc, n.id desc limit $5`,
    [scope.patientId, scope.dependentId, bookingId ?? null, after ?? null, limit + 1],
  );
}

/** Whether the actor has this visit with exactly this person. */
export async function hasVisit({ db, scope, actor }: NoteStarter, bookingId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from bookings where id = $1 and provider_id = $2 and patient_id = $3
       and dependent_id is not distinct from $4::uuid`,
    [bookingId, actor.id, scope.patientId, scope.dependentId],
  );
  return found.length > 0;
}

/** Begins a draft; undefined where there is one already, or a note of that visit. */
export async function addDraft(
  { db, scope, actor, at }: NoteStarter,
  bookingId: string | null,
  sections: NoteSections,
): Promise<string | undefined> {
  const [added] = await db.query<{ id: string }>(
    `insert into visit_notes (id, patient_id, dependent_id, author_id, booking_id, sections, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning id`,
    [uuidv7(), scope.patientId, scope.dependentId, actor.id, bookingId, JSON.stringify(sections), at],
  );
  return added?.id;
}

/** The note of that visit, or the open draft about this person beside any visit. */
export async function findStarted(
  { db, scope, actor }: NoteStarter,
  bookingId: string | null,
): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    `select id from visit_notes where author_id = $1 and patient_id = $2 and dependent_id is not distinct from $3::uuid
       and booking_id is not distinct from $4::uuid and ($4::uuid is not null or status = 'draft') limit 1`,
    [actor.id, scope.patientId, scope.dependentId, bookingId],
  );
  return found?.id;
}

export async function findNote({ db, scope }: NoteReader): Promise<NoteRow | undefined> {
  const [row] = await db.read<NoteRow>(
    `select ${SUMMARY}, n.version, n.sections, n.carried, n.prescribed,
       n.license_number as "licenseNumber", n.license_authority as "licenseAuthority"
     from ${FROM} where n.id = $1`,
    [scope.noteId],
  );
  return row;
}

/** When these notes of the same person were signed; others are left out. */
export async function findSignedMoments(
  { db, scope }: NoteWriter,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  // Bounded by the ids, which the contract limits.
  const rows = await db.read<{ id: string; signedAt: Date }>(
    `select id, signed_at as "signedAt" from visit_notes
     where id = any ($1) and patient_id = $2 and dependent_id is not distinct from $3::uuid and status = 'signed'`,
    [ids, scope.patientId, scope.dependentId],
  );
  return new Map(rows.map(({ id, signedAt }) => [id, signedAt]));
}

interface Saved {
  readonly version: number;
  readonly updatedAt: Date;
}

/** Undefined when it is signed, or another version than this. */
export async function saveDraft(
  { db, scope, at }: NoteWriter,
  version: number,
  sections: NoteSections,
  carried: VisitNote['carried'],
  prescribed: readonly PrescribedMedicine[],
): Promise<Saved | undefined> {
  const [saved] = await db.query<Saved>(
    `update visit_notes set sections = $3, carried = $4, prescribed = $5, version = version + 1, updated_at = $6
     where id = $1 and version = $2 and status = 'draft' returning version, updated_at as "updatedAt"`,
    [
      scope.noteId,
      version,
      JSON.stringify(sections),
      JSON.stringify(carried),
      JSON.stringify(prescribed),
      at,
    ],
  );
  return saved;
}

export async function removeDraft({ db, scope }: NoteWriter): Promise<boolean> {
  const removed = await db.query("delete from visit_notes where id = $1 and status = 'draft' returning id", [
    scope.noteId,
  ]);
  return removed.length > 0;
}

export interface LockedNote {
  readonly status: 'draft' | 'signed';
  readonly version: number;
  readonly sections: NoteSections;
  readonly prescribed: PrescribedMedicine[];
}

export async function lockNote({ db, scope }: NoteWriter): Promise<LockedNote | undefined> {
  const [found] = await db.query<LockedNote>(
    'select status, version, sections, prescribed from visit_notes where id = $1 for update',
    [scope.noteId],
  );
  return found;
}

/** Locks the note for good, with who signed it and their licence as they are now. */
export async function saveSigned({
  db,
  scope,
  actor,
  at,
}: NoteWriter): Promise<(Saved & { authorName: string }) | undefined> {
  const [saved] = await db.query<Saved & { authorName: string }>(
    `update visit_notes n set status = 'signed', signed_at = $3, updated_at = $3, version = version + 1, prescribed = '[]',
       author_name = u.name, license_number = v.license_number, license_authority = v.license_issuing_authority
     from app_users u left join provider_profiles v on v.user_id = u.id
     where n.id = $1 and u.id = $2 and n.status = 'draft'
     returning n.version, n.updated_at as "updatedAt", n.author_name as "authorName"`,
    [scope.noteId, actor.id, at],
  );
  return saved;
}
