import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sealAudit, verifyAudit } from '#platform/audit/seal.ts';
import { openDatabase } from '#platform/db/db.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { openStorage } from '#platform/files/storage.ts';
import { testApp } from '#test/app.ts';
import { cloneDatabase, createTestDatabase } from '#test/database.ts';
import { openBackups } from './backups.ts';
import { copyOut } from './copy.ts';

const lakou = testApp({ secretKey: 'ab'.repeat(32) });

/** An empty database and an empty folder for files, with the same or another key. */
async function elsewhere(secretKey = 'ab'.repeat(32)) {
  const { url, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'lakou-restored-'));
  const storage = openStorage({ dataDir, s3: undefined });
  const db = openDatabase(url);
  onTestFinished(async () => {
    await db.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { clock } = lakou;
  return { db, url, storage, backups: openBackups({ config: { dataDir, secretKey }, url, storage, clock }) };
}

/** People, a clinic, a file of many bytes, waiting mail and an audit trail. */
async function fill() {
  const { platform } = lakou;
  const [patient] = [await lakou.person('PATIENT'), await lakou.person('CLINIC_ADMIN')];
  const dependent = await lakou.send(
    `POST /api/users/${patient.id}/dependents`,
    { payload: { name: 'Jozèf', dateOfBirth: '2019-04-02', relationship: 'child' } },
    patient,
  );
  expect(dependent.statusCode).toBe(201);
  // All that means something to COPY.
  await platform.db.query('update dependents set name = $1', ["L'Évêque \\N \\. \t \r\n Jozèf"]);
  const key = uuidv7();
  const bytes = randomBytes(300_000);
  await platform.storage.put(key, bytes);
  await platform.db.query("select nextval('receipt_numbers'), nextval('receipt_numbers')");
  await sealAudit(platform.db);
  return { patient, key, bytes };
}

test('OPS-3 a backup restores into an empty database: equal rows, files, numbers and audit chain', async () => {
  const { patient, key, bytes } = await fill();
  const made = await lakou.platform.backups.create();
  expect(made.tables.find(({ name }) => name.includes('app_users'))?.rows).toBeGreaterThan(1);
  expect(made.audit.sealed).toBeGreaterThan(0);
  expect(made.files).toMatchObject({ count: 1, bytes: bytes.length });

  const other = await elsewhere();
  const restored = await other.backups.restore(made.file);
  expect(restored).toEqual(made);
  const again = await other.backups.create();
  expect(again.tables).toEqual(made.tables);
  expect(again.files).toEqual(made.files);
  expect(again.audit).toEqual(made.audit);
  const stream = await other.storage.open(key);
  expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  expect(await verifyAudit(other.db)).toEqual(await verifyAudit(lakou.platform.db));
  const numbers = 'select last_value, is_called from receipt_numbers';
  expect(await other.db.query(numbers)).toEqual(await lakou.platform.db.query(numbers));

  // References and triggers are back: what refers to nobody is refused, and the trail stays as it is.
  await expect(other.db.query('update dependents set patient_id = $1', [uuidv7()])).rejects.toMatchObject({
    code: '23503',
  });
  await expect(other.db.query('delete from audit_events')).rejects.toThrow('append-only');
  expect(await other.db.query('select email from app_users where id = $1', [patient.id])).toEqual([
    { email: patient.email },
  ]);
});

test('OPS-3 a backup is read whole before anything is changed, and only into an empty database', async () => {
  const { file } = await lakou.platform.backups.create();
  const other = await elsewhere();
  const size = (await readFile(file)).length;
  const cut = `${file}-cut`;
  await copyFile(file, cut);
  await truncate(cut, size - 40);
  await expect(other.backups.restore(cut)).rejects.toThrow('was changed, is cut off');
  const changed = `${file}-changed`;
  const bytes = await readFile(file);
  bytes.writeUInt8((bytes[size >> 1] ?? 0) ^ 1, size >> 1);
  await writeFile(changed, bytes);
  await expect(other.backups.verify(changed)).rejects.toThrow('was changed, is cut off');
  await expect((await elsewhere('cd'.repeat(32))).backups.restore(file)).rejects.toThrow('another key');
  await writeFile(cut, 'not a backup, but long enough to be read as one');
  await expect(other.backups.verify(cut)).rejects.toThrow('no backup of ours');
  expect(await other.db.query('select 1 from app_users')).toEqual([]);
  await expect(lakou.platform.backups.restore(file)).rejects.toThrow('not empty');
});

test('OPS-3 a backup is of one moment, and tells nothing without the key', async () => {
  const { patient } = await fill();
  const { db } = lakou.platform;
  const writing = { go: true };
  const busy = (async () => {
    for (let turn = 1; writing.go; turn++)
      await db.transaction(async (tx) => {
        await tx.query('update app_users set name = $2 where id = $1', [patient.id, `Somebody ${turn}`]);
        await tx.query('insert into audit_events (id, at, action) values ($1, now(), $2)', [uuidv7(), 'x']);
      });
  })();
  const { file } = await lakou.platform.backups.create();
  writing.go = false;
  await busy;
  const other = await elsewhere();
  await other.backups.restore(file);
  const [row] = await other.db.query<{ name: string }>('select name from app_users where id = $1', [
    patient.id,
  ]);
  const [events] = await other.db.query<{ n: number }>(
    "select count(*) as n from audit_events where action = 'x'",
  );
  expect(Number(row?.name.replace('Somebody', ''))).toBe(events?.n);
  expect((await readFile(file)).includes(patient.email)).toBe(false);
});

test('OPS-3 the database waits for a slow disk: what was read and not yet written stays small', async () => {
  const { url } = await elsewhere();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sizes: number[] = [];
  for await (const chunk of copyOut(
    client,
    "copy (select repeat('x', 1000) from generate_series(1, 30000)) to stdout",
  )) {
    sizes.push(chunk.length);
    for (let i = 0; i < 200; i++) await setImmediate();
  }
  await client.end();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30_000 * 1001);
  expect(Math.max(...sizes)).toBeLessThan(3_000_000);
});

test('OPS-3 a backup of an older version restores into this one, which then migrates it', async () => {
  const { adminUrl } = inject('testDatabases');
  const all = await readMigrations();
  const [old, fresh] = [
    await cloneDatabase(adminUrl, 'template0'),
    await cloneDatabase(adminUrl, 'template0'),
  ];
  const dataDir = await mkdtemp(join(tmpdir(), 'lakou-older-'));
  onTestFinished(async () => {
    await Promise.all([old.drop(), fresh.drop()]);
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(old.url, all.slice(0, -1));
  const storage = openStorage({ dataDir, s3: undefined });
  const open = (url: string) =>
    openBackups({ config: { dataDir, secretKey: 'ab'.repeat(32) }, url, storage, clock: lakou.clock });
  const { file } = await open(old.url).create();
  await open(fresh.url).restore(file);
  const db = openDatabase(fresh.url);
  onTestFinished(() => db.close());
  const [last] = await db.query<{ name: string }>('select max(name) as name from schema_migrations');
  expect(last?.name).toBe(all.at(-1)?.name);
  // What this version has and the backup does not would be lost half-way.
  await expect(open((await elsewhere()).url).restore(file)).rejects.toThrow('Give it an empty one');
});

test('OPS-3 what a reset leaves is what migrations make', async () => {
  const fresh = await elsewhere();
  const filled = await elsewhere();
  const { file } = await lakou.platform.backups.create();
  await filled.backups.restore(file);
  await filled.backups.emptyDatabase();
  const rowsOf = async ({ backups }: typeof fresh) =>
    (await backups.create()).tables.filter(({ rows, name }) => rows && !name.includes('pgboss'));
  expect(await rowsOf(filled)).toEqual(await rowsOf(fresh));
  await expect(filled.db.query('delete from audit_events')).rejects.toThrow('append-only');
  expect((await readdir(join(file, '..'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});
