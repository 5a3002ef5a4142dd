import { PICTURE_TYPES } from '@lakou/contract/files.rules';
import type { MedicalImage } from '@lakou/contract/images';
import { fail, Refusal } from '#platform/errors.ts';
import type { Bytes } from '#platform/files/encrypted.ts';
import { isPlainPdf } from '../files/pdf.rules.ts';
import type { PictureType } from '../files/pictures.service.ts';
import { isDicom } from './dicom-head.rules.ts';
import type { PreparedDicom } from './prepare-dicom.service.ts';
import type { Source } from './source.rules.ts';

/** An image as it will be stored. */
export interface PreparedImage extends Bytes {
  readonly contentType: MedicalImage['contentType'];
  readonly screen: Buffer | null;
  readonly preview: Buffer | null;
  readonly dicom: PreparedDicom | null;
}

const HEAD = 4096;
const TAIL = 70_000;
/** What 25 megapixels need at most, unless somebody makes them large on purpose. */
const MOST_PICTURE_BYTES = 100 * 1024 * 1024;
const PREAMBLE = 128;

const isPicture = (mime: string | undefined): mime is PictureType =>
  PICTURE_TYPES.some((type) => type === mime);

async function redrawn(source: Source, type: PictureType): Promise<PreparedImage> {
  if (source.size > MOST_PICTURE_BYTES) return fail('image_too_large');
  const { reencodePicture, oneAtATime } = await import('../files/pictures.service.ts');
  const { drawPreview, drawScreen } = await import('./sizes.service.ts');
  const { default: sharp } = await import('sharp');
  const { picture } = await reencodePicture(await source.read(0, source.size), type);
  return oneAtATime(async () => {
    const screen = await drawScreen(sharp(picture));
    return {
      contentType: type,
      size: picture.length,
      chunks: [picture],
      screen: screen.length < picture.length ? screen : null,
      preview: await drawPreview(screen),
      dicom: null,
    };
  });
}

/** The bytes in front mean nothing in DICOM, and could make the file a program as well. */
async function* withoutPreamble(source: Source): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of source.chunks()) {
    const clean = at < PREAMBLE ? Buffer.from(chunk) : chunk;
    if (at < PREAMBLE) clean.fill(0, 0, Math.min(PREAMBLE - at, clean.length));
    at += chunk.length;
    yield clean;
  }
}

async function asDicom(source: Source): Promise<PreparedImage> {
  const { prepareDicom } = await import('./prepare-dicom.service.ts');
  const { oneAtATime } = await import('../files/pictures.service.ts');
  const dicom = await oneAtATime(() => prepareDicom(source));
  const chunks = withoutPreamble(source);
  return {
    contentType: 'application/dicom',
    size: source.size,
    chunks,
    screen: null,
    preview: dicom.preview,
    dicom,
  };
}

async function prepare(source: Source): Promise<PreparedImage> {
  const head = await source.read(0, HEAD);
  if (isDicom(head)) return asDicom(source);
  // Loaded with the first file: it is large, and the server starts without it.
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (isPicture(mime)) return redrawn(source, mime);
  if (mime !== 'application/pdf') return fail('image_invalid');
  const tail = await source.read(Math.max(head.length, source.size - TAIL), TAIL);
  if (!isPlainPdf(Buffer.concat([head, tail]))) return fail('image_invalid');
  return {
    contentType: mime,
    size: source.size,
    chunks: source.chunks(),
    screen: null,
    preview: null,
    dicom: null,
  };
}

/** Finds out from the bytes what was handed in and makes it safe, or refuses it. */
export async function prepareImage(source: Source): Promise<PreparedImage> {
  try {
    return await prepare(source);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'file_type_refused') return fail('image_invalid');
    throw error;
  }
}
