import { PgBoss } from 'pg-boss';

/** Creates or upgrades the queue's own schema; part of migrating, so that serving never waits for it. */
export async function installJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {}); // start() rejects with the same error
  await boss.start();
  await boss.stop({ graceful: false });
}
