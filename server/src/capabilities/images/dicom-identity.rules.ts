import { type Element, PIXELS } from './dicom-walk.rules.ts';

/** A value that names somebody: where it begins, how long it is, and the byte that covers it. */
export type Hidden = readonly [at: number, length: number, cover: number];

const SPACE = 0x20;
const ZERO = 0;
const TEXT_TYPES = new Set([
  'AE',
  'AS',
  'CS',
  'DA',
  'DS',
  'DT',
  'IS',
  'LO',
  'LT',
  'PN',
  'SH',
  'ST',
  'TM',
  'UC',
  'UT',
  'UR',
]);

const PATIENT_GROUP = 0x0010;
/** Sex, age, height, weight and pregnancy name nobody, and whoever reads the picture needs them. */
const NEEDED = new Set([0x00100040, 0x00101010, 0x00101020, 0x00101030, 0x001021c0]);
const NAMING = new Set([
  // Numbers of the request and the study, and free text about them.
  0x00080050, 0x00200010, 0x00204000, 0x00321032, 0x00321033, 0x00324000, 0x00402016, 0x00402017, 0x00400253,
  0x00401001,
  // Institutions, people and machines.
  0x00080080, 0x00080081, 0x00080082, 0x00080090, 0x00080092, 0x00080094, 0x00080096, 0x00081010, 0x00081040,
  0x00081048, 0x00081049, 0x00081050, 0x00081052, 0x00081060, 0x00081062, 0x00081070, 0x00081072, 0x00181000,
  0x00181004, 0x00181005, 0x00400242, 0x00400243, 0x00400244, 0x00401010, 0x00402008, 0x00402009, 0x00402010,
  0x0040a123, 0x0040a075,
  // Stays in hospital and earlier names of the patient.
  0x00380010, 0x00380300, 0x00380400, 0x00380500, 0x00384000,
]);

const groupOf = (tag: number) => tag >>> 16;

function isNaming(tag: number, vr: string): boolean {
  if (vr === 'PN' || NAMING.has(tag)) return true;
  // Groups with an odd number are a maker's own, and nobody knows what they hold.
  if (groupOf(tag) % 2 === 1) return true;
  return groupOf(tag) === PATIENT_GROUP && !NEEDED.has(tag);
}

/**
 * Where an element names somebody. Its bytes are covered by as many others, so everything else in the file stays at
 * its place.
 */
export function identityOf({ tag, vr, at, length, inside }: Element): Hidden | undefined {
  if (!length || tag === PIXELS || vr === 'SQ') return undefined;
  if (!isNaming(tag, vr) && !inside.some((around) => isNaming(around, ''))) return undefined;
  const isText = vr === '' ? groupOf(tag) % 2 === 0 : TEXT_TYPES.has(vr);
  return [at, length, isText ? SPACE : ZERO];
}

/** Covers the names in a piece of the file that begins at `start`. `hidden` is in the order of the file. */
export function coverNames(bytes: Buffer, start: number, hidden: readonly Hidden[]): Buffer {
  const [lastAt = 0, lastLength = 0] = hidden.at(-1) ?? [];
  if (start >= lastAt + lastLength) return bytes;
  const end = start + bytes.length;
  const touched = hidden.filter(([at, length]) => at < end && at + length > start);
  if (touched.length === 0) return bytes;
  const covered = Buffer.from(bytes);
  for (const [at, length, cover] of touched)
    covered.fill(cover, Math.max(0, at - start), Math.min(bytes.length, at + length - start));
  return covered;
}
