import { createHash } from 'node:crypto';
import type { ImagePlace, MedicalImage } from '@lakou/contract/images';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { countPlace, findBeside } from './image-place.store.ts';
import {
  hideImage,
  type ImageAdder,
  insertImage,
  insertImageFile,
  type OneImage,
  sumImageBytes,
} from './images.store.ts';
import { viewImage } from './images.view.ts';
import { type PreparedImage, prepareImage } from './prepare-image.service.ts';
import { type Source, sourceOfBytes } from './source.rules.ts';

const ROOM_PER_ACCOUNT = 1024 * 1024 * 1024;
const DATA_URL = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w.=%-]+)*;base64,([A-Za-z0-9+/=\s]+)$/;

export const screenKey = (id: string) => `${id}-screen`;

async function* hashed(chunks: PreparedImage['chunks'], hash: { update(bytes: Uint8Array): unknown }) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function store(id: string, image: PreparedImage, { encryptedStorage }: Platform): Promise<Buffer> {
  const hash = createHash('sha256');
  const { screen, size } = image;
  if (screen) await encryptedStorage.put(screenKey(id), { size: screen.length, chunks: [screen] });
  await encryptedStorage.put(id, { size, chunks: hashed(image.chunks, hash) });
  return hash.digest();
}

/** The bytes are stored first: an image that people see has all of its bytes. */
export async function keepImage(
  grant: ImageAdder,
  { id, title, source }: { id: string; title: string; source: Source },
  platform: Platform,
): Promise<MedicalImage> {
  const image = await prepareImage(source);
  if ((await sumImageBytes(grant)) + image.size > ROOM_PER_ACCOUNT) return fail('storage_full');
  await insertImageFile(grant, id);
  const sha256 = await store(id, image, platform);
  return inTransaction(grant, async (tx) => {
    if ((await sumImageBytes(tx)) + image.size > ROOM_PER_ACCOUNT) fail('storage_full');
    const row = await insertImage(tx, { id, title, sha256, image });
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, { action: 'image:add', actorId: tx.actor.id, subjectId: dependentId ?? patientId });
    return viewImage(row);
  });
}

/** An image that came as a data URL. */
export function addImage(
  grant: ImageAdder,
  { title, imageDataUrl }: { title: string; imageDataUrl: string },
  platform: Platform,
): Promise<MedicalImage> {
  const [, base64 = ''] = DATA_URL.exec(imageDataUrl.trim()) ?? fail('image_invalid');
  const source = sourceOfBytes(Buffer.from(base64, 'base64'));
  return keepImage(grant, { id: uuidv7(), title, source }, platform);
}

export function removeImage(grant: Grant<'image:remove', OneImage>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await hideImage(tx);
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, {
      action: 'image:remove',
      actorId: tx.actor.id,
      subjectId: dependentId ?? patientId,
    });
    return undefined;
  });
}

/** The one before was mostly seen already; the one after is likely to be opened, so its preview comes along. */
export async function findPlace(grant: Grant<'images:read', OneImage>): Promise<ImagePlace> {
  const [place, previous, next] = await Promise.all([
    countPlace(grant),
    findBeside(grant, 'previous'),
    findBeside(grant, 'next'),
  ]);
  return {
    ...place,
    previous: previous ? viewImage({ ...previous, preview: null }) : null,
    next: next ? viewImage(next) : null,
  };
}
