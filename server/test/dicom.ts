/** One element with its type written, as most files have it. */
export function element(tag: number, vr: string, value: Buffer | string | number): Buffer {
  const raw =
    typeof value === 'number'
      ? Buffer.from(new Uint16Array([value]).buffer)
      : Buffer.isBuffer(value)
        ? value
        : Buffer.from(value);
  const pad = Buffer.alloc(raw.length % 2, vr === 'UI' || vr === 'OB' ? 0 : 0x20);
  const bytes = Buffer.concat([raw, pad]);
  const isLong = ['OB', 'OW', 'SQ', 'UN', 'UT'].includes(vr);
  const head = Buffer.alloc(isLong ? 12 : 8);
  head.writeUInt16LE(tag >>> 16, 0);
  head.writeUInt16LE(tag & 0xffff, 2);
  head.write(vr, 4, 'latin1');
  if (isLong) head.writeUInt32LE(bytes.length, 8);
  else head.writeUInt16LE(bytes.length, 6);
  return Buffer.concat([head, bytes]);
}

function item(bytes: Buffer, tag = 0xe000): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(0xfffe, 0);
  head.writeUInt16LE(tag, 2);
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes]);
}
export const sequence = (tag: number, ...items: Buffer[]): Buffer =>
  element(tag, 'SQ', Buffer.concat(items.map((bytes) => item(bytes))));

/** Pixels in fragments, as encoded files have them, with an empty list of frames in front. */
export function fragments(...parts: Buffer[]): Buffer {
  const head = Buffer.from([0xe0, 0x7f, 0x10, 0x00, 0x4f, 0x42, 0, 0, 0xff, 0xff, 0xff, 0xff]);
  return Buffer.concat([
    head,
    item(Buffer.alloc(0)),
    ...parts.map((part) => item(part.length % 2 ? Buffer.concat([part, Buffer.alloc(1)]) : part)),
    item(Buffer.alloc(0), 0xe0dd),
  ]);
}

/** Run-length encodes one plane as runs of equal bytes. */
function pack(plane: Buffer): Buffer {
  const out: number[] = [];
  for (let at = 0; at < plane.length; ) {
    let run = 1;
    while (run < 128 && at + run < plane.length && plane[at + run] === plane[at]) run++;
    out.push(run === 1 ? 0 : 257 - run, plane[at] ?? 0);
    at += run;
  }
  return Buffer.from(out);
}
export function rle(...planes: Buffer[]): Buffer {
  const packed = planes.map(pack);
  const head = Buffer.alloc(64);
  head.writeUInt32LE(packed.length, 0);
  let at = 64;
  for (const [i, one] of packed.entries()) {
    head.writeUInt32LE(at, 4 + i * 4);
    at += one.length;
  }
  return Buffer.concat([head, ...packed]);
}

export const SYNTAX = {
  raw: '1.2.840.10008.1.2.1',
  rle: '1.2.840.10008.1.2.5',
  jpeg: '1.2.840.10008.1.2.4.50',
  jpeg2000: '1.2.840.10008.1.2.4.90',
} as const;

export const NAME = 'SAINTIL^NADEGE';

interface Options {
  readonly syntax?: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly frames?: number;
  readonly bits?: 8 | 16;
  readonly samples?: number;
  readonly photometric?: string;
  readonly window?: readonly [center: number, width: number];
  readonly more?: readonly Buffer[];
  /** The whole element of the pixels; by default a ramp from dark to bright. */
  readonly pixels?: Buffer;
  readonly after?: Buffer;
  readonly preamble?: Buffer;
}

/** From dark to bright, again and again. */
const ramp = (count: number, bits: 8 | 16): Buffer =>
  bits === 16
    ? element(0x7fe00010, 'OW', Buffer.from(Uint16Array.from({ length: count }, (_, i) => i % 4096).buffer))
    : element(0x7fe00010, 'OB', Buffer.from(Uint8Array.from({ length: count }, (_, i) => i % 256)));

/** A small DICOM file that names its patient. */
export function dicom(options: Options = {}): Buffer {
  const {
    columns = 16,
    rows = 16,
    frames = 1,
    bits = 16,
    samples = 1,
    photometric = 'MONOCHROME2',
  } = options;
  const meta = Buffer.concat([
    element(0x00020002, 'UI', '1.2.840.10008.5.1.4.1.1.7'),
    element(0x00020010, 'UI', options.syntax ?? SYNTAX.raw),
  ]);
  return Buffer.concat([
    options.preamble ?? Buffer.alloc(128),
    Buffer.from('DICM'),
    meta,
    element(0x00080060, 'CS', 'CT'),
    element(0x00080080, 'LO', 'Hopital Saint Michel'),
    element(0x00100010, 'PN', NAME),
    element(0x00100020, 'LO', 'HSM-445566'),
    element(0x00100030, 'DA', '19850412'),
    element(0x00100040, 'CS', 'F'),
    sequence(0x00101002, element(0x00100020, 'LO', 'OTHER-778899')),
    element(0x00111001, 'UN', Buffer.from('private: Nadege')),
    element(0x00280002, 'US', samples),
    element(0x00280004, 'CS', photometric),
    element(0x00280008, 'IS', `${frames}`),
    element(0x00280010, 'US', rows),
    element(0x00280011, 'US', columns),
    element(0x00280100, 'US', bits),
    element(0x00280101, 'US', bits === 16 ? 12 : 8),
    element(0x00280102, 'US', bits === 16 ? 11 : 7),
    element(0x00280103, 'US', 0),
    ...(options.window
      ? [element(0x00281050, 'DS', `${options.window[0]}`), element(0x00281051, 'DS', `${options.window[1]}`)]
      : []),
    ...(options.more ?? []),
    options.pixels ?? ramp(columns * rows * frames * samples, bits),
    options.after ?? Buffer.alloc(0),
  ]);
}
