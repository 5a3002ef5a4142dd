import type { DicomFacts } from './dicom-head.rules.ts';
import { BadDicom } from './dicom-walk.rules.ts';

export interface Window {
  readonly center: number;
  readonly width: number;
}

const MOST_PIXELS = 25_000_000;
const COLOURS = new Set(['RGB', 'YBR_FULL']);

export const isGray = ({ photometric, samples }: DicomFacts): boolean =>
  samples === 1 && (photometric === 'MONOCHROME1' || photometric === 'MONOCHROME2');

export const isTooLarge = ({ columns, rows }: DicomFacts): boolean => columns * rows > MOST_PIXELS;

export const bytesOfFrame = ({ columns, rows, samples, bits }: DicomFacts): number =>
  columns * rows * samples * (bits / 8);

/** Whether we can draw it; what we cannot is downloaded. */
export function isDrawable(facts: DicomFacts): boolean {
  const { encoding, columns, rows, bits, bitsStored, samples, photometric } = facts;
  if (encoding === 'other' || columns === 0 || rows === 0 || bitsStored === 0) return false;
  if (encoding === 'jpeg') return bits === 8 && (isGray(facts) || samples === 3);
  if (isGray(facts)) return bits === 8 || bits === 16;
  return bits === 8 && samples === 3 && COLOURS.has(photometric);
}

/** Packed runs of one segment, exactly as many as fit. */
function unpack(packed: Buffer, out: Buffer): void {
  let from = 0;
  let to = 0;
  while (to < out.length) {
    const control = packed[from++];
    if (control === undefined) throw new BadDicom();
    if (control === 128) continue;
    const count = control < 128 ? control + 1 : 257 - control;
    const room = Math.min(count, out.length - to);
    if (control < 128) {
      if (from + room > packed.length) throw new BadDicom();
      packed.copy(out, to, from, from + room);
      from += count;
    } else out.fill(packed[from++] ?? 0, to, to + room);
    to += room;
  }
}

const RLE_HEADER = 64;

/** The planes of a run-length encoded frame: for 16 bits the upper bytes first, for colours each colour. */
export function planesOf(frame: Buffer, { columns, rows, samples, bits }: DicomFacts): Buffer[] {
  const count = samples * (bits / 8);
  if (frame.length < RLE_HEADER || frame.readUInt32LE(0) !== count) throw new BadDicom();
  const starts = Array.from({ length: count }, (_, i) => frame.readUInt32LE(4 + i * 4));
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? frame.length;
    if (start < RLE_HEADER || end < start || end > frame.length) throw new BadDicom();
    const plane = Buffer.alloc(columns * rows);
    unpack(frame.subarray(start, end), plane);
    return plane;
  });
}

/** What each stored value becomes on the screen, 0 to 255; worked out once for a frame. */
export function grayTable(facts: DicomFacts, { center, width }: Window): Uint8Array {
  const { bits, bitsStored, highBit, signed, slope, intercept, photometric } = facts;
  const table = new Uint8Array(2 ** bits);
  const shift = Math.max(0, highBit + 1 - bitsStored);
  const range = 2 ** bitsStored;
  const isInverted = photometric === 'MONOCHROME1';
  for (let raw = 0; raw < table.length; raw++) {
    const stored = (raw >>> shift) % range;
    const value = (signed && stored >= range / 2 ? stored - range : stored) * slope + intercept;
    const share = width > 1 ? (value - (center - 0.5)) / (width - 1) + 0.5 : value > center - 0.5 ? 1 : 0;
    const gray = Math.max(0, Math.min(255, Math.round(share * 255)));
    table[raw] = isInverted ? 255 - gray : gray;
  }
  return table;
}

/** A window from the darkest to the brightest of what is there, looking at some of the pixels. */
export function windowOf(facts: DicomFacts, values: Uint8Array | Uint16Array): Window {
  const { bitsStored, highBit, signed, slope, intercept } = facts;
  const shift = Math.max(0, highBit + 1 - bitsStored);
  const range = 2 ** bitsStored;
  const step = Math.max(1, Math.floor(values.length / 200_000));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += step) {
    const stored = ((values[i] ?? 0) >>> shift) % range;
    const value = (signed && stored >= range / 2 ? stored - range : stored) * slope + intercept;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { center: (low + high) / 2, width: Math.max(1, high - low) };
}

const PLAIN: Window = { center: 127.5, width: 256 };

/** The brightness window that a picture names. */
export const windowFor = ({ center, width }: DicomFacts): Window =>
  center === null || width === null ? PLAIN : { center, width };

/** From brightness and two colour differences to red, green and blue, in place. */
export function toRgb(pixels: Buffer): void {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const y = pixels[i] ?? 0;
    const blue = (pixels[i + 1] ?? 0) - 128;
    const red = (pixels[i + 2] ?? 0) - 128;
    pixels[i] = clamp(y + 1.402 * red);
    pixels[i + 1] = clamp(y - 0.344136 * blue - 0.714136 * red);
    pixels[i + 2] = clamp(y + 1.772 * blue);
  }
}
