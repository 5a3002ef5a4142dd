import { BadDicom } from './dicom-walk.rules.ts';
import type { Source } from './source.rules.ts';

/** A piece of the file. */
export type Place = readonly [at: number, length: number];

const ITEM = 0xfffee000;
const SEQUENCE_END = 0xfffee0dd;
const MOST_FRAGMENTS = 20_000;

async function itemAt(source: Source, at: number): Promise<{ tag: number; at: number; length: number }> {
  const head = await source.read(at, 8);
  if (head.length < 8) throw new BadDicom();
  const tag = head.readUInt16LE(0) * 0x10000 + head.readUInt16LE(2);
  return { tag, at: at + 8, length: head.readUInt32LE(4) };
}

/** The fragments of encoded pixels, the first of which lists where frames begin; and where they end. */
async function fragmentsAt(source: Source, start: number): Promise<{ fragments: Place[]; end: number }> {
  const fragments: Place[] = [];
  for (let at = start; ; ) {
    const item = await itemAt(source, at);
    if (item.tag === SEQUENCE_END) return { fragments, end: item.at };
    if (item.tag !== ITEM || item.at + item.length > source.size || fragments.length > MOST_FRAGMENTS)
      throw new BadDicom();
    fragments.push([item.at, item.length]);
    at = item.at + item.length;
  }
}

/** The fragments of each frame; undefined where the file does not say which belong together. */
async function group(
  source: Source,
  fragments: readonly Place[],
  frames: number,
): Promise<Place[][] | undefined> {
  const [list, ...parts] = fragments;
  if (!list) return undefined;
  if (parts.length === frames) return parts.map((part) => [part]);
  if (frames === 1) return [parts];
  const [at, length] = list;
  if (length !== frames * 4) return undefined;
  const table = await source.read(at, length);
  const base = at + length;
  const starts = Array.from({ length: frames }, (_, i) => base + table.readUInt32LE(i * 4));
  const groups: Place[][] = starts.map(() => []);
  let frame = -1;
  for (const part of parts) {
    if (part[0] - 8 === starts[frame + 1]) frame++;
    groups[frame]?.push(part);
  }
  return frame === frames - 1 ? groups : undefined;
}

/** Where the frames of encoded pixels lie, and where the pixels end. */
export async function encodedFrames(
  source: Source,
  at: number,
  frames: number,
): Promise<{ frames: Place[][] | undefined; end: number }> {
  const { fragments, end } = await fragmentsAt(source, at);
  return { frames: await group(source, fragments, frames), end };
}
