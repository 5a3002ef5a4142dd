import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../', import.meta.url).pathname;
// What the web app is made from; a change in any of it asks for a new build.
const SOURCES = [
  'web/app',
  'web/worker',
  'web/public',
  'web/scripts',
  'web/package.json',
  'web/vite.config.ts',
  'web/react-router.config.ts',
  'packages',
  'package-lock.json',
];
const STAMP = join(ROOT, 'web/build/source-hash');

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules') yield* filesUnder(join(path, name));
}

function sourceHash(): string {
  const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '');
  for (const source of SOURCES)
    for (const file of filesUnder(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web app unless what is there was built from these very sources. */
export function buildWebIfChanged(): void {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web app…');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '-w', 'web'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    throw new Error('the web app could not be built');
  }
  writeFileSync(STAMP, wanted);
}
