import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcrypt';
import type { Asked } from '../threads/ask-worker.ts';

/** A password to be hashed, or to be compared with a hash. */
export interface PasswordWork {
  readonly password: string;
  readonly hash?: string;
}

const COST = 10;

// Linux gives each thread its own priority; elsewhere this would change the whole process. Signing
// in takes tens of milliseconds anyway, and other requests should not wait for it.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ number, task: { password, hash } }: Asked<PasswordWork>) => {
  const answer = hash === undefined ? bcrypt.hashSync(password, COST) : bcrypt.compareSync(password, hash);
  parentPort?.postMessage({ number, answer });
});
