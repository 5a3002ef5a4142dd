import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteEmbeddedPostgres } from '#platform/postgres/delete.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';

// A PostgreSQL for this file only, which is there later than the server, and an address where none is.
const undo: (() => Promise<unknown>)[] = [];
let dataDir = '';
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lakou-late-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
  undo.push(() => deleteEmbeddedPostgres(dataDir));
  undo.push(() => postgres.stop());
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** The product in its own process, and what it says. */
function start(databaseUrl: string, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: 'pipe',
  });
  const running = { child, said: '', gone: once(child, 'close') };
  for (const out of [child.stdout, child.stderr])
    out.on('data', (chunk) => {
      running.said += chunk;
    });
  return running;
}

test('OPS-5 a server whose database comes up after it waits for it, then serves', async () => {
  await postgres.stop();
  const server = start(postgres.url);
  undo.push(async () => server.child.kill('SIGKILL'));
  await expect
    .poll(() => server.said)
    .toContain('waiting for the database, up to 60 seconds: connect ENOENT');
  postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
  await expect.poll(() => server.said).toContain(' is at http');
  // Said on the other stream, which may be read later.
  await expect.poll(() => server.said).toContain('the database answers');
  server.child.kill('SIGTERM');
  expect(await server.gone).toEqual([0, null]);
});

/** A start that ends. */
async function failedStart(databaseUrl: string) {
  const began = performance.now();
  const server = start(databaseUrl, { DATABASE_WAIT_SECONDS: '3' });
  const [code] = await server.gone;
  return { code, said: server.said, seconds: (performance.now() - began) / 1000 };
}

test('OPS-5 a server whose database does not come up says what it waited for, and ends', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as { port: number };
  nobody.close();
  const { code, said, seconds } = await failedStart(`postgres://me:hunter2@127.0.0.1:${port}/lakou`);
  expect(code).toBe(1);
  expect(seconds).toBeGreaterThan(3);
  expect(said.match(/waiting for the database, up to 3 seconds/g), said).toHaveLength(1);
  expect(said).toContain(`The database was away for 3 seconds: connect ECONNREFUSED 127.0.0.1:${port}.`);
  expect(said).not.toContain('hunter2');
});

test.each([
  [
    'a wrong password',
    (url: URL) => (url.password = 'hunter2'),
    /refuses us: password authentication failed/,
  ],
  ['a database that is not there', (url: URL) => (url.pathname = '/nothing'), /"nothing" does not exist/],
])('OPS-5 %s ends the start at once', async (_, change, reason) => {
  const url = new URL(postgres.url);
  change(url);
  const { code, said } = await failedStart(url.href);
  expect(code).toBe(1);
  expect(said).toMatch(reason);
  expect(said).not.toContain('waiting for');
  expect(said).not.toContain('hunter2');
});
