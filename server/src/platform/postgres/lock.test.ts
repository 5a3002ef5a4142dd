import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lakou-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a locked folder is refused with its name and the pid of its owner, and free again after unlocking', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}; stop that one first.`,
  );
  await unlock();
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});

test.each([
  ['of a process that died', { pid: 2 ** 30, started: '' }],
  ['whose pid now belongs to another process', { pid: process.pid, started: 'another day' }],
])('a lock %s is taken over', async (_, owner) => {
  await writeFile(join(folder, 'postgres.lock'), JSON.stringify(owner));
  await lockFolder(folder);
  expect(JSON.parse(await readFile(join(folder, 'postgres.lock'), 'utf8'))).not.toEqual(owner);
});

test('a lock that was cut short by a crash is taken over', async () => {
  await writeFile(join(folder, 'postgres.lock'), '{"pid":');
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});

test('a guard left by a crash holds nobody up for long', async () => {
  const guard = join(folder, 'postgres.lock.guard');
  await writeFile(guard, '');
  await utimes(guard, 0, 0);
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});

test('of several processes that find the same stale lock, exactly one gets it', async () => {
  await writeFile(join(folder, 'postgres.lock'), JSON.stringify({ pid: 2 ** 30, started: '' }));
  const code = `
    import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    process.stdin.once('data', () => lockFolder(${JSON.stringify(folder)}).then(() => console.log('won'), () => console.log('lost')));
    process.stdin.once('end', () => process.exit());
    console.log('ready');`;
  const racers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const answers = () =>
    Promise.all(racers.map(async (racer) => String((await once(racer.stdout, 'data'))[0]).trim()));
  expect(new Set(await answers())).toEqual(new Set(['ready']));
  const results = answers();
  for (const racer of racers) racer.stdin.write('go');
  expect((await results).toSorted()).toEqual(['lost', 'lost', 'lost', 'won']);
  const ends = Promise.all(racers.map((racer) => once(racer, 'exit')));
  for (const racer of racers) racer.stdin.end();
  await ends;
});
