import type { MedicalImage, UploadState } from '@lakou/contract/images';
import { MOST_UPLOAD_BYTES } from '@lakou/contract/images.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { keepImage } from './images.service.ts';
import { findImage } from './images.store.ts';
import { viewImage } from './images.view.ts';
import { sourceOfDraft } from './source.rules.ts';
import {
  deleteUpload,
  insertUpload,
  sumOpenUploads,
  touchUpload,
  type UploadScope,
} from './uploads.store.ts';

/** All uploads of one person that are not finished, together. */
const MOST_OPEN_BYTES = 400 * 1024 * 1024;

export async function beginUpload(
  grant: Grant<'upload:begin'>,
  size: number | undefined,
  { drafts }: Platform,
): Promise<UploadState> {
  if (size === undefined || !Number.isSafeInteger(size) || size < 0) return fail('invalid_request');
  if (size === 0) return fail('image_invalid');
  if (size > MOST_UPLOAD_BYTES) return fail('upload_too_large');
  const id = uuidv7();
  await inTransaction(grant, async (tx) => {
    if ((await sumOpenUploads(tx)) + size > MOST_OPEN_BYTES) fail('storage_full');
    await insertUpload(tx, id, size);
  });
  // After the commit: a file without a row is deleted by a job.
  await drafts.create(id);
  return { id, offset: 0, size };
}

type UploadUser = Grant<'upload:use', UploadScope>;

export async function stateOf({ scope }: UploadUser, { drafts }: Platform): Promise<UploadState> {
  const offset = (await drafts.size(scope.uploadId)) ?? fail('not_found');
  return { id: scope.uploadId, offset, size: scope.size };
}

const receiving = new WeakMap<Platform['drafts'], Set<string>>();
const receivingOf = (drafts: Platform['drafts']): Set<string> => {
  const ids = receiving.get(drafts) ?? new Set<string>();
  receiving.set(drafts, ids);
  return ids;
};

/** Writes what arrives from this place on; answers where the next part begins. One sender at a time. */
export async function receivePart(
  grant: UploadUser,
  { at, bytes }: { at: number; bytes: AsyncIterable<Uint8Array> },
  platform: Platform,
): Promise<number> {
  const { drafts } = platform;
  const { uploadId, size } = grant.scope;
  const busy = receivingOf(drafts);
  const { offset } = await stateOf(grant, platform);
  if (busy.has(uploadId) || at !== offset) return fail('upload_conflict');
  busy.add(uploadId);
  try {
    const reached = await drafts.append(uploadId, at, size, bytes);
    await touchUpload(grant);
    return reached;
  } finally {
    busy.delete(uploadId);
  }
}

export async function giveUpUpload(grant: UploadUser, { drafts }: Platform): Promise<undefined> {
  await deleteUpload(grant);
  await drafts.remove(grant.scope.uploadId);
  return undefined;
}

type Finisher = Grant<'image:add', RecordScope & Partial<UploadScope>>;

/** The image has the id of its upload, so that a request that is repeated finds it. */
export async function finishUpload(
  grant: Finisher,
  { id, title }: { id: string; title: string },
  platform: Platform,
): Promise<MedicalImage> {
  const { drafts } = platform;
  const { uploadId, size } = grant.scope;
  if (uploadId === undefined || size === undefined) {
    const made = await findImage({ ...grant, scope: { ...grant.scope, imageId: id } });
    return viewImage(made ?? fail('not_found'));
  }
  if ((await drafts.size(uploadId)) !== size) return fail('upload_incomplete');
  const busy = receivingOf(drafts);
  if (busy.has(uploadId)) return fail('upload_conflict');
  busy.add(uploadId);
  try {
    const image = await keepImage(
      grant,
      { id, title, source: sourceOfDraft(drafts, uploadId, size) },
      platform,
    );
    await deleteUpload(grant);
    await drafts.remove(uploadId);
    return image;
  } finally {
    busy.delete(uploadId);
  }
}
