import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { DicomFacts } from './dicom-head.rules.ts';
import {
  bytesOfFrame,
  grayTable,
  isGray,
  planesOf,
  toRgb,
  type Window,
  windowOf,
} from './dicom-pixels.rules.ts';
import { BadDicom } from './dicom-walk.rules.ts';

const PIXELS_AT_ONCE = 1_000_000;

/** Lets other requests in between, however large the picture is. */
async function inSlices(count: number, work: (from: number, to: number) => void): Promise<void> {
  for (let at = 0; at < count; at += PIXELS_AT_ONCE) {
    work(at, Math.min(count, at + PIXELS_AT_ONCE));
    await nextTurn();
  }
}

const unreadable = (): never => {
  throw new BadDicom();
};

/** A frame as numbers: one for each pixel, or three for colours. */
type Values = Uint8Array | Uint16Array;

async function joinPlanes(planes: readonly Buffer[], gray: boolean): Promise<Values> {
  const [first, second, third] = planes;
  if (!first || (gray && !second)) return first ?? new Uint8Array();
  const count = first.length;
  if (gray) {
    const values = new Uint16Array(count);
    await inSlices(count, (from, to) => {
      for (let i = from; i < to; i++) values[i] = (first[i] ?? 0) * 256 + (second?.[i] ?? 0);
    });
    return values;
  }
  const values = Buffer.alloc(count * 3);
  await inSlices(count, (from, to) => {
    for (let i = from; i < to; i++) {
      values[i * 3] = first[i] ?? 0;
      values[i * 3 + 1] = second?.[i] ?? 0;
      values[i * 3 + 2] = third?.[i] ?? 0;
    }
  });
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

/** The brightness window for a picture in gray that names none. */
export async function findWindow(facts: DicomFacts, bytes: Buffer): Promise<Window | undefined> {
  return isGray(facts) ? windowOf(facts, await decode(facts, bytes)) : undefined;
}

/** One frame as a picture. Throws `BadDicom`, or what the decoder throws, where the bytes are none. */
export async function drawFrame(facts: DicomFacts, bytes: Buffer, window: Window): Promise<Sharp> {
  const { columns: width, rows: height } = facts;
  const values = await decode(facts, bytes);
  if (isGray(facts)) {
    const table = grayTable(facts, window);
    const gray = Buffer.alloc(values.length);
    await inSlices(values.length, (from, to) => {
      for (let i = from; i < to; i++) gray[i] = table[values[i] ?? 0] ?? 0;
    });
    return sharp(gray, { raw: { width, height, channels: 1 } });
  }
  const pixels = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  if (facts.encoding !== 'jpeg' && facts.photometric === 'YBR_FULL')
    await inSlices(width * height, (from, to) => toRgb(pixels.subarray(from * 3, to * 3)));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
