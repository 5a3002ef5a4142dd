import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };

async function installedVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query("select to_regclass('pgboss.version') is not null as there");
  if (!rows[0]?.there) return undefined;
  return (await client.query<{ version: number }>('select version from pgboss.version')).rows[0]?.version;
}

/**
 * Creates or upgrades the schema of the job queue. It is part of migrating, so that serving never
 * waits for it.
 */
export async function installJobs(databaseUrl: string, client: pg.Client): Promise<void> {
  if ((await installedVersion(client)) === manifest.pgboss.schema) return;
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {}); // start() rejects with the same error
  await boss.start();
  await boss.stop({ graceful: false });
}
