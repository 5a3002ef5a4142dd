import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PasswordWork } from './password-worker.ts';

const AT_ONCE = 2;

// A check takes tens of milliseconds of a core, so only a few run at a time, in threads of low
// priority: other requests do not wait for them.
let running = 0;
const waiting: (() => void)[] = [];
const idle: Worker[] = [];

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    // The slot goes directly to the next in the queue.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
  worker.on('error', () => {}); // the caller gets the error
  return worker;
}

const inWorker = <T>(work: PasswordWork): Promise<T> =>
  withConcurrencyLimit(async () => {
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    worker.postMessage(work);
    const [answer] = await once(worker, 'message'); // a broken thread is dropped, and the next check starts another
    worker.unref(); // an idle thread does not keep the process running
    idle.push(worker);
    return answer as T;
  });

export const hashPassword = (password: string) => inWorker<string>({ password });

// Compared when there is no account, so that refusing an unknown account takes as long as a wrong
// password.
const NOBODY = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.HtLvyYPnV8pNwVTHe4pFD8sVbIPa';

export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  return (await inWorker<boolean>({ password, hash: hash ?? NOBODY })) && hash !== undefined;
}
