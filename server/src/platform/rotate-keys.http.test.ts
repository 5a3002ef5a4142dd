import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { uuidv7 } from 'uuidv7';
import { expect, onTestFinished, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { signedIn, testDatabase } from '#test/instance.ts';
import { capabilities } from '../capabilities.ts';
import { encryptStorage } from './files/encrypted.ts';
import { openFileKeys } from './files/file-keys.ts';
import { openStorage } from './files/storage.ts';
import { rotateKeys } from './rotate-keys.ts';
import { type SecretBox, secretBox } from './secret-box.ts';

const lakou = testDatabase();
const clock = testClock();
const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lakou-rotated-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const storage = openStorage({ dataDir, s3: undefined });
  const with_ = (box: SecretBox) => {
    const keys = openFileKeys({ db: lakou.db, clock, openBox: () => box });
    return { keys, files: encryptStorage(storage, keys) };
  };
  return { storage, with: with_ };
}

test('OPS-5 after a change of the secret key everything opens with the new one alone, and a second run has nothing to do', async () => {
  const { storage, with: filesOf } = await openFolder();
  const { db } = lakou;
  const before = secretBox(oldKey);
  const { id } = await signedIn({ db, clock });
  await db.query('insert into two_step (user_id, secret, created_at) values ($1, $2, now())', [
    id,
    before.seal('JBSWY3DPEHPK3PXP', id),
  ]);
  const [image, plain] = [uuidv7(), uuidv7()];
  const bytes = randomBytes(200_000);
  await filesOf(before).files.put(image, { size: bytes.length, chunks: [bytes] });
  await storage.put(plain, Buffer.from('a picture that is not encrypted'));

  clock.move(60);
  const both = secretBox(newKey, oldKey);
  const read = async (box: SecretBox) => {
    const stream = await filesOf(box).files.open(image);
    return stream && buffer(stream);
  };
  expect((await read(both))?.equals(bytes)).toBe(true);
  const rotate = () => rotateKeys({ db, box: both, storage, keys: filesOf(both).keys, capabilities });
  // The secret, and the key of the file.
  expect(await rotate()).toEqual({ values: 2, files: 1 });
  expect(await rotate()).toEqual({ values: 0, files: 0 });

  const after = secretBox(newKey);
  const [row] = await db.query<{ secret: Buffer }>('select secret from two_step where user_id = $1', [id]);
  expect(row && after.open(row.secret, id)).toBe('JBSWY3DPEHPK3PXP');
  expect((await read(after))?.equals(bytes)).toBe(true);
  expect(() => before.open(row?.secret ?? Buffer.alloc(40), id)).toThrow();
  // A file is not merely under another name of the same key.
  const keys = await db.query<{ id: string }>('select id from file_keys order by created_at');
  const head = await storage.open(image, { start: 4, end: 7 });
  expect(head && (await buffer(head)).toString('hex')).toBe(keys.at(-1)?.id);
  const untouched = await storage.open(plain);
  expect(untouched && (await buffer(untouched)).toString()).toBe('a picture that is not encrypted');
});

test('OPS-5 every column that holds sealed values is named by its capability', async () => {
  const columns = await lakou.db.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'bytea'::regtype
       and a.attname !~ '(hash|sha256|salt|key|preview)$'`,
  );
  const named = capabilities.flatMap(({ sealed = {} }) => Object.keys(sealed));
  expect(columns.map(({ name }) => name).sort()).toEqual(['file_keys.sealed', ...named].sort());
});
