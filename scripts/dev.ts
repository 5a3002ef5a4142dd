import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded.ts';
import { writeServerCode } from '../server/src/platform/server-code.ts';
import { endWithParent } from './end-with-parent.ts';

// Runs both sides with hot reload. The database runs in this process, so that a restart of the
// server does not restart it.
const ROOT = join(import.meta.dirname, '..');
const dataDir = process.env.DATA_DIR || join(ROOT, 'data');
const webPort = process.env.WEB_PORT || '5173';
const postgres = process.env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir, say: console.log });

await writeServerCode();

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  DEMO: process.env.DEMO ?? '1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PUBLIC_URL: `http://localhost:${webPort}`,
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  }),
  spawn('react-router', ['dev', '--port', webPort, '--strictPort'], {
    cwd: join(ROOT, 'web'),
    env,
    stdio: 'inherit',
  }),
];

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const gone = children.map(
    (child) => new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0))),
  );
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(gone);
  await postgres?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
endWithParent();
for (const child of children) child.once('exit', () => void stop());
