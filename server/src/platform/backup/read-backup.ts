import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { BackupReport, Header, ItemEnd, Manifest, TableHead } from './contents.ts';
import { type Frame, readFrames } from './frames.ts';
import { openStream } from './sealed-stream.ts';

const DIFFERS = 'This backup does not hold what it says.';

type Chunks = AsyncIterable<Buffer>;

/** What to do with the parts of a backup, in their order. Chunks that are not read are checked all the same. */
export interface BackupReader {
  header?(header: Header): Promise<void>;
  /** Returns how many rows there were, when it counted them. */
  table?(table: TableHead, chunks: Chunks): Promise<number | undefined>;
  file?(key: string, chunks: Chunks): Promise<void>;
  /** Everything came and is as it was written. */
  end?(manifest: Manifest): Promise<void>;
}

const parsed = <T>({ body }: Frame): T => JSON.parse(body.toString());

async function next(frames: AsyncIterator<Frame>): Promise<Frame> {
  const { value, done } = await frames.next();
  if (done) throw new Error(DIFFERS);
  return value;
}

/** The chunks of one table or file, and what they turned out to be. */
function itemOf(frames: AsyncIterator<Frame>) {
  const hash = createHash('sha256');
  let bytes = 0;
  const ended = Promise.withResolvers<ItemEnd>();
  async function* chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      const frame = await next(frames);
      if (frame.kind === 'end') {
        const end = parsed<ItemEnd>(frame);
        if (end.bytes !== bytes || end.sha256 !== hash.digest('hex')) throw new Error(DIFFERS);
        ended.resolve(end);
        return;
      }
      if (frame.kind !== 'data') throw new Error(DIFFERS);
      hash.update(frame.body);
      bytes += frame.body.length;
      yield frame.body;
    }
  }
  return { chunks: chunks(), ended: ended.promise };
}

async function drain(chunks: Chunks): Promise<undefined> {
  for await (const _ of chunks);
  return undefined;
}

/** Reads a backup from the first byte to the last and checks every hash and count. */
export async function readBackup(
  file: string,
  secret: Buffer,
  reader: BackupReader = {},
): Promise<BackupReport> {
  const frames = readFrames(openStream(secret, createReadStream(file)));
  const first = await next(frames);
  if (first.kind !== 'header') throw new Error(DIFFERS);
  const header = parsed<Header>(first);
  await reader.header?.(header);

  const tables: Manifest['tables'][number][] = [];
  const allFiles = createHash('sha256');
  const files = { count: 0, bytes: 0 };
  for (let frame = await next(frames); ; frame = await next(frames)) {
    if (frame.kind === 'manifest') {
      const manifest = parsed<Manifest>(frame);
      const seen = { tables, files: { ...files, sha256: allFiles.digest('hex') } };
      if (JSON.stringify(seen) !== JSON.stringify({ tables: manifest.tables, files: manifest.files }))
        throw new Error(DIFFERS);
      if (!(await frames.next()).done) throw new Error(DIFFERS);
      await reader.end?.(manifest);
      return { file, createdAt: header.createdAt, ...seen, audit: manifest.audit };
    }
    const { chunks, ended } = itemOf(frames);
    if (frame.kind === 'table') {
      const table = parsed<TableHead>(frame);
      const rows = await (reader.table?.(table, chunks) ?? drain(chunks));
      const end = await ended;
      if (rows !== undefined && rows !== end.rows) throw new Error(DIFFERS);
      tables.push({ name: table.name, ...end });
    } else if (frame.kind === 'file') {
      const { key } = parsed<{ key: string }>(frame);
      await (reader.file?.(key, chunks) ?? drain(chunks));
      const end = await ended;
      allFiles.update(`${key} ${end.sha256}\n`);
      files.count += 1;
      files.bytes += end.bytes;
    } else throw new Error(DIFFERS);
  }
}
