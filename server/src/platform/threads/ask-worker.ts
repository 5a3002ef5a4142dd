import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** What a thread is asked, under a number that comes back with the answer. */
export interface Asked<Task> {
  readonly number: number;
  readonly task: Task;
}

let asked = 0;
/** What Node says of a thread that has ended. */
const ENDED = -1;

/**
 * The answer to this task alone. A thread may send other messages too: under `node --watch` it reports what it imports.
 * Taken for an answer, one would open an account to any password, and all later answers would be those of others.
 */
export async function askWorker<Answer>(
  worker: Worker,
  task: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  asked += 1;
  const number = asked;
  // A thread that ended sends no message: whoever waited for one would hold their place for good.
  if (worker.threadId === ENDED) throw new Error('the thread has ended');
  const messages = on(worker, 'message', { signal, close: ['exit'] });
  worker.postMessage({ number, task } satisfies Asked<unknown>);
  for await (const [message] of messages)
    if (message?.number === number) return (message as { answer: Answer }).answer;
  throw new Error('the thread ended without an answer');
}
