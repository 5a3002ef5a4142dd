import type { FileKind } from '@lakou/contract/files';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

/** Grants for uploading and using files. */
export type FileKeeper = Grant<
  | 'file:upload'
  | 'profile:change'
  | 'profile:complete'
  | 'family:read'
  | 'family:add'
  | 'family:change'
  | 'family:remove'
  | 'message:send'
  | 'message:send-for'
  | 'credential:add'
  | 'credential:decide'
  | 'death:report'
  | 'clinic-registration:send'
  | 'visit-note:write',
  unknown
>;

interface NewFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly size: number;
  readonly thumbSize: number | undefined;
  readonly sha256: Buffer;
}

/**
 * The total size of the actor's files, locked: their other uploads wait until this transaction
 * ends.
 */
export async function sumFileBytes(tx: FileKeeper): Promise<number> {
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.actor.id]);
  const [sum] = await tx.db.read<{ bytes: number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from files where owner_id = $1',
    [tx.actor.id],
  );
  return sum?.bytes ?? 0;
}

export async function insertFile(grant: FileKeeper, file: NewFile): Promise<void> {
  await grant.db.query(
    `insert into files (id, owner_id, kind, content_type, size, thumb_size, sha256, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      file.id,
      grant.actor.id,
      file.kind,
      file.contentType,
      file.size,
      file.thumbSize ?? null,
      file.sha256,
      grant.at,
    ],
  );
}

export async function isOwnFile(grant: FileKeeper, id: string, kind: FileKind): Promise<boolean> {
  const found = await grant.db.read('select 1 from files where id = $1 and kind = $2 and owner_id = $3', [
    id,
    kind,
    grant.actor.id,
  ]);
  return found.length > 0;
}

/** Records the use of a file in a field, and replaces the previous one. */
export async function placeFileAt(grant: FileKeeper, as: string, by: string, fileId: string): Promise<void> {
  await grant.db.query(
    `insert into file_uses (used_as, used_by, file_id) values ($1, $2, $3)
     on conflict (used_as, used_by) do update set file_id = excluded.file_id`,
    [as, by, fileId],
  );
}

export async function removeFileAt(grant: FileKeeper, as: string, by: string): Promise<void> {
  await grant.db.query('delete from file_uses where used_as = $1 and used_by = $2', [as, by]);
}

export interface ReadableFile {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly size: number;
  readonly thumbSize: number | null;
  readonly sha256: Buffer;
}

// A picture is seen by whoever is shown the person it stands for; one that stands nowhere is its owner's alone.
const SHOWN = `exists (
    select from file_uses s left join app_users u on s.used_as = 'profilePhotoUrl' and u.id = s.used_by
    where s.file_id = f.id and (s.used_as = 'logoUrl' or u.role in ('PROVIDER', 'CLINIC_ADMIN')
      or (u.id is not null and ($3 = 'ADMIN'
        or exists (select from conversation_members m where m.user_id = $2 and m.other_id = u.id)))
      or exists (select from ${CARE} c
        where c.provider_id = $2 and (c.until is null or c.until > $5)
          and (c.patient_id = u.id or (s.used_as = 'dependentPicture' and c.dependent_id = s.used_by)))
      or exists (select from clinic_patients c
        where $3 = 'CLINIC_ADMIN' and c.clinic_id = $4 and (c.until is null or c.until > $5)
          and (c.patient_id = u.id or (s.used_as = 'dependentPicture' and c.dependent_id = s.used_by)))))`;

// What a provider or a clinic is reviewed by, for administrators; the clinic's paper also for who runs it.
const REVIEWED = `$3 = 'ADMIN' and exists (select from file_uses s where s.file_id = f.id
  and s.used_as in ('medicalLicenseUrl', 'photoIdUrl', 'backgroundCheckUrl', 'credential', 'clinicRegistration',
    'deathCertificate'))
  or $3 = 'CLINIC_ADMIN' and exists (select from file_uses s where s.file_id = f.id
    and s.used_as = 'clinicRegistration' and s.used_by = $4)`;

/** A file with the people whom it tells about: patients and those they act for, by their ids. */
export interface FileScope extends ReadableFile {
  readonly shows: readonly string[];
}

// A document is its owner's; a picture of a patient or a child shows them, and belongs to who put it there.
const SHOWS = `case when f.kind in ('document', 'audio') then array[f.owner_id] else array(
    select unnest(array[f.owner_id, s.used_by]) from file_uses s
    left join app_users u on s.used_as = 'profilePhotoUrl' and u.id = s.used_by
    where s.file_id = f.id and (s.used_as = 'dependentPicture' or u.role = 'PATIENT')) end`;

const SENT = `exists (select from file_uses s where s.file_id = f.id and s.used_as = 'shared')`;

// What was sent to or by somebody who lets the actor read their messages.
const ACTED_FOR = `exists (select from representatives a
  where a.representative_id = $2 and a.accepted_at is not null and a.ended_at is null and 'messages' = any (a.scopes)
    and (a.patient_id = f.owner_id and ${SENT}
      or exists (select from file_readers r where r.file_id = f.id and r.user_id = a.patient_id)))`;

/** For policies: a document is for its owner, whom they sent it to and who reviews it, a picture also for whoever is shown its person; a voice is heard once it was sent to somebody, or through its note alone. */
export async function findReadable({ actor, db, at }: Lookup, id: string): Promise<FileScope | undefined> {
  const [file] = await db.read<FileScope>(
    `select id, owner_id as "ownerId", kind, content_type as "contentType", size, thumb_size as "thumbSize", sha256,
       ${SHOWS} as shows
     from files f where id = $1 and (kind <> 'audio' or ${SENT}) and (owner_id = $2 or (kind in ('photo', 'logo') and ${SHOWN})
       or exists (select from file_readers r where r.file_id = f.id and r.user_id = $2) or (${REVIEWED})
       or kind in ('document', 'audio') and ${ACTED_FOR})`,
    [id, actor.id, actor.role, actor.clinicId, at],
  );
  return file;
}
