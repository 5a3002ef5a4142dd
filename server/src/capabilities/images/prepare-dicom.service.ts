import { fail } from '#platform/errors.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { encodedFrames, type Place } from './dicom-frames.rules.ts';
import { type DicomFacts, type DicomHead, MOST_HEAD_BYTES, readDicomHead } from './dicom-head.rules.ts';
import type { Hidden } from './dicom-identity.rules.ts';
import { bytesOfFrame, isDrawable, isTooLarge } from './dicom-pixels.rules.ts';
import { BadDicom } from './dicom-walk.rules.ts';
import type * as drawing from './draw-frame.thread.ts';
import type { Source } from './source.rules.ts';

const frames = inThread<typeof drawing>(new URL('./draw-frame.thread.ts', import.meta.url));

/** Where things lie in a DICOM file. */
export interface DicomPlaces {
  /** The pieces of each frame; empty where frames are not shown. */
  readonly frames: readonly (readonly Place[])[];
  readonly hidden: readonly Hidden[];
  /** What is behind the pixels is left out where names are. */
  readonly end: number;
}

export interface PreparedDicom {
  readonly facts: DicomFacts & { readonly shown: boolean };
  readonly places: DicomPlaces;
  readonly preview: Buffer | null;
}

const MOST_FRAMES = 5000;

async function placesOf({ facts, pixels, hidden }: DicomHead, source: Source): Promise<DicomPlaces> {
  const { encoding, frames } = facts;
  if (!pixels) return { frames: [], hidden, end: source.size };
  if (pixels.length === undefined) {
    const encoded = await encodedFrames(source, pixels.at, frames);
    const shown = isDrawable(facts) && encoding !== 'raw';
    return { frames: (shown && encoded.frames) || [], hidden, end: encoded.end };
  }
  const end = pixels.at + pixels.length;
  if (encoding !== 'raw' || !isDrawable(facts)) return { frames: [], hidden, end };
  const length = bytesOfFrame(facts);
  if (length * frames > pixels.length) throw new BadDicom();
  return {
    frames: Array.from({ length: frames }, (_, i) => [[pixels.at + i * length, length]]),
    hidden,
    end,
  };
}

export async function readFrame(
  read: (at: number, length: number) => Promise<Buffer>,
  places: readonly Place[],
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [at, length] of places) parts.push(await read(at, length));
  return Buffer.concat(parts);
}

async function draw(facts: DicomFacts, frame: readonly Place[], source: Source) {
  const bytes = await readFrame((at, length) => source.read(at, length), frame);
  const drawn = (await frames('drawFirst', facts, bytes)) ?? fail('image_invalid');
  return { facts: { ...facts, ...drawn.found }, preview: Buffer.from(drawn.preview) };
}

async function prepare(source: Source): Promise<PreparedDicom> {
  const head = readDicomHead(await source.read(0, Math.min(source.size, MOST_HEAD_BYTES)), source.size);
  if (isTooLarge(head.facts) || head.facts.frames > MOST_FRAMES) return fail('image_too_large');
  const places = await placesOf(head, source);
  const [first] = places.frames;
  if (!first) return { facts: { ...head.facts, shown: false }, places, preview: null };
  const { facts, preview } = await draw(head.facts, first, source);
  return { facts: { ...facts, shown: true }, places, preview };
}

/** Reads what a DICOM file says and draws its first frame; a file whose lengths or pixels are wrong is refused. */
export async function prepareDicom(source: Source): Promise<PreparedDicom> {
  try {
    return await prepare(source);
  } catch (error) {
    if (error instanceof BadDicom || error instanceof RangeError) return fail('image_invalid');
    throw error;
  }
}
