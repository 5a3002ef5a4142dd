import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { oneAtATime } from '../files/pictures.service.ts';
import { coverNames, type Hidden } from './dicom-identity.rules.ts';
import { windowFor } from './dicom-pixels.rules.ts';
import type * as drawing from './draw-frame.thread.ts';
import { screenKey } from './images.service.ts';
import { findImage, findPlaces, type ImageReader, type ImageRow } from './images.store.ts';
import { readFrame } from './prepare-dicom.service.ts';

const frames = inThread<typeof drawing>(new URL('./draw-frame.thread.ts', import.meta.url));

const ENDINGS: Record<ImageRow['contentType'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/dicom': 'dcm',
};

// Others may use the same phone.
const cacheControl = 'private, no-store';

const tagOf = ({ sha256 }: ImageRow, more = '') => `${sha256.toString('base64url')}${more}`;

async function* covered(bytes: Readable, start: number, hidden: readonly Hidden[]) {
  let at = start;
  for await (const chunk of bytes) {
    yield coverNames(chunk, at, hidden);
    at += chunk.length;
  }
}

/** A DICOM file without what names people: the same bytes, with the names covered. */
async function withoutNames(grant: ImageReader, row: ImageRow, file: Servable): Promise<Servable> {
  const { hidden, end } = (await findPlaces(grant)) ?? fail('not_found');
  return {
    ...file,
    size: end,
    tag: tagOf(row, '-covered'),
    async open(part = { start: 0, end: end - 1 }) {
      const bytes = await file.open(part);
      return bytes && Readable.from(covered(bytes, part.start, hidden), { objectMode: false });
    },
  };
}

interface Wanted {
  readonly size: 'full' | 'screen';
  readonly identity?: '1' | undefined;
}

/** The full file or its version for screens. Who is not the patient gets no names inside it. */
export async function servableImage(
  grant: ImageReader,
  { size, identity }: Wanted,
  { encryptedStorage }: Platform,
): Promise<Servable> {
  const row = (await findImage(grant)) ?? fail('not_found');
  const { id, contentType, screenSize } = row;
  if (size === 'screen' && screenSize !== null)
    return {
      contentType: 'image/webp',
      size: screenSize,
      tag: tagOf(row, '-screen'),
      name: 'image.webp',
      attachment: false,
      cacheControl,
      open: (part) => encryptedStorage.open(screenKey(id), part),
    };
  const file: Servable = {
    contentType,
    size: row.size,
    tag: tagOf(row),
    name: `image.${ENDINGS[contentType]}`,
    attachment: !contentType.startsWith('image/'),
    cacheControl,
    open: (part) => encryptedStorage.open(id, part),
  };
  const mayName = identity === '1' && grant.actor.id === row.patientId;
  return contentType === 'application/dicom' && !mayName ? withoutNames(grant, row, file) : file;
}

/** One frame, drawn anew in the brightness window that is asked for. */
export async function servableFrame(
  grant: ImageReader,
  { frame, center, width }: { frame: number; center?: number | undefined; width?: number | undefined },
  { encryptedStorage }: Platform,
): Promise<Servable> {
  const row = (await findImage(grant)) ?? fail('not_found');
  const places = row.dicom && (await findPlaces(grant))?.frames[frame];
  if (!row.dicom || !places) return fail('not_found');
  const facts = row.dicom;
  const own = windowFor(facts);
  const window = { center: center ?? own.center, width: width ?? own.width };
  const read = async (at: number, length: number) =>
    buffer((await encryptedStorage.open(row.id, { start: at, end: at + length - 1 })) ?? fail('not_found'));
  const drawn = await oneAtATime(async () =>
    frames('drawFrame', facts, await readFrame(read, places), window),
  );
  const picture = Buffer.from(drawn ?? fail('image_invalid'));
  return {
    contentType: 'image/webp',
    size: picture.length,
    tag: tagOf(row, `-${frame}-${window.center}-${window.width}`),
    name: `frame-${frame + 1}.webp`,
    attachment: false,
    cacheControl,
    open: async ({ start, end } = { start: 0, end: picture.length - 1 }) =>
      Readable.from([picture.subarray(start, end + 1)], { objectMode: false }),
  };
}
