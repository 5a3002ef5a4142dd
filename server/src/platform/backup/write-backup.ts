import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { FileStorage } from '../files/storage.ts';
import type { Header, ItemEnd, Manifest, TableHead } from './contents.ts';
import { copyOut } from './copy.ts';
import { type Frame, note, writeFrames } from './frames.ts';
import {
  listMigrated,
  listSequences,
  listTables,
  readJobsVersion,
  type Table,
  withClient,
} from './schema.ts';
import { sealStream } from './sealed-stream.ts';

export interface BackupSource {
  readonly connect: () => pg.Client;
  readonly storage: Pick<FileStorage, 'keys' | 'open'>;
  readonly secret: Buffer;
  readonly at: Date;
}

/** Passes the chunks on as frames, and returns what they were. */
async function* measured(chunks: AsyncIterator<Uint8Array, number | undefined>) {
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) {
      const end: ItemEnd = { ...(value !== undefined && { rows: value }), bytes, sha256: hash.digest('hex') };
      yield note('end', end);
      return end;
    }
    hash.update(value);
    bytes += value.length;
    yield { kind: 'data', body: Buffer.from(value) } satisfies Frame;
  }
}

/** Rows come in the order of their key, so that equal tables have equal hashes. */
const selectAll = ({ name, columns, key }: Table) =>
  `copy (select ${columns.join(', ')} from ${name} as t order by ${key.join(', ') || 't::text'}) to stdout`;

async function readAudit(client: pg.Client): Promise<Manifest['audit']> {
  const { rows } = await client.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from audit_seals order by seq desc limit 1',
  );
  return { sealed: Number(rows[0]?.seq ?? 0), hash: rows[0]?.hash.toString('hex') ?? '' };
}

/** All tables as they were at one moment. */
async function* databaseFrames(client: pg.Client, at: Date) {
  await client.query('begin isolation level repeatable read read only');
  const header: Header = {
    createdAt: at.toISOString(),
    migrations: await listMigrated(client),
    jobsVersion: await readJobsVersion(client),
  };
  yield note('header', header);
  const tables: Manifest['tables'][number][] = [];
  for (const table of await listTables(client)) {
    const { name, columns, isOfJobs } = table;
    yield note('table', { name, columns, isOfJobs } satisfies TableHead);
    tables.push({ name, ...(yield* measured(copyOut(client, selectAll(table)))) });
  }
  const audit = await readAudit(client);
  const sequences = await listSequences(client);
  await client.query('commit');
  return { tables, sequences, audit };
}

/** Files after the database: a file that a row names was there when the row was read. */
async function* fileFrames(storage: BackupSource['storage']) {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for await (const key of storage.keys()) {
    const stream = await storage.open(key);
    if (!stream) continue; // deleted since
    yield note('file', { key });
    const end = yield* measured(stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>);
    hash.update(`${key} ${end.sha256}\n`);
    count += 1;
    bytes += end.bytes;
  }
  return { count, bytes, sha256: hash.digest('hex') };
}

async function* allFrames(client: pg.Client, { storage, at }: BackupSource): AsyncGenerator<Frame> {
  const database = yield* databaseFrames(client, at);
  const files = yield* fileFrames(storage);
  yield note('manifest', { ...database, files } satisfies Manifest);
}

/** Writes the whole backup, encrypted, or nothing. Nothing but pieces of it is held in memory. */
export async function writeBackup(file: string, source: BackupSource): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.part`;
  try {
    await withClient(source.connect, (client) =>
      pipeline(
        Readable.from(sealStream(source.secret, writeFrames(allFrames(client, source)))),
        createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
      ),
    );
    const written = await open(draft, 'r+');
    await written.sync();
    await written.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
