import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCurrentBuild } from '../server/src/platform/web-builds.ts';
import { ensureBuild } from './builds.ts';

let builds = '';
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'lakou builds é '));
});
afterEach(() => rmSync(builds, { recursive: true, force: true }));

const NAMES = ['0'.repeat(16), '1'.repeat(16), '2'.repeat(16), '3'.repeat(16)] as const;
const made: string[] = [];

/** A build whose content is its own name. */
function build(name: string, { say = (_line: string) => {}, until = Promise.resolve() } = {}) {
  const make = async (folder: string) => {
    made.push(name);
    await until;
    mkdirSync(join(folder, 'client'), { recursive: true });
    writeFileSync(join(folder, 'client', 'index.html'), name);
  };
  return ensureBuild({ builds, name, make, say });
}
const folders = () => readdirSync(builds).filter((name) => name.length === 16);
const served = (client: string) => readFileSync(join(client, 'index.html'), 'utf8');

/** A process that serves the current build until it is killed. */
async function startUser() {
  const code = `
    import { openCurrentBuild } from ${JSON.stringify(new URL('../server/src/platform/web-builds.ts', import.meta.url).href)};
    console.log(openCurrentBuild(${JSON.stringify(builds)}));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const [client] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { client: String(client).trim(), kill };
}

test('what is built already is not built again, and is the current one again', async () => {
  made.length = 0;
  await build(NAMES[0]);
  await build(NAMES[0]);
  await build(NAMES[1]);
  expect(served(openCurrentBuild(builds))).toBe(NAMES[1]);
  await build(NAMES[0]);
  expect(made).toEqual([NAMES[0], NAMES[1]]);
  expect(served(openCurrentBuild(builds))).toBe(NAMES[0]);
});

test('a running server keeps every file of its build; once it is gone the build goes too', async () => {
  await build(NAMES[0]);
  const user = await startUser();
  try {
    for (const name of NAMES.slice(1)) await build(name);
    expect(served(user.client)).toBe(NAMES[0]);
    // The build before the current one is kept for servers that cannot write a note.
    expect(folders()).toEqual([NAMES[0], NAMES[2], NAMES[3]]);
  } finally {
    await user.kill();
  }
  await build(NAMES[2]);
  expect(folders()).toEqual([NAMES[2], NAMES[3]]);
});

test('two that ask at once wait for each other, and one of them builds', async () => {
  made.length = 0;
  const said = Promise.withResolvers<string>();
  const once = { say: said.resolve, until: said.promise.then(() => {}) };
  await Promise.all([build(NAMES[0], once), build(NAMES[0], once)]);
  expect(made).toEqual([NAMES[0]]);
  expect(await said.promise).toBe(`Waiting for process ${process.pid}, which is building.`);
  expect(existsSync(join(builds, 'lock'))).toBe(false);
});

test('a build that failed, or that was killed, leaves the current one and holds nobody up', async () => {
  await build(NAMES[0]);
  const failing = ensureBuild({
    builds,
    name: NAMES[1],
    make: async (folder) => {
      mkdirSync(folder);
      throw new Error('a mistake in the sources');
    },
  });
  await expect(failing).rejects.toThrow('a mistake in the sources');
  expect(served(openCurrentBuild(builds))).toBe(NAMES[0]);
  writeFileSync(join(builds, 'lock'), JSON.stringify({ pid: 2 ** 30, started: '' }));
  await build(NAMES[1]);
  expect(served(openCurrentBuild(builds))).toBe(NAMES[1]);
  expect(readdirSync(builds).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
});

test('a server without a build says what to do', () => {
  expect(() => openCurrentBuild(builds)).toThrow('the web app is not built: npm run build does it');
});
