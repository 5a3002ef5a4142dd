import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { environment } from './cluster.ts';
import type { Place } from './place.ts';

const CLAIM = 'watched-';
const STEPS_PER_SECOND = 10;

// Reads the pid to watch until its standard input ends, which happens when the server is gone. It
// is a shell, because that takes 1 MB where Node takes 40. Only the process that deletes the claim
// file may stop PostgreSQL or take it over.
const SCRIPT = `
pid=
while read -r line; do pid=$line; done
step=0
while [ -e "$1" ] && [ "$step" -lt "$2" ]; do sleep 0.1; step=$((step + 1)); done
[ -n "$pid" ] && rm "$1" 2>/dev/null && kill -INT "$pid"
`;

/** Stops PostgreSQL when this process has ended without stopping it. */
export interface Watcher {
  watch(pid: number): void;
  /**
   * Whether PostgreSQL, left running by a server that is gone, is now ours; else that server's
   * watcher stops it.
   */
  takeOver(): Promise<boolean>;
  end(): void;
}

// Windows has neither this shell nor these signals; there the next start takes PostgreSQL over.
const NO_WATCHER: Watcher = { watch: () => {}, takeOver: async () => true, end: () => {} };

/** `lingerMs`: how long the next server has to take PostgreSQL over. */
export async function startWatcher({ data }: Place, lingerMs: number): Promise<Watcher> {
  if (process.platform === 'win32') return NO_WATCHER;
  const home = dirname(data);
  const own = `${CLAIM}${randomBytes(6).toString('hex')}`;
  const claim = join(home, own);
  await writeFile(claim, '');
  const steps = Math.ceil((lingerMs * STEPS_PER_SECOND) / 1000);
  // In its own session, like PostgreSQL: Ctrl-C must reach only the server.
  const child = spawn('sh', ['-c', SCRIPT, 'watcher', claim, String(steps)], {
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const input = child.stdin as Socket;
  for (const one of [child, input]) one.on('error', () => {}); // killed from outside: the next start takes over
  child.unref();
  input.unref();

  return {
    watch: (pid) => input.write(`${pid}\n`),
    async takeOver() {
      const others = (await readdir(home)).filter((name) => name.startsWith(CLAIM) && name !== own);
      const taken = await Promise.all(
        others.map((name) =>
          rm(join(home, name)).then(
            () => true,
            () => false,
          ),
        ),
      );
      return taken.includes(true);
    },
    end() {
      rmSync(claim, { force: true });
      input.end();
    },
  };
}
