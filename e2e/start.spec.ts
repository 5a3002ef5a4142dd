import { expect, test } from '@playwright/test';
import { copyCheckout, deleteCopy, npmStart } from '../scripts/checkout-copy.ts';
import { isRunning } from '../server/src/platform/postgres/processes.ts';

test('npm start works in a folder with a space and accents, and leaves nothing running', async () => {
  test.setTimeout(300_000);
  const folder = await copyCheckout({ withBuild: true });
  try {
    for (const [who, signal] of [
      ['npm', 'SIGTERM'],
      ['npm', 'SIGKILL'],
      ['server', 'SIGKILL'],
    ] as const) {
      const { url, npm, processes, end } = await npmStart(folder);
      try {
        // The addresses in the page have the port of PORT.
        const html = await (await fetch(`${url}/ht`)).text();
        expect(html).toContain(`<link rel="canonical" href="http://localhost:${new URL(url).port}/ht"/>`);
        const pid = who === 'npm' ? npm.pid : processes[0];
        process.kill(pid ?? Number.NaN, signal);
        await expect
          .poll(() => processes.filter(isRunning), {
            message: `${signal} to ${who} ends the server and its database`,
            timeout: 30_000,
          })
          .toEqual([]);
      } finally {
        await end();
      }
    }
  } finally {
    await deleteCopy(folder);
  }
});
