import type { PICTURE_TYPES } from '@lakou/contract/files.rules';
import sharp, { type Sharp } from 'sharp';
import { fail } from '#platform/errors.ts';

export type PictureType = (typeof PICTURE_TYPES)[number];

const MAX_PIXELS = 25_000_000;
const PICTURE_SIDE = 512;
const THUMB_SIDE = 96;
const PREVIEW_SIDE = 480;

// Large pictures need much memory, so they are processed one after the other.
sharp.cache(false);
let line: Promise<unknown> = Promise.resolve();
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = line.then(work);
  line = turn.catch(() => {});
  return turn;
}

const unreadable = (): never => fail('file_type_refused');

/** Reads only the header, so a decompression bomb is refused before it is decoded. */
async function refuseBombs(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (width * height > MAX_PIXELS) fail('image_too_large');
}

/** Rotated upright, and without the camera's metadata: place, time and phone. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().toColourspace('srgb');

const encode: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 82 }),
};

/**
 * The same picture at its own size, encoded again, so that everything else in the file is removed.
 * Also a small version for slow connections.
 */
export async function reencodePicture(
  bytes: Buffer,
  type: PictureType,
): Promise<{ picture: Buffer; preview: Buffer }> {
  await refuseBombs(bytes);
  return oneAtATime(async () => {
    const picture = await encode[type](open(bytes)).toBuffer().catch(unreadable);
    const small = sharp(picture).resize(PREVIEW_SIDE, PREVIEW_SIDE, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    return { picture, preview: await encode[type](small).toBuffer() };
  });
}

/**
 * A small picture for screens, and a smaller one for lists: a face fills its square, a logo is not
 * cropped.
 */
export async function resizePicture(
  bytes: Buffer,
  small: 'cover' | 'inside',
): Promise<{ picture: Buffer; thumb: Buffer }> {
  await refuseBombs(bytes);
  return oneAtATime(async () => {
    const picture = await open(bytes)
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(unreadable);
    const thumb = await sharp(picture)
      .resize(THUMB_SIDE, THUMB_SIDE, { fit: small })
      .webp({ quality: 80 })
      .toBuffer();
    return { picture, thumb };
  });
}
