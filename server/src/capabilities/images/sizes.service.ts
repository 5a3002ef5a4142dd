import sharp, { type Sharp } from 'sharp';

const SCREEN_SIDE = 1280;
/** A first page of 200 images stays under 400 kB. */
const MOST_PREVIEW_BYTES = 1000;
const PREVIEWS: readonly (readonly [side: number, quality: number])[] = [
  [96, 45],
  [80, 35],
  [64, 30],
  [48, 20],
  [32, 10],
  [16, 1],
];

/** For phones: no longer than a screen, and much smaller than a photo. */
export const drawScreen = (picture: Sharp): Promise<Buffer> =>
  picture
    .clone()
    .resize(SCREEN_SIDE, SCREEN_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** As large as fits into a line of a list. */
export async function drawPreview(picture: Buffer): Promise<Buffer> {
  for (const [side, quality] of PREVIEWS) {
    const preview = await sharp(picture)
      .resize(side, side, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .webp({ quality, effort: 5, smartSubsample: false })
      .toBuffer();
    if (preview.length <= MOST_PREVIEW_BYTES) return preview;
  }
  throw new Error('a preview of 16 pixels is always small enough');
}
