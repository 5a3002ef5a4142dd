import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Two checkouts on one machine test beside each other when each has ports of its own.
const PORT = Number(process.env.E2E_PORT ?? 3101);
const PUSH_PORT = PORT + 98;
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function launchOptions(browsers: readonly string[]) {
  const executablePath = process.env.CHROMIUM_PATH ?? browsers.find(existsSync);
  return {
    ...(executablePath && { executablePath }),
    // These keep the browser from calling home: nothing here needs the internet.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A camera and a microphone that need nobody: a moving pattern, and beeps.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  };
}

/** The browser with all its parts: the build for tests shows no notifications. */
export const wholeBrowser = launchOptions(BROWSERS);

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true, // tests know nothing of each other: whichever is next goes to who is free
  timeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  // A test that passes only when it is repeated has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    actionTimeout: 60_000, // says which step hangs, before the test as a whole is given up
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off', // recording each step is slow
    // What passes a service worker passes by the tests' own answers; journeys without a network allow it.
    serviceWorkers: 'block',
    // Debian's build without windows costs a third less.
    launchOptions: launchOptions(['/usr/bin/chromium-headless-shell', ...BROWSERS]),
  },
  webServer: {
    command: 'node --import ./server/test/short-hashes.ts e2e/serve.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000, // the demo people are made first
    // Tests say from which address somebody registers: from one alone, so many would be too many.
    // And a push server stands in for those of browsers (e2e/push-server.ts).
    env: {
      PORT: String(PORT),
      LOG_LEVEL: 'warn',
      DEMO: '1',
      TRUST_PROXY: '1',
      PUSH_HOSTS: `127.0.0.1:${PUSH_PORT}`,
      MONCASH_BOOKINGS: '1',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
