import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { S3Settings } from '../service-settings.ts';
import { type FileStorage, openStorage } from './storage.ts';

const BUCKET = 'lakou';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let folder: string;
let s3: { settings: S3Settings; stop(): Promise<void> };
let storages: Record<'disk' | 'S3', FileStorage>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lakou-files-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: 'us-east-1', ...KEYS };
  s3 = { settings, stop: () => server.close() };
  storages = {
    disk: openStorage({ dataDir: folder, s3: undefined }),
    S3: openStorage({ dataDir: folder, s3: settings }),
  };
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function read(storage: FileStorage, key: string, part?: { start: number; end: number }) {
  const stream = await storage.open(key, part);
  return stream && (await buffer(stream)).toString();
}

describe.each(['disk', 'S3'] as const)('the same on %s', (kind) => {
  test('what was put is what is read, whole or in part', async () => {
    const key = uuidv7();
    await storages[kind].put(key, Buffer.from('0123456789'));
    expect(await read(storages[kind], key)).toBe('0123456789');
    expect(await read(storages[kind], key, { start: 2, end: 4 })).toBe('234');
  });

  test('every key that was put is listed, and none that was removed', async () => {
    const [kept, removed] = [`${uuidv7()}-thumb`, uuidv7()];
    for (const key of [kept, removed]) await storages[kind].put(key, Buffer.from('x'));
    await storages[kind].remove(removed);
    const keys: string[] = [];
    for await (const key of storages[kind].keys()) keys.push(key);
    expect(keys).toContain(kept);
    expect(keys).not.toContain(removed);
  });

  test('bytes are bytes: a megabyte of every value comes back as it went', async () => {
    const key = `${uuidv7()}-thumb`;
    const bytes = Buffer.from(Array.from({ length: 1024 * 1024 }, (_, i) => i % 256));
    await storages[kind].put(key, bytes);
    const stream = await storages[kind].open(key);
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('IMG-2 a large file is put as it arrives; of one that breaks off nothing stays', async () => {
    const key = uuidv7();
    const piece = Buffer.alloc(1024 * 1024, 7);
    await storages[kind].put(
      key,
      (async function* () {
        for (let i = 0; i < 18; i++) yield piece;
      })(),
    );
    const stream = await storages[kind].open(key);
    expect(stream && (await buffer(stream)).equals(Buffer.alloc(18 * 1024 * 1024, 7))).toBe(true);
    const broken = uuidv7();
    const gone = (async function* () {
      for (let i = 0; i < 18; i++) yield piece;
      throw new Error('gone');
    })();
    await expect(storages[kind].put(broken, gone)).rejects.toThrow('gone');
    expect(await storages[kind].open(broken)).toBeUndefined();
  });

  test('putting again replaces', async () => {
    const key = uuidv7();
    await storages[kind].put(key, Buffer.from('before'));
    await storages[kind].put(key, Buffer.from('after'));
    expect(await read(storages[kind], key)).toBe('after');
  });

  test('what is not there is undefined, and removing it is no error', async () => {
    const key = uuidv7();
    expect(await storages[kind].open(key)).toBeUndefined();
    await storages[kind].put(key, Buffer.from('x'));
    await storages[kind].remove(key);
    await storages[kind].remove(key);
    expect(await storages[kind].open(key)).toBeUndefined();
  });

  test.each(['../../etc/passwd', '..', '/etc/passwd', 'a', `${uuidv7()}/x`, `${uuidv7()}-../x`, '', 'a\0b'])(
    'attack: %j is no key',
    async (key) => {
      await expect(storages[kind].open(key)).rejects.toThrow('not a key of a file');
      await expect(storages[kind].put(key, Buffer.from('x'))).rejects.toThrow('not a key of a file');
      await expect(async () => storages[kind].remove(key)).rejects.toThrow('not a key of a file');
    },
  );
});

test('on disk a file is its owner’s alone, and no half-written one stays', async () => {
  const key = uuidv7();
  await storages.disk.put(key, Buffer.from('x'));
  const shelf = join(folder, 'files', key.slice(-2));
  expect((await stat(join(shelf, key))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(shelf, key), 'utf8')).toBe('x');
  expect((await readdir(shelf)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test.each([
  ['no such bucket', { bucket: 'another' }],
  ['a key it does not know', { accessKeyId: 'guess' }],
  ['nobody there', { endpoint: 'http://127.0.0.1:1' }],
])('S3 with %s is away, not empty', async (_, wrong) => {
  const storage = openStorage({ dataDir: folder, s3: { ...s3.settings, ...wrong } });
  await expect(storage.open(uuidv7())).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storage.put(uuidv7(), Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
});
