import { commandOf, isRunning, parentOf } from '../server/src/platform/postgres/processes.ts';

const LOOK_EVERY_MS = 500;

/**
 * Ends this process, as SIGTERM does, when the one that started it is gone: npm passes no signal on. Between npm and us
 * there may be a shell, which outlives npm.
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
