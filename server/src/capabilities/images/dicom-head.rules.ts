import { type Hidden, identityOf } from './dicom-identity.rules.ts';
import { BadDicom, type Element, PIXELS, walkDicom } from './dicom-walk.rules.ts';

/** How the pixels are encoded; `other` is only downloaded. */
export type Encoding = 'raw' | 'rle' | 'jpeg' | 'other';

/** What the file says of its picture. */
export interface DicomFacts {
  readonly modality: string | null;
  readonly columns: number;
  readonly rows: number;
  readonly frames: number;
  readonly samples: number;
  readonly photometric: string;
  readonly planar: boolean;
  readonly bits: number;
  readonly bitsStored: number;
  readonly highBit: number;
  readonly signed: boolean;
  readonly slope: number;
  readonly intercept: number;
  readonly center: number | null;
  readonly width: number | null;
  readonly encoding: Encoding;
}

export interface DicomHead {
  readonly facts: DicomFacts;
  /** Where the pixels begin, and how long they are where that is written. */
  readonly pixels: { readonly at: number; readonly length: number | undefined } | undefined;
  readonly hidden: readonly Hidden[];
}

const PREAMBLE = 128;
const MARK = 'DICM';
const IMPLICIT = '1.2.840.10008.1.2';
const EXPLICIT = '1.2.840.10008.1.2.1';
const UNREADABLE = new Set(['1.2.840.10008.1.2.2', '1.2.840.10008.1.2.1.99']);
const ENCODINGS: Readonly<Record<string, Encoding>> = {
  [IMPLICIT]: 'raw',
  [EXPLICIT]: 'raw',
  '1.2.840.10008.1.2.5': 'rle',
  '1.2.840.10008.1.2.4.50': 'jpeg',
};
/** Pictures with a header longer than this are refused. */
export const MOST_HEAD_BYTES = 16 * 1024 * 1024;

export const isDicom = (head: Buffer): boolean =>
  head.length > PREAMBLE + 4 && head.toString('latin1', PREAMBLE, PREAMBLE + 4) === MARK;

/** The elements in front, which say how the rest is written; answers where the rest begins. */
function readMeta(head: Buffer): { syntax: string; at: number } {
  let at = PREAMBLE + MARK.length;
  let syntax: string | undefined;
  while (at + 8 <= head.length && head.readUInt16LE(at) === 2) {
    const isLong = head.toString('latin1', at + 4, at + 6) === 'OB';
    if (at + 12 > head.length) throw new BadDicom();
    const value = at + (isLong ? 12 : 8);
    const length = isLong ? head.readUInt32LE(at + 8) : head.readUInt16LE(at + 6);
    if (value + length > head.length) throw new BadDicom();
    if (head.readUInt16LE(at + 2) === 0x10) syntax = textOf(head, value, length);
    at = value + length;
  }
  if (!syntax || UNREADABLE.has(syntax)) throw new BadDicom();
  return { syntax, at };
}

const LONGEST_VALUE = 256;
const textOf = (head: Buffer, at: number, length: number): string =>
  head
    .toString('latin1', at, at + Math.min(length, LONGEST_VALUE))
    .replaceAll('\0', '')
    .trim();

interface Values {
  text(tag: number): string | undefined;
  number(tag: number): number | undefined;
  short(tag: number): number | undefined;
}

const TOP_ONLY = new Set([
  0x00080060, 0x00280002, 0x00280004, 0x00280006, 0x00280008, 0x00280010, 0x00280011, 0x00280100, 0x00280101,
  0x00280102, 0x00280103,
]);
// Files of many frames write these inside sequences; the first one counts.
const ANYWHERE = new Set([0x00281050, 0x00281051, 0x00281052, 0x00281053]);

function valuesOf(head: Buffer, found: ReadonlyMap<number, Element>): Values {
  const text = (tag: number) => {
    const element = found.get(tag);
    if (!element?.length || element.at + element.length > head.length) return undefined;
    return textOf(head, element.at, element.length).split('\\')[0];
  };
  return {
    text,
    number(tag) {
      const value = Number(text(tag) || Number.NaN);
      return Number.isFinite(value) ? value : undefined;
    },
    short(tag) {
      const element = found.get(tag);
      return element?.length && element.at + 2 <= head.length ? head.readUInt16LE(element.at) : undefined;
    },
  };
}

function factsOf({ text, number, short }: Values, encoding: Encoding): DicomFacts {
  const bits = short(0x00280100) ?? 0;
  const bitsStored = Math.min(short(0x00280101) ?? bits, bits);
  const width = number(0x00281051);
  return {
    modality: text(0x00080060)?.slice(0, 16) || null,
    columns: short(0x00280011) ?? 0,
    rows: short(0x00280010) ?? 0,
    frames: Math.max(1, Math.floor(number(0x00280008) ?? 1)),
    samples: short(0x00280002) ?? 1,
    photometric: text(0x00280004) ?? '',
    planar: short(0x00280006) === 1,
    bits,
    bitsStored,
    highBit: Math.min(short(0x00280102) ?? bitsStored - 1, Math.max(bits - 1, 0)),
    signed: short(0x00280103) === 1,
    slope: number(0x00281053) || 1,
    intercept: number(0x00281052) ?? 0,
    center: number(0x00281050) ?? null,
    width: width !== undefined && width >= 1 ? width : null,
    encoding,
  };
}

/** What the first bytes of a DICOM file say; throws `BadDicom` where a length or a mark is wrong. */
export function readDicomHead(head: Buffer, size: number): DicomHead {
  const { syntax, at } = readMeta(head);
  const found = new Map<number, Element>();
  const hidden: Hidden[] = [];
  let pixels: DicomHead['pixels'];
  walkDicom(head, { at, size, explicit: syntax !== IMPLICIT }, (element) => {
    const { tag, depth, length } = element;
    if (tag === PIXELS && depth === 0) pixels = { at: element.at, length };
    else if (length && (ANYWHERE.has(tag) || (depth === 0 && TOP_ONLY.has(tag))) && !found.has(tag))
      found.set(tag, element);
    const secret = identityOf(element);
    if (secret) hidden.push(secret);
  });
  return { facts: factsOf(valuesOf(head, found), ENCODINGS[syntax] ?? 'other'), pixels, hidden };
}
