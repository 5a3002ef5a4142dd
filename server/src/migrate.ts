import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createRetryWhileAway } from '#platform/db/retry-while-away.ts';

// For a deployment that migrates before the new version starts. A server migrates by itself at its start too.
const { databaseUrl, databaseWaitSeconds: seconds } = readConfig(process.env);
if (databaseUrl) {
  const retryWhileAway = createRetryWhileAway({ seconds, say: console.log });
  try {
    await retryWhileAway(() => migrate(databaseUrl));
    console.log('The database is up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error('DATABASE_URL must be set: the embedded database is migrated at the start.');
  process.exitCode = 1;
}
