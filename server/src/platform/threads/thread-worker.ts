import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Asked } from './ask-worker.ts';

/** A function of a module and what it is given. */
export interface ThreadTask {
  readonly module: string;
  readonly name: string;
  readonly given: readonly unknown[];
}

/** What it returned, or what it threw. */
export type ThreadAnswer = { readonly done: unknown } | { readonly thrown: unknown };

// As for passwords: Linux gives each thread its own priority, and other requests go first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

async function answerTo({ module, name, given }: ThreadTask): Promise<ThreadAnswer> {
  try {
    const functions = await import(module);
    return { done: await functions[name](...given) };
  } catch (thrown) {
    return { thrown };
  }
}

parentPort?.on('message', async ({ number, task }: Asked<ThreadTask>) => {
  parentPort?.postMessage({ number, answer: await answerTo(task) });
});
