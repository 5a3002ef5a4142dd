import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/db/migrate.ts';

// For a deployment that migrates before the new version starts. A server migrates by itself at its start too.
const { databaseUrl } = readConfig(process.env);
if (databaseUrl) {
  await migrate(databaseUrl);
  console.log('The database is up to date.');
} else {
  console.error('DATABASE_URL must be set: the embedded database is migrated at the start.');
  process.exitCode = 1;
}
