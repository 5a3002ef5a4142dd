import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { cloneDatabase, createTemplate, createTestDatabase, dropTemplate } from './database.ts';

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('each clone is migrated and its own; dropping one ends its connections and spares the others', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [inOne, inTwo] = await Promise.all([connect(one.url), connect(two.url)]);
  await inOne.query('create table mark ()');
  await expect(inTwo.query('table mark')).rejects.toThrow(/does not exist/);
  await one.drop();
  await expect(connect(one.url)).rejects.toThrow(/does not exist/);
  const { rowCount } = await inTwo.query('select from schema_migrations');
  expect(rowCount).toBeGreaterThan(0);
  await inTwo.end();
  await two.drop();
});

test('a busy template is waited for, and goes with all its clones', async () => {
  const { adminUrl } = inject('testDatabases');
  const template = await createTemplate(adminUrl);
  const url = new URL(adminUrl);
  url.pathname = `/${template}`;
  const busy = await connect(url.href);
  const cloning = cloneDatabase(adminUrl, template);
  await sleep(200);
  await busy.end();
  const clone = await cloning;
  await dropTemplate(adminUrl, template);
  await expect(connect(clone.url)).rejects.toThrow(/does not exist/);
});
