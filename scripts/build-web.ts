import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeServerCode } from '../server/src/platform/server-code.ts';
import { BUILDS } from '../server/src/platform/web-builds.ts';
import { ensureBuild } from './builds.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'web');
// The sources of the web app; a change in any of them requires a new build.
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
  'scripts/speech',
  // Exists once `npm run speech` has made more clips than each build has.
  'web/.speech/made.tsv',
];
const BUNDLE = [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'];
const SPEECH = [join(ROOT, 'scripts/make-speech.ts'), '--first'];
const FINISH = [join(WEB, 'scripts/finish-build.ts')];

/** Runs one step of the build; it ends with this process. */
async function run(args: readonly string[], folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', WEB_BUILD_FOLDER: folder };
  const child = spawn(process.execPath, args, { cwd: WEB, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await once(child, 'close');
    if (status === 0) return;
    console.error(...(await said));
    throw new Error('the web app could not be built');
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Builds the web app unless the current build is from the same sources. */
export async function buildWebIfChanged(): Promise<void> {
  const make = async (folder: string) => {
    console.log('Building the web app…');
    // Speech takes one processor for a minute when there are no clips yet, and nothing later.
    await Promise.all([run(BUNDLE, folder), run(SPEECH, folder)]);
    await run(FINISH, folder);
  };
  const code = writeServerCode();
  await ensureBuild({ builds: BUILDS, name: sourceHash(SOURCES), make });
  await code;
}
