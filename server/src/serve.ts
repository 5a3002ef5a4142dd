import { refuseDemoAccounts } from '#capabilities/demo/demo-accounts.service.ts';
import { resetDemoNightly } from '#capabilities/system/reset.service.ts';
import type { Config } from '#platform/config.ts';
import { openCurrentBuild } from '#platform/web-builds.ts';
import { createApp } from './app.ts';
import { openPlatform } from './open-platform.ts';
import { seedDemo } from './seed-demo.ts';
import { type StartingDatabase, startDatabase } from './start-database.ts';

/**
 * The whole product; it answers when this returns. `stop` waits for requests and jobs, then stops
 * the database.
 */
export async function serve(
  config: Config,
  starting: StartingDatabase = startDatabase(config),
): Promise<{ stop(): Promise<void> }> {
  const { platform: opened, close } = await openPlatform(config, starting);
  const platform = config.demo ? { ...opened, seedDemo: () => seedDemo(opened) } : opened;
  try {
    await starting.retryWhileAway(() => refuseDemoAccounts(platform));
    // In development the web app comes from its own server, with hot reload.
    const app = await createApp(platform, config.production ? openCurrentBuild() : undefined);
    await platform.seedDemo?.();
    await Promise.all([platform.jobs.start(), app.ready()]);
    await app.listen({ port: config.port, host: config.host });
    const stopResets = resetDemoNightly(platform);
    const stop = async () => {
      stopResets();
      await app.close();
      await close();
    };
    return { stop };
  } catch (error) {
    await close();
    throw error;
  }
}
