import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PasswordWork } from './password-worker.ts';

const AT_ONCE = 2;

// A check costs tens of milliseconds of a core: a few at a time, in threads that come last, so that everybody else's
// requests don't wait.
let running = 0;
const waiting: (() => void)[] = [];
const idle: Worker[] = [];

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    // The place passes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
  worker.on('error', () => {}); // whoever waits for it is told
  return worker;
}

const inWorker = <T>(work: PasswordWork): Promise<T> =>
  withConcurrencyLimit(async () => {
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    worker.postMessage(work);
    const [answer] = await once(worker, 'message'); // one that breaks is left to itself, and the next one starts another
    worker.unref(); // a thread without work keeps no process from ending
    idle.push(worker);
    return answer as T;
  });

export const hashPassword = (password: string) => inWorker<string>({ password });

// Checked when there is no account, so that a missing one takes as long to refuse as a wrong password.
const NOBODY = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.HtLvyYPnV8pNwVTHe4pFD8sVbIPa';

export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  return (await inWorker<boolean>({ password, hash: hash ?? NOBODY })) && hash !== undefined;
}
