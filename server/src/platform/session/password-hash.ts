import { Worker } from 'node:worker_threads';
import { askWorker } from '../threads/ask-worker.ts';
import { fewAtOnce } from '../threads/few-at-once.ts';
import type { PasswordWork } from './password-worker.ts';

const AT_ONCE = 2;

// A check takes tens of milliseconds of a core, so only a few run at a time, in threads of low
// priority: other requests do not wait for them.
const inTurn = fewAtOnce(AT_ONCE);
const idle: Worker[] = [];

function startWorker(): Worker {
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
  worker.on('error', () => {}); // the caller gets the error
  return worker;
}

const inWorker = <T>(work: PasswordWork): Promise<T> =>
  inTurn(async () => {
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    const answer = await askWorker<T>(worker, work); // a broken thread is dropped, and the next check starts another
    worker.unref(); // an idle thread does not keep the process running
    idle.push(worker);
    return answer;
  });

export const hashPassword = (password: string) => inWorker<string>({ password });

// Compared when there is no account, so that refusing an unknown account takes as long as a wrong
// password.
const NOBODY = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.HtLvyYPnV8pNwVTHe4pFD8sVbIPa';

export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  return (await inWorker<boolean>({ password, hash: hash ?? NOBODY })) === true && hash !== undefined;
}
