import { fail } from './errors.ts';

const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Those who want the same thing wait for each other here, before they hold a connection: a crowd at one lock of the
 * database would keep the whole pool, and with it everybody else. Who has waited too long is told to come again.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const before = last.get(key);
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
  };
}
