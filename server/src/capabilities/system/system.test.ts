import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceLine } from '@lakou/contract/system';
import { uuidv7 } from 'uuidv7';
import { expect, onTestFinished, test } from 'vitest';
import { sealAudit, verifyAudit } from '#platform/audit/seal.ts';
import { openBackups } from '#platform/backup/backups.ts';
import { openDatabase } from '#platform/db/db.ts';
import { holdsSecret } from '#platform/server-code.ts';
import { cookieOf, type Person, type TestApp, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { seedDemo } from '../../seed-demo.ts';
import { resetDemo } from './reset.service.ts';

const SECRET_KEY = 'ab'.repeat(32);
const lakou = testApp();
const resettable = testApp({ allowDatabaseReset: true, secretKey: SECRET_KEY });
const demo = testApp({ demo: true, allowDatabaseReset: true, secretKey: SECRET_KEY });

const reset = (app: TestApp, as: Person, confirmation = 'RESET') =>
  app.send('POST /api/admin/reset-database', { payload: { confirmation } }, as);

test('ADM-2 the database is reset only where it is allowed, by an administrator who types it out and is confirmed', async () => {
  const { platform } = lakou;
  const off = await reset(lakou, await lakou.person('ADMIN'));
  expect([off.statusCode, off.json().code]).toEqual([403, 'reset_disabled']);
  for (const role of ['PATIENT', 'CLINIC_ADMIN'] as const)
    expect((await reset(resettable, await resettable.person(role))).json().code).toBe('forbidden');
  const admin = await resettable.person('ADMIN');
  for (const word of ['', 'reset', 'RESET!'])
    expect((await reset(resettable, admin, word)).json().code).toBe('confirmation_wrong');
  resettable.clock.move(11 * 60);
  expect((await reset(resettable, admin)).json().code).toBe('step_up_required');
  for (const { db } of [platform, resettable.platform])
    expect((await db.query('select 1 from app_users')).length).toBeGreaterThan(0);
});

test('OPS-5 a demo begins anew: what visitors left is gone, the demo is filled again, and nothing else is ever reset so', async () => {
  const { platform } = demo;
  const visitor = await demo.person('PATIENT');
  await platform.storage.put(uuidv7(), Buffer.from('a picture'));
  const seen: number[] = [];
  const seedDemo = async () => {
    seen.push((await platform.db.query('select 1 from app_users')).length);
  };
  await resetDemo({ ...platform, seedDemo });
  expect(seen).toEqual([0]);
  for await (const key of platform.storage.keys()) expect(key).toBe('no file is left');
  expect((await demo.send(`GET /api/users/${visitor.id}`, {}, visitor)).statusCode).toBe(401);
  expect(await platform.db.query('select action, actor_id from audit_events')).toEqual([
    { action: 'database:reset', actor_id: null },
  ]);
  await expect(resetDemo(lakou.platform)).rejects.toThrow('Only a demo');
});

test('ADM-2 a reset leaves an empty database, nobody signed in, and a backup that restores what was', async () => {
  const { platform, clock } = resettable;
  const admin = await resettable.person('ADMIN');
  const patient = await resettable.person('PATIENT');
  await platform.storage.put(uuidv7(), Buffer.from('a picture'));
  await sealAudit(platform.db);
  const people = await platform.db.query('select id, email, name from app_users order by id');
  const reply = await reset(resettable, admin);
  expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'The database was reset.' }]);

  expect(await platform.db.query('select 1 from app_users')).toEqual([]);
  for await (const key of platform.storage.keys()) expect(key).toBe('no file is left');
  for (const one of [admin, patient])
    expect((await resettable.send(`GET /api/users/${one.id}`, {}, one)).statusCode).toBe(401);
  const folder = join(platform.config.dataDir, 'backups');
  const note = JSON.parse(await readFile(join(folder, 'resets.jsonl'), 'utf8'));
  expect(note).toMatchObject({ action: 'database:reset', actorId: admin.id });

  const { url, drop } = await createTestDatabase();
  const db = openDatabase(url);
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const backups = openBackups({ config: platform.config, url, storage: platform.storage, clock });
  const restored = await backups.restore(join(folder, note.backup));
  expect(restored.files.count).toBe(1);
  expect(restored.audit).toEqual(note.audit);
  expect(await db.query('select id, email, name from app_users order by id')).toEqual(people);
  expect(await verifyAudit(db)).toEqual({ sealed: note.audit.sealed, unsealed: 0 });
  const [last] = await db.query(
    'select action, actor_id as "by" from audit_events order by at desc, id desc limit 1',
  );
  expect(last).toEqual({ action: 'database:reset', by: admin.id });

  // Once a day; the next administrator is new.
  const next = await resettable.person('ADMIN');
  expect((await reset(resettable, next)).statusCode).toBe(429);
  const state = (await resettable.send('GET /api/admin/system', {}, next)).json();
  expect(state).toMatchObject({ canReset: true, isDemo: false, backups: [{ name: note.backup }] });
  expect((await readdir(folder)).length).toBe(2);
});

test('ADM-2 in the demo a reset fills the database anew while jobs and calls wait', async () => {
  const { platform } = demo;
  Object.assign(platform, { seedDemo: () => seedDemo(platform) });
  const signIn = async () => {
    const payload = { email: 'admin@lakou.test', password: 'lakou-demo' };
    const reply = await demo.send('POST /api/auth/login', { payload });
    return { ...reply.json(), cookie: cookieOf(reply) } as Person;
  };
  const admin = await demo.person('ADMIN');
  const resetting = reset(demo, admin);
  await expect
    .poll(async () => (await demo.send('GET /api/hello')).statusCode, { timeout: 20_000 })
    .toBe(503);
  expect((await resetting).statusCode).toBe(200);
  expect((await demo.send('GET /api/hello')).statusCode).toBe(200);
  expect((await demo.send(`GET /api/users/${admin.id}`, {}, admin)).statusCode).toBe(401);
  const anew = await signIn();
  expect(anew.role).toBe('ADMIN');
  expect(anew.id).not.toBe(admin.id);
  const [visits] = await platform.db.query<{ n: number }>('select count(*) as n from bookings');
  expect(visits?.n).toBeGreaterThan(15);
}, 180_000);

test('ADM-2 the code is read by its id in the manifest: tests, demo data and settings are not in it', async () => {
  const admin = await lakou.person('ADMIN');
  const files: SourceLine[] = (await lakou.send('GET /api/admin/server-code', {}, admin)).json();
  const paths = files.map(({ path }) => path);
  expect(paths).toContain('src/capabilities/system/system.routes.ts');
  expect(paths).toContain('migrations/0001_accounts.sql');
  expect(paths.filter((path) => !/^(src|migrations)\/[\w./-]+\.(ts|sql)$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /\.(test|demo|access-table)\.ts$|\.env|\.\./.test(path))).toEqual([]);
  const one = files.find(({ path }) => path === 'src/capabilities/system/system.routes.ts');
  const file = (await lakou.send(`GET /api/admin/server-code/${one?.id}`, {}, admin)).json();
  expect(file).toMatchObject({ path: one?.path, lines: one?.lines });
  expect(file.text).toContain("on('GET /api/hello'");
  for (const role of ['PROVIDER', 'CLINIC_ADMIN'] as const)
    expect((await lakou.send('GET /api/admin/server-code', {}, await lakou.person(role))).statusCode).toBe(
      403,
    );
  lakou.clock.move(11 * 60);
  expect((await lakou.send('GET /api/admin/server-code', {}, admin)).json().code).toBe('step_up_required');
});

const UPS = ['../', '..\\', '..%2f', '..%5c', '%2e%2e/', '%2e%2e%2f', '..%252f', '..%c0%af', '....//', './'];
const TARGETS = ['package.json', 'src/main.ts', '.env', 'etc/passwd', 'data/secret-key'];

test('ADM-2 no path leads to a file: 50 tries to get out find nothing', async () => {
  const admin = await lakou.person('ADMIN');
  const tries = UPS.flatMap((up) => TARGETS.map((target) => up.repeat(3) + target));
  expect(tries).toHaveLength(50);
  for (const path of tries) {
    const plain = await lakou.send(`GET /api/admin/server-code/${path}`, {}, admin);
    const whole = await lakou.send(`GET /api/admin/server-code/${encodeURIComponent(path)}`, {}, admin);
    for (const { statusCode, body } of [plain, whole]) {
      expect([path, [400, 404].includes(statusCode)]).toEqual([path, true]);
      expect(body).not.toMatch(/"text"|root:|dependencies|import /);
    }
  }
});

test.each([
  "const key = '-----BEGIN PRIVATE KEY-----'",
  `SECRET = '${'0f'.repeat(32)}'`,
  "apiKey: 'Zm9vYmFyYmF6cXV4cXV1eA=='",
  'postgres://lakou:hunter2@db.internal/lakou',
  "'AKIAIOSFODNN7EXAMPLE'",
])('ADM-2 the manifest is not written with a secret in it: %s', (text) => {
  expect(holdsSecret(text)).toBe(true);
  expect(holdsSecret('const { secretKey } = readConfig(process.env);')).toBe(false);
});
