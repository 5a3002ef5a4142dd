import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3101) + 96;
export const MOVABLE_CLOCK_URL = `http://localhost:${PORT}`;

/** A second server, whose time a test may move without disturbing the others. */
export async function serveWithMovableClock() {
  const child = fork(fileURLToPath(new URL('movable-clock-server.ts', import.meta.url)), {
    execArgv: ['--import', fileURLToPath(new URL('../server/test/short-hashes.ts', import.meta.url))],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(PORT),
      LOG_LEVEL: 'warn',
      DEMO: '1',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => {
    throw new Error('the server with a clock of its own has ended');
  });
  failed.catch(() => undefined);
  const heard = () => Promise.race([once(child, 'message'), failed]);
  await heard();
  let ahead = 0;
  return {
    /** It is so much later for the server and in these browsers, whose clock was installed before. */
    async pass(minutes: number, ...pages: Page[]) {
      ahead += minutes * 60_000;
      child.send(ahead);
      await heard();
      for (const page of pages) await page.clock.fastForward(minutes * 60_000);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
