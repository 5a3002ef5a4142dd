import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../server/src/platform/config.ts';
import { deleteEmbeddedPostgres } from '../server/src/platform/postgres/delete.ts';
import type * as Server from '../server/src/serve.ts';
import { buildServerIfChanged } from './build-server.ts';

/** The product as `npm start` runs it, on a data folder that is deleted when it stops. */
export async function serveThrowaway(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lakou-throwaway-'));
  await chmod(dataDir, 0o755); // PostgreSQL may run as another user, who must be able to enter it
  const bundle = pathToFileURL(join(await buildServerIfChanged(), 'serve.mjs')).href;
  const { serve }: typeof Server = await import(bundle);
  const { stop } = await serve({ ...readConfig(env), dataDir });
  return {
    async stop() {
      await stop();
      await deleteEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
