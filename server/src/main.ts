import { fileURLToPath } from 'node:url';
import { readConfig } from '#platform/config.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { seedDemo } from './demo/seed.ts';
import { openPlatform } from './open-platform.ts';

const WEB = fileURLToPath(new URL('../../web/build/client', import.meta.url));

const config = readConfig(process.env);
const { platform, close } = await openPlatform(config);
// In development the web app comes from its own server, with hot reload.
const app = await createApp(platform, config.production ? WEB : undefined);

let stopping = false;
async function stop(status: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close(); // answers what is under way
  await close(); // then jobs, then the database
  process.exit(status);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  await platform.jobs.start();
  if (config.demo) await seedDemo(app, platform);
  await app.listen({ port: config.port, host: config.host });
  announce(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
