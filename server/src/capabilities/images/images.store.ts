import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { RecordGrant, ReferralGrant, TimelineQuery } from '#platform/capability.ts';
import type { DicomFacts } from './dicom-head.rules.ts';
import type { DicomPlaces } from './prepare-dicom.service.ts';
import type { PreparedImage } from './prepare-image.service.ts';

export interface ImageRow {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly title: string;
  readonly contentType: PreparedImage['contentType'];
  readonly size: number;
  readonly screenSize: number | null;
  readonly sha256: Buffer;
  readonly preview: Buffer | null;
  readonly dicom: (DicomFacts & { readonly shown: boolean }) | null;
  readonly uploadedBy: string | null;
  readonly uploadedAt: Date;
}

export type ImageAdder = Grant<'image:add', RecordScope>;
/** A policy found this image. */
export interface OneImage {
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly imageId: string;
}
export type ImageReader = Grant<'image:read', OneImage>;

export const facts = (
  preview: string,
) => `id, patient_id as "patientId", dependent_id as "dependentId", title,
  content_type as "contentType", size::float8 as size, screen_size as "screenSize", sha256, ${preview} as preview, dicom,
  uploaded_by as "uploadedBy", uploaded_at as "uploadedAt"`;
const COLUMNS = facts('preview');
/** Only of this person: a child's images are not the mother's. */
export const SUBJECT =
  'patient_id = $1 and dependent_id is not distinct from $2::uuid and deleted_at is null';

/** For policies: whose image this is and who added it. */
export async function findImageOwner(
  { db }: Lookup,
  id: string,
): Promise<(OneImage & { uploadedBy: string | null }) | undefined> {
  const [row] = await db.read<OneImage & { uploadedBy: string | null }>(
    `select id as "imageId", patient_id as "patientId", dependent_id as "dependentId", uploaded_by as "uploadedBy"
     from images where id = $1 and deleted_at is null`,
    [id],
  );
  return row;
}

/** Newest first, one more than the page size when there are more. */
export async function listImages(
  { db, scope }: Grant<'images:read', RecordScope>,
  { limit, after, embed }: Page & { embed: boolean },
): Promise<ImageRow[]> {
  return db.read<ImageRow>(
    `select ${facts('case when $5::boolean then preview end')} from images
     where ${SUBJECT}
       and ($3::uuid is null or (uploaded_at, id) < (select uploaded_at, id from images where patient_id = $1 and id = $3))
     order by uploaded_at desc, id desc limit $4`,
    [scope.patientId, scope.dependentId, after ?? null, limit + 1, embed],
  );
}

export async function findImage({
  db,
  scope,
}: ImageReader | Grant<'image:add', OneImage>): Promise<ImageRow | undefined> {
  const [row] = await db.read<ImageRow>(
    `select ${COLUMNS} from images where id = $1 and patient_id = $2 and deleted_at is null`,
    [scope.imageId, scope.patientId],
  );
  return row;
}

export async function findPlaces({ db, scope }: ImageReader): Promise<DicomPlaces | undefined> {
  const [row] = await db.read<{ places: DicomPlaces | null }>(
    'select dicom_places as places from images where id = $1 and patient_id = $2',
    [scope.imageId, scope.patientId],
  );
  return row?.places ?? undefined;
}

/** Before the bytes are written: what has no image later is deleted by a job. */
export async function insertImageFile({ db, at }: ImageAdder, id: string): Promise<void> {
  await db.query(
    `insert into image_files (id, created_at) values ($1, $2)
     on conflict (id) do update set created_at = excluded.created_at`,
    [id, at],
  );
}

/** The size of all images of this account, locked: others wait until this transaction ends. */
export async function sumImageBytes(tx: ImageAdder): Promise<number> {
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.scope.patientId]);
  const [sum] = await tx.db.read<{ bytes: number }>(
    'select coalesce(sum(size), 0)::float8 as bytes from images where patient_id = $1 and deleted_at is null',
    [tx.scope.patientId],
  );
  return sum?.bytes ?? 0;
}

export async function insertImage(
  { db, scope, actor, at }: ImageAdder,
  { id, title, sha256, image }: { id: string; title: string; sha256: Buffer; image: PreparedImage },
): Promise<ImageRow> {
  const [row] = await db.query<ImageRow>(
    `insert into images (id, patient_id, dependent_id, title, content_type, size, screen_size, sha256, preview, dicom,
       dicom_places, uploaded_by, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${COLUMNS}`,
    [
      id,
      scope.patientId,
      scope.dependentId,
      title,
      image.contentType,
      image.size,
      image.screen?.length ?? null,
      sha256,
      image.preview,
      image.dicom && JSON.stringify(image.dicom.facts),
      image.dicom && JSON.stringify(image.dicom.places),
      actor.id,
      at,
    ],
  );
  if (!row) throw new Error('an inserted row is returned');
  return row;
}

/** Hidden at once; the bytes are deleted later. */
export async function hideImage({ db, scope, at }: Grant<'image:remove', OneImage>): Promise<void> {
  await db.query('update images set deleted_at = $2 where id = $1 and deleted_at is null', [
    scope.imageId,
    at,
  ]);
}

export async function listForTimeline(
  { db, scope }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<Pick<ImageRow, 'id' | 'title' | 'uploadedAt'>[]> {
  return db.read(
    `select id, title, uploaded_at as "uploadedAt" from images
     where ${SUBJECT} and ($3::timestamptz is null or (uploaded_at, id) < ($3, $4::uuid))
       and ($5::text is null or strpos(plain_text(title), plain_text($5)) > 0)
     order by uploaded_at desc, id desc limit $6`,
    [scope.patientId, scope.dependentId, before?.at ?? null, before?.id ?? null, text ?? null, limit],
  );
}

export async function hasImage({ db, scope }: ReferralGrant, id: string): Promise<boolean> {
  const found = await db.read(`select 1 from images where ${SUBJECT} and id = $3`, [
    scope.patientId,
    scope.dependentId,
    id,
  ]);
  return found.length > 0;
}

const MOST_IN_DOCUMENTS = 500;

export async function listForFhir({ db, scope }: RecordGrant): Promise<ImageRow[]> {
  return db.read<ImageRow>(
    `select ${facts('null::bytea')} from images where ${SUBJECT} order by uploaded_at desc, id desc limit $3`,
    [scope.patientId, scope.dependentId, MOST_IN_DOCUMENTS],
  );
}
