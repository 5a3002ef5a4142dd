import sharp, { type Sharp } from 'sharp';
import type { DicomFacts } from './dicom-head.rules.ts';
import {
  bytesOfFrame,
  grayTable,
  isGray,
  planesOf,
  toRgb,
  type Window,
  windowFor,
  windowOf,
} from './dicom-pixels.rules.ts';
import { BadDicom } from './dicom-walk.rules.ts';
import { drawPreview, drawScreen } from './sizes.service.ts';

const LONGEST_SIDE = 2048;

const unreadable = (): never => {
  throw new BadDicom();
};

/** A frame as numbers: one for each pixel, or three for colours. */
type Values = Uint8Array | Uint16Array;

function joinPlanes(planes: readonly Buffer[], gray: boolean): Values {
  const [first, second, third] = planes;
  if (!first || (gray && !second)) return first ?? new Uint8Array();
  const count = first.length;
  if (gray) {
    const values = new Uint16Array(count);
    for (let i = 0; i < count; i++) values[i] = (first[i] ?? 0) * 256 + (second?.[i] ?? 0);
    return values;
  }
  const values = Buffer.alloc(count * 3);
  for (let i = 0; i < count; i++) {
    values[i * 3] = first[i] ?? 0;
    values[i * 3 + 1] = second?.[i] ?? 0;
    values[i * 3 + 2] = third?.[i] ?? 0;
  }
  return values;
}

const asShorts = (bytes: Buffer) =>
  new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 2)));

async function decode(facts: DicomFacts, bytes: Buffer): Promise<Values> {
  const { encoding, bits, columns, rows, samples } = facts;
  if (encoding === 'rle') return joinPlanes(planesOf(bytes, facts), isGray(facts));
  if (encoding === 'jpeg') {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: columns * rows }).toColourspace(
      isGray(facts) ? 'b-w' : 'srgb',
    );
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true }).catch(unreadable);
    if (info.width !== columns || info.height !== rows || info.channels !== samples) throw new BadDicom();
    return data;
  }
  if (bytes.length !== bytesOfFrame(facts)) throw new BadDicom();
  if (bits === 16) return asShorts(bytes);
  if (!facts.planar || samples === 1) return bytes;
  const plane = columns * rows;
  return joinPlanes(
    [0, 1, 2].map((i) => bytes.subarray(i * plane, (i + 1) * plane)),
    false,
  );
}

const asPicture = (facts: DicomFacts, values: Values, window: Window): Sharp => {
  const { columns: width, rows: height } = facts;
  if (isGray(facts)) {
    const table = grayTable(facts, window);
    const gray = Buffer.alloc(values.length);
    for (let i = 0; i < values.length; i++) gray[i] = table[values[i] ?? 0] ?? 0;
    return sharp(gray, { raw: { width, height, channels: 1 } });
  }
  const pixels = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  if (facts.encoding !== 'jpeg' && facts.photometric === 'YBR_FULL') toRgb(pixels);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** Undefined where the bytes are no such frame. */
async function ifReadable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadDicom || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A small picture of the first frame, and the window found for one in gray that names none. */
export const drawFirst = (facts: DicomFacts, bytes: Uint8Array) =>
  ifReadable(async () => {
    const values = await decode(facts, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const isOpen = facts.center === null || facts.width === null;
    const found = isOpen && isGray(facts) ? windowOf(facts, values) : undefined;
    const picture = asPicture(facts, values, found ?? windowFor(facts));
    return { found, preview: await drawPreview(await drawScreen(picture)) };
  });

/** A frame for a screen, in the window that is asked for or its own. */
export const drawFrame = (facts: DicomFacts, bytes: Uint8Array, window: Window) =>
  ifReadable(async () => {
    const values = await decode(facts, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return asPicture(facts, values, window)
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  });
