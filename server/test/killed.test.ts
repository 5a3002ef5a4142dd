import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#platform/audit/seal.ts';
import { testDatabase } from './instance.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const lakou = testDatabase();
const running = new Set<ServerProcess>();
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lakou-killed-'));
});
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServer(lakou.url, dataDir);
  running.add(server);
  return server;
}
async function end(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM') {
  running.delete(server);
  return server.end(signal);
}

let count = 0;
/** Registers a clinic and its administrator; prints the address when the reply arrived. */
async function register({ url }: ServerProcess): Promise<string | undefined> {
  const email = `clinic${++count}@example.test`;
  const body = JSON.stringify({
    name: 'Yolette',
    email,
    clinicName: `Klinik ${email}`,
    password: 'long enough',
  });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/auth/register/clinic`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  return reply?.status === 201 ? email : undefined;
}

const amount = async (sql: string) =>
  (await lakou.db.query<{ n: number }>(`select count(*) as n ${sql}`))[0]?.n;

test('a server killed while it writes loses nothing it acknowledged and leaves nothing half-written', async () => {
  const acknowledged: string[] = [];
  for (let kills = 1; kills <= 5; kills++) {
    await lakou.db.query('delete from rate_limits'); // limits are not tested here
    const server = await start();
    let alive = true;
    const clients = [1, 2, 3, 4].map(async () => {
      while (alive) {
        const email = await register(server);
        if (email) acknowledged.push(email);
      }
    });
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 2);
    await sleep(Math.random() * 150);
    alive = false;
    await end(server, 'SIGKILL');
    await Promise.all(clients);
  }
  // PostgreSQL rolls back what the killed servers had begun when it notices that they are gone.
  await expect
    .poll(() => amount("from pg_stat_activity where datname = current_database() and state like 'idle in%'"))
    .toBe(0);

  const there = await lakou.db.query<{ email: string }>('select email from app_users');
  const emails = new Set(there.map(({ email }) => email));
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
  expect(
    await amount('from clinics c where not exists (select from app_users u where u.clinic_id = c.id)'),
  ).toBe(0);
  expect(await amount("from audit_events where action = 'account:register'")).toBe(emails.size);
  expect(await amount("from pgboss.job where name = 'mail'")).toBe(emails.size);
}, 180_000);

test('a server seals the audit trail that others left; told to stop, it finishes what it was asked', async () => {
  const server = await start();
  await expect.poll(async () => (await verifyAudit(lakou.db)).unsealed).toBe(0);
  const asked = [1, 2, 3, 4, 5, 6].map(() => register(server));
  await Promise.race(asked);
  expect(await end(server, 'SIGTERM')).toBe(0);
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(6);
});
