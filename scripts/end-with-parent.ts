import { commandOf, isRunning, parentOf } from '../server/src/platform/postgres/processes.ts';

const LOOK_EVERY_MS = 500;

/**
 * Ends this process, as SIGTERM does, when its parent has ended, because npm passes no signal on.
 * There may be a shell between npm and this process that keeps running after npm.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const starters = /^\S*sh -c /.test(commandOf(parent)) ? [parent, parentOf(parent)] : [parent];
  const look = setInterval(() => {
    if (process.ppid === parent && starters.every(isRunning)) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
