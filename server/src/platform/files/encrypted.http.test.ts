import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { testDatabase } from '#test/instance.ts';
import { secretBox } from '../secret-box.ts';
import { openDrafts } from './drafts.ts';
import { encryptStorage } from './encrypted.ts';
import { openFileKeys } from './file-keys.ts';
import { openStorage } from './storage.ts';

const lakou = testDatabase();
const clock = testClock();
const box = secretBox(Buffer.alloc(32, 7));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lakou-sealed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keys = () => openFileKeys({ db: lakou.db, clock, openBox: () => box });
const plain = () => openStorage({ dataDir: folder, s3: undefined });
const sealed = () => encryptStorage(plain(), keys());
const pathOf = (key: string) => join(folder, 'files', key.slice(34, 36), key);

async function put(bytes: Buffer): Promise<string> {
  const key = uuidv7();
  await sealed().put(key, { size: bytes.length, chunks: [bytes.subarray(0, 1000), bytes.subarray(1000)] });
  return key;
}
const read = async (key: string, part?: { start: number; end: number }) => {
  const stream = await sealed().open(key, part);
  return stream && buffer(stream);
};

const bytes = randomBytes(64 * 1024 * 3 + 777);

test('IMG-2 what is stored comes back whole and in parts, across the borders of chunks', async () => {
  const key = await put(bytes);
  expect((await read(key))?.equals(bytes)).toBe(true);
  for (const [start, end] of [
    [0, 0],
    [65_535, 65_536],
    [100_000, 150_000],
    [bytes.length - 5, bytes.length - 1],
  ] as const)
    expect((await read(key, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
  expect(await read(uuidv7())).toBeUndefined();
});

test('IMG-2 nothing of it is readable on the disk', async () => {
  const text = 'SAINTIL NADEGE '.repeat(50);
  const key = await put(Buffer.from(text));
  expect((await readFile(pathOf(key))).includes('NADEGE')).toBe(false);
});

test('attack: a file that was changed, cut off or put in the place of another is not read', async () => {
  const key = await put(bytes);
  const stored = await readFile(pathOf(key));
  const spoilt = Buffer.from(stored);
  spoilt[70_000] = (spoilt[70_000] ?? 0) ^ 1;
  await writeFile(pathOf(key), spoilt);
  await expect(read(key)).rejects.toThrow();
  await writeFile(pathOf(key), stored.subarray(0, stored.length - 100));
  await expect(read(key)).rejects.toThrow();
  const other = await put(bytes);
  await writeFile(pathOf(other), stored);
  await expect(read(other)).rejects.toThrow();
});

test('IMG-2 after 90 days new files get a new key, and old files are still read', async () => {
  const before = await put(Buffer.from('before'));
  const first = await keys().newest();
  clock.move(91 * 24 * 3600);
  const after = await put(Buffer.from('after'));
  expect((await keys().newest()).id).not.toBe(first.id);
  expect(`${await read(before)} ${await read(after)}`).toBe('before after');
  const rows = await lakou.db.query<{ sealed: Buffer }>('select sealed from file_keys');
  expect(rows.some(({ sealed: one }) => one.includes(first.key))).toBe(false);
});

test('a file whose sender goes away is not there', async () => {
  const key = uuidv7();
  const chunks = (async function* () {
    yield Buffer.alloc(10);
    throw new Error('gone');
  })();
  await expect(sealed().put(key, { size: 20, chunks })).rejects.toThrow('gone');
  await expect(sealed().put(key, { size: 20, chunks: [Buffer.alloc(10)] })).rejects.toThrow('another size');
  expect(await read(key)).toBeUndefined();
  expect(
    (await readdir(join(folder, 'files', key.slice(34, 36)))).filter((name) => name.startsWith(key)),
  ).toEqual([]);
});

test('IMG-2 an upload grows in parts, encrypted on the disk, and is read at any place', async () => {
  const drafts = openDrafts(folder, keys());
  const id = uuidv7();
  await drafts.create(id);
  const text = Buffer.from('NADEGE '.repeat(100));
  const part = async function* (from: number, to: number) {
    yield text.subarray(from, to);
  };
  expect(await drafts.append(id, 0, text.length, part(0, 33))).toBe(33);
  expect(await drafts.size(id)).toBe(33);
  expect(await drafts.append(id, 33, text.length, part(33, text.length))).toBe(text.length);
  expect((await drafts.read(id, 35, 20)).equals(text.subarray(35, 55))).toBe(true);
  expect((await buffer(drafts.stream(id))).equals(text)).toBe(true);
  expect((await readFile(join(folder, 'uploads', id))).includes('NADEGE')).toBe(false);
  await drafts.remove(id);
  expect(await drafts.size(id)).toBeUndefined();
});

test.runIf(process.platform === 'linux')(
  'IMG-2 who hangs up before reading leaves no file open',
  async () => {
    const OPEN = '/proc/self/fd';
    const openNow = async () => {
      const targets = (await readdir(OPEN)).map((fd) => readlink(join(OPEN, fd)).catch(() => ''));
      return (await Promise.all(targets)).filter((target) => target.startsWith(folder));
    };
    const key = await put(bytes);
    const unread = await sealed().open(key);
    // The file is open now, and would be noticed.
    expect(await openNow()).toHaveLength(1);
    unread?.destroy();
    await expect.poll(openNow).toEqual([]);
    const half = await sealed().open(key);
    for await (const _ of half ?? []) break;
    await expect.poll(openNow).toEqual([]);
  },
);
