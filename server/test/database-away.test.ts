import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { outboxFolder } from '#platform/mail/transport.ts';
import { deleteEmbeddedPostgres } from '#platform/postgres/delete.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';
import { PASSWORD } from './app.ts';
import { type Instance, openInstance, signedIn } from './instance.ts';

// A PostgreSQL for this file only, which is stopped and started again.
const undo: (() => Promise<void>)[] = [];
let dataDir = '';
let postgres: EmbeddedPostgres;
let instance: Instance;
let person: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lakou-away-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
  undo.push(async () => {
    await postgres.stop();
    await deleteEmbeddedPostgres(dataDir);
  });
  await migrate(postgres.url);
  instance = await openInstance(postgres.url);
  undo.push(instance.close);
  person = await signedIn(instance.platform);
}, 180_000);
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

const newcomer = { name: 'Nadège', email: 'nadege@example.test', role: 'PATIENT', password: PASSWORD };
const get = (url: string) => instance.app.inject({ url, headers: person.headers });
const post = (url: string, payload: object) => instance.app.inject({ method: 'POST', url, payload });

describe('while the database is away', () => {
  beforeAll(async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    // It stops in the middle of a transaction and with idle connections; neither may end the
    // process.
    const cut = instance.platform.db.transaction(async (tx) => {
      await tx.query('select 1 as one');
      await postgres.stop();
      await tx.query('select 1 as one');
    });
    await expect(cut).rejects.toThrow();
  });

  test.each(['/api/first-aid?lang=ht', '/api/features/education/content?lang=ht'])(
    'AID-1, EDU-2 %s is read all the same',
    async (path) => {
      const reply = await get(path);
      expect(reply.statusCode).toBe(200);
      expect(reply.json().length).toBeGreaterThan(20);
    },
  );

  test.each([
    ['reading', () => get('/api/auth/session')],
    ['registering', () => post('/api/auth/register', newcomer)],
    ['signing in', () => post('/api/auth/login', newcomer)],
    ['readiness', () => get('/readyz')],
  ])('%s is answered: later, and when', async (_, ask) => {
    const reply = await ask();
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toEqual({
      message: 'The service is not available right now. Please try again shortly.',
      code: 'unavailable',
    });
  });

  test('ten at once are answered too, without waiting in line', async () => {
    const start = Date.now();
    const replies = await Promise.all(Array.from({ length: 30 }, () => get('/api/auth/session')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(Date.now() - start).toBeLessThan(9000);
  });

  test('what needs no database goes on', async () => {
    for (const url of ['/healthz', '/api/hello', '/api/docs', '/language/ht'])
      expect((await get(url)).statusCode).toBeLessThan(400);
  });
});

describe('when it is back', () => {
  beforeAll(async () => {
    const { url } = postgres;
    postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
    expect(postgres.url).toBe(url);
  });

  test('the service works again by itself, with the sessions it had', async () => {
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
    expect((await get('/api/auth/session')).json()).toMatchObject({ id: person.id });
  });

  test('nothing of what was refused was kept, and it can be done now', async () => {
    expect((await post('/api/auth/register', newcomer)).statusCode).toBe(201);
  });

  test('its jobs are worked off again', async () => {
    const folder = outboxFolder(instance.platform.config);
    await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
  });
});
