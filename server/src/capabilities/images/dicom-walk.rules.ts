/** One element of a DICOM file: its tag, type, and where its value lies. */
export interface Element {
  /** Group and number, such as 0x00100010. */
  readonly tag: number;
  /** Two letters; empty where the file does not write types. */
  readonly vr: string;
  readonly at: number;
  /** Undefined for a value that ends with a mark of its own. */
  readonly length: number | undefined;
  readonly depth: number;
  /** The tags of the sequences around it. */
  readonly inside: readonly number[];
}

/** The file is not what it claims to be. */
export class BadDicom extends Error {}

export const PIXELS = 0x7fe00010;
const ITEM = 0xfffee000;
const ITEM_END = 0xfffee00d;
const SEQUENCE_END = 0xfffee0dd;
const ENDLESS = 0xffffffff;
const LONG_TYPES = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV']);
// Far above real files, and little work: each is looked at once.
const MOST_ELEMENTS = 100_000;
const DEEPEST = 16;

interface Walk {
  readonly head: Buffer;
  readonly visit: (element: Element) => void;
  count: number;
}

interface Range {
  readonly at: number;
  readonly end: number;
  /** Whether types are written in the file. */
  readonly explicit: boolean;
  readonly inside: readonly number[];
}

interface Header {
  readonly tag: number;
  readonly vr: string;
  readonly length: number;
  readonly at: number;
}

function readHeader(walk: Walk, at: number, end: number, explicit: boolean): Header {
  const { head } = walk;
  if (++walk.count > MOST_ELEMENTS || at + 8 > Math.min(end, head.length)) throw new BadDicom();
  const tag = head.readUInt16LE(at) * 0x10000 + head.readUInt16LE(at + 2);
  if (!explicit || tag >>> 16 === 0xfffe)
    return { tag, vr: '', length: head.readUInt32LE(at + 4), at: at + 8 };
  const vr = head.toString('latin1', at + 4, at + 6);
  if (!/^[A-Z]{2}$/.test(vr)) throw new BadDicom();
  if (!LONG_TYPES.has(vr)) return { tag, vr, length: head.readUInt16LE(at + 6), at: at + 8 };
  if (at + 12 > head.length) throw new BadDicom();
  return { tag, vr, length: head.readUInt32LE(at + 8), at: at + 12 };
}

/** Items until the end of the sequence; answers where the next element begins. */
function walkItems(walk: Walk, { at: start, end, explicit, inside }: Range, endless: boolean): number {
  let at = start;
  while (at < end) {
    const item = readHeader(walk, at, end, explicit);
    if (item.tag === SEQUENCE_END && endless) return item.at;
    if (item.tag !== ITEM) throw new BadDicom();
    const isOpen = item.length === ENDLESS;
    const itemEnd = isOpen ? end : item.at + item.length;
    if (itemEnd > end) throw new BadDicom();
    at = walkRange(walk, { at: item.at, end: itemEnd, explicit, inside }, isOpen);
  }
  if (endless) throw new BadDicom();
  return at;
}

function walkRange(walk: Walk, { at: start, end, explicit, inside }: Range, endless: boolean): number {
  if (inside.length > DEEPEST) throw new BadDicom();
  let at = start;
  while (at < end) {
    const { tag, vr, length, at: value } = readHeader(walk, at, end, explicit);
    if (tag === ITEM_END && endless) return value;
    if (tag >>> 16 === 0xfffe) throw new BadDicom();
    const isOpen = length === ENDLESS;
    if (!isOpen && value + length > end) throw new BadDicom();
    walk.visit({ tag, vr, at: value, length: isOpen ? undefined : length, depth: inside.length, inside });
    if (tag === PIXELS && inside.length === 0) return end;
    if (isOpen || vr === 'SQ')
      at = walkItems(
        walk,
        // What has no type, or an unknown one, is written without types inside.
        {
          at: value,
          end: isOpen ? end : value + length,
          explicit: explicit && vr === 'SQ',
          inside: [...inside, tag],
        },
        isOpen,
      );
    else at = value + length;
  }
  if (endless) throw new BadDicom();
  return at;
}

/**
 * Visits every element up to the pixels, in order, also those inside sequences. `head` holds the first bytes of a
 * file of `size` bytes; every length is checked against what surrounds it. Elements are each read once.
 */
export function walkDicom(
  head: Buffer,
  { at, size, explicit }: { at: number; size: number; explicit: boolean },
  visit: (element: Element) => void,
): void {
  walkRange({ head, visit, count: 0 }, { at, end: size, explicit, inside: [] }, false);
}
