import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';
import { signalPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';
import { startWatcher } from './watcher.ts';

const LOOK_EVERY_MS = 250;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 60_000;

/** Keeps PostgreSQL running until the returned function is called. */
export async function supervise(
  place: Place,
  args: string[],
  lingerMs: number,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const end = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: end.signal }).catch(() => {});
  const watcher = await startWatcher(place, lingerMs);
  let pid = await startPostmaster(place, args, watcher).catch((error) => {
    watcher.end();
    throw error;
  });
  let since = Date.now();
  let wait = SHORTEST_PAUSE_MS;

  const restart = async () => {
    wait = Date.now() - since > STEADY_AFTER_MS ? SHORTEST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
    await pause(wait);
    pid = await startPostmaster(place, args, watcher, () => !end.signal.aborted);
    since = Date.now();
    say('PostgreSQL is back.');
  };
  // A server that was taken over is not our child process and sends no exit event, so it is checked
  // regularly.
  const watch = async () => {
    for (; !end.signal.aborted; await pause(LOOK_EVERY_MS)) {
      if (isRunning(pid)) continue;
      say(`PostgreSQL (process ${pid}) stopped unexpectedly; starting it again.`);
      await restart().catch((error: Error) => end.signal.aborted || say(error.message));
    }
  };
  const watching = watch();

  // When this process ends without calling stop, PostgreSQL ends with it.
  const onExit = () => {
    watcher.end();
    signalPostmaster(place, pid, 'INT');
  };
  process.on('exit', onExit);
  return async () => {
    end.abort();
    await watching;
    await stopPostmaster(place, pid);
    watcher.end();
    process.off('exit', onExit);
  };
}
