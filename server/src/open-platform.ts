import { sealAudit } from '#platform/audit/seal.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { createPlatform } from '#platform/create-platform.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { Platform } from '#platform/platform.ts';
import { type StartingDatabase, startDatabase } from './start-database.ts';

const SEAL_EVERY_MS = 1000;

/** Starts or reaches the database, migrates it and creates the platform on it. */
export async function openPlatform(
  config: Config,
  { log, database, retryWhileAway }: StartingDatabase = startDatabase(config),
): Promise<{ platform: Platform; close(): Promise<void> }> {
  const embedded = await database;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await retryWhileAway(() => migrate(url)).catch(async (error) => {
    await embedded?.stop(); // nothing is left running behind a failed start
    throw error;
  });
  if (config.production && !config.demo && config.publicUrl.startsWith('http:'))
    log.warn('PUBLIC_URL is plain http: cookies and health data travel unprotected; put TLS in front');
  const { platform, close: closePlatform } = createPlatform({ config, url, clock: systemClock, log });
  await retryWhileAway(() => platform.settings.load()).catch(async (error) => {
    await closePlatform();
    await embedded?.stop();
    throw error;
  });

  const sealing = setInterval(() => {
    sealAudit(platform.db).catch((error) =>
      log.warn({ err: error }, 'the audit trail could not be sealed; trying again'),
    );
  }, SEAL_EVERY_MS);

  async function close(): Promise<void> {
    clearInterval(sealing);
    await closePlatform();
    await embedded?.stop();
  }
  return { platform, close };
}
