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
 * Callers that want the same key on one server wait for each other here, before they hold a
 * database connection: many callers waiting for one database lock would use up the pool. A caller
 * that has waited too long is refused and can try again.
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
  // The result or error goes to the caller; the next in the queue only waits until this one has
  // ended.
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
