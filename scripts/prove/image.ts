import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cloneDatabase, createTemplate, startTestCluster } from '../../server/test/database.ts';
import { freePort } from '../checkout-copy.ts';
import { allocatorSettings, imageCommand } from '../image-settings.ts';
import type { Claim } from './claim.ts';

const ROOT = join(import.meta.dirname, '../..');
const IGNORED = ['.git', 'data', 'node_modules', 'test-results', '.react-router', 'build'];

/** The commands of the first stage of the image, in order. */
async function buildSteps(): Promise<string[]> {
  const [stage = ''] = (await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')).split(
    /^FROM .*(?<!AS build)$/m,
  );
  return [...stage.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => command);
}

async function run(command: string, folder: string): Promise<void> {
  const child = spawn('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Starts what the steps left, as the image does, on a PostgreSQL of its own. */
async function serves(folder: string, databaseUrl: string): Promise<number> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const { flags, file } = imageCommand();
  const env = {
    ...allocatorSettings,
    PATH,
    HOME,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    DEMO: '0',
  };
  const server = spawn(process.execPath, [...flags, file], { cwd: folder, env, stdio: 'ignore' });
  const gone = once(server, 'exit');
  try {
    while (server.exitCode === null) {
      const page = await fetch(`http://127.0.0.1:${port}/ht`).catch(() => undefined);
      if (page) return page.status;
      await sleep(200);
    }
    throw new Error(`the server ended with ${server.exitCode}`);
  } finally {
    server.kill();
    await gone;
  }
}

const image: Claim = {
  what: 'OPS-1 the steps of the image work in a clean folder, and what they leave serves without the tools for building',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'lakou-image-'));
    const cluster = await startTestCluster();
    const database = await cloneDatabase(cluster.adminUrl, await createTemplate(cluster.adminUrl));
    try {
      await cp(ROOT, folder, { recursive: true, filter: (path) => !IGNORED.includes(basename(path)) });
      const steps = await buildSteps();
      for (const step of steps) await run(step, folder);
      const status = await serves(folder, database.url);
      return {
        holds: steps.length > 2 && status === 200,
        counts: { steps: steps.length, 'home page': status },
      };
    } finally {
      await database.drop();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export const imageClaims: readonly Claim[] = [image];
