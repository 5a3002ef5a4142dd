import { fail } from './errors.ts';

const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

const queues = new WeakMap<object, Map<string, Promise<void>>>();

function queuesOf(owner: object): Map<string, Promise<void>> {
  const found = queues.get(owner) ?? new Map<string, Promise<void>>();
  queues.set(owner, found);
  return found;
}

/**
 * Those who want the same thing of one server wait for each other here, before they hold a connection: a crowd at one
 * lock of the database would keep the whole pool from everybody else. Who waited too long is told to come again.
 */
export async function withKeyLock<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  const last = queuesOf(owner);
  const before = last.get(key);
  const began = performance.now();
  const turn = (async () => {
    await before;
    if (performance.now() - began > PATIENCE_MS)
      fail('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return work();
  })();
  // What becomes of it is for who asked; the next only waits for its end.
  const ended = turn.then(
    () => {},
    () => {},
  );
  last.set(key, ended);
  try {
    return await turn;
  } finally {
    if (last.get(key) === ended) last.delete(key);
  }
}
