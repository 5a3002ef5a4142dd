import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { iceServersFor } from '../../server/src/capabilities/calls/ice.rules.ts';
import { freePort } from '../checkout-copy.ts';
import type { Claim } from './claim.ts';
import { RELAY_PAGE } from './relay-page.ts';

const ENOUGH_BYTES = 50_000;
const PATIENCE_MS = 60_000;
const SECRET = 'the relay and the server share this';

interface Counted {
  readonly audio: number;
  readonly video: number;
  readonly ends: readonly string[];
  readonly candidates: readonly string[];
}

const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

/** coturn as Debian has it, on this machine alone, with passwords by the secret. */
async function startRelay(program: string) {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'lakou-relay-'))];
  const options = {
    'listening-ip': '127.0.0.1',
    'relay-ip': '127.0.0.1',
    'listening-port': port,
    'static-auth-secret': SECRET,
    realm: 'lakou',
    userdb: join(folder, 'turndb'),
    pidfile: join(folder, 'pid'),
  };
  const child = spawn(
    program,
    [
      '-n',
      '--use-auth-secret',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--allow-loopback-peers',
      '--log-file=stdout',
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    { stdio: 'ignore' },
  );
  const gone = once(child, 'exit');
  while (child.exitCode === null && !(await answers(port))) await sleep(100);
  if (child.exitCode !== null) throw new Error(`the relay ended with ${child.exitCode}`);
  return {
    port,
    async stop() {
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A page that may use the camera; nothing of it is shown. */
async function openPage(origin: string, server: object) {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const page = await browser.newPage();
  await page.goto(`${origin}/api/hello`);
  await page.evaluate(RELAY_PAGE);
  await page.evaluate(`relay.open(${JSON.stringify(server)})`);
  return { page, close: () => browser.close() };
}

const describe = (page: Page, theirs?: unknown): Promise<unknown> =>
  page.evaluate(`relay.describe(${JSON.stringify(theirs) ?? ''})`);

const counted = (page: Page) => page.evaluate('relay.counted()') as Promise<Counted>;

const isEnough = ({ audio, video }: Counted) => audio > 0 && audio + video > ENOUGH_BYTES;

const carries: Claim = {
  what: 'TELE-1 coturn takes the passwords that we make, and by it alone two browsers hear and see each other',
  async run({ two }) {
    const program = findProgram('turnserver');
    if (!program) return { holds: true, counts: {}, notRun: 'coturn is not installed' };
    const [instance] = two;
    const { app } = instance;
    const origin = app.server.listening
      ? app.listeningOrigin
      : await app.listen({ port: 0, host: '127.0.0.1' });
    const relay = await startRelay(program);
    const settings = {
      stunUrls: [],
      turn: { urls: [`turn:127.0.0.1:${relay.port}?transport=udp`], secret: SECRET },
      relayOnly: true,
    };
    const [server] = iceServersFor(settings, randomUUID(), new Date(Date.now() + 3_600_000));
    const open = [await openPage(origin, server ?? {}), await openPage(origin, server ?? {})];
    try {
      const [first, second] = open.map(({ page }) => page);
      if (!first || !second) throw new Error('two browsers are needed');
      await describe(first, await describe(second, await describe(first)));
      const until = Date.now() + PATIENCE_MS;
      const look = () => Promise.all([counted(first), counted(second)]);
      let both = await look();
      while (!both.every(isEnough) && Date.now() < until) {
        await sleep(500);
        both = await look();
      }
      const kinds = new Set(both.flatMap(({ ends, candidates }) => [...ends, ...candidates]));
      const [hers, his] = both;
      return {
        holds: both.every(isEnough) && [...kinds].join() === 'relay',
        counts: {
          'ways found': [...kinds].join(' '),
          'bytes of sound': hers.audio + his.audio,
          'bytes of picture': hers.video + his.video,
        },
      };
    } finally {
      for (const { close } of open) await close();
      await relay.stop();
    }
  },
};

export const relayClaims: readonly Claim[] = [carries];
