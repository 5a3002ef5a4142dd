import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from '../scripts/end-with-parent.ts';
import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { createPlatform } from '../server/src/platform/create-platform.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { deleteEmbeddedPostgres } from '../server/src/platform/postgres/delete.ts';
import { openCurrentBuild } from '../server/src/platform/web-builds.ts';
import { startDatabase } from '../server/src/start-database.ts';

// The product on a database of its own, with a clock that the parent process moves, as tests over HTTP do: a number is
// by how many milliseconds it is ahead.

const dataDir = await mkdtemp(join(tmpdir(), 'lakou-clock-'));
const config = { ...readConfig(process.env), dataDir };
const { log, database } = startDatabase(config);
const embedded = await database;
const url = embedded?.url ?? '';
await migrate(url);
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const { platform, close } = createPlatform({ config, url, clock, log });
await platform.settings.load();
const app = await createApp(platform, openCurrentBuild());
await platform.jobs.start();
await app.listen({ port: config.port, host: config.host });

process.on('message', (ms) => {
  ahead = Number(ms);
  process.send?.('moved');
});
process.on('SIGTERM', async () => {
  await app.close();
  await close();
  await embedded?.stop();
  await deleteEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
});
endWithParent();
process.send?.('listening');
