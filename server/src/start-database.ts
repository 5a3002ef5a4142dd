import type { Config } from '#platform/config.ts';
import { createRetryWhileAway, type RetryWhileAway } from '#platform/db/retry-while-away.ts';
import { createLog } from '#platform/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';

export interface StartingDatabase {
  readonly log: ReturnType<typeof createLog>;
  /** For the steps of the start that need the database. */
  readonly retryWhileAway: RetryWhileAway;
  /** Our own PostgreSQL, unless the settings name another. */
  readonly database: Promise<EmbeddedPostgres | undefined>;
  /** Resolves when other processes do the rest of the work and this one is idle. */
  readonly underWay: Promise<void>;
}

/**
 * The slowest step comes first: PostgreSQL starts while the rest of the program is being loaded.
 */
export function startDatabase(config: Config): StartingDatabase {
  const log = createLog(config.logLevel);
  const say = (line: string) => log.warn(line);
  const retryWhileAway = createRetryWhileAway({
    seconds: config.databaseWaitSeconds,
    say: (line) => log.error(line), // also where only errors are logged: nothing is served meanwhile
  });
  const making = Promise.withResolvers<void>();
  const database = config.databaseUrl
    ? Promise.resolve(undefined)
    : startEmbeddedPostgres({ dataDir: config.dataDir, say, onMaking: making.resolve });
  const settled = database.then(
    () => {},
    () => {}, // the caller that awaits it gets the error
  );
  return { log, retryWhileAway, database, underWay: Promise.race([making.promise, settled]) };
}
