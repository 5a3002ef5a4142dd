import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { askWorker } from './ask-worker.ts';

const thread = (code: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true });

test('OPS-5 whoever asks a thread that ends without an answer is told so, and waits no longer', async () => {
  const worker = thread("parentPort.once('message', () => process.exit(0));");
  await expect(askWorker(worker, 'anything', AbortSignal.timeout(5000))).rejects.toThrow(
    'ended without an answer',
  );
});

test('OPS-5 a thread that ended while nobody asked it takes no task', async () => {
  const worker = thread('');
  await once(worker, 'exit');
  await expect(askWorker(worker, 'anything', AbortSignal.timeout(5000))).rejects.toThrow('has ended');
});

test('OPS-5 a thread that breaks passes on what broke it', async () => {
  const worker = thread("parentPort.once('message', () => { throw new RangeError('too far'); });");
  worker.on('error', () => {});
  await expect(askWorker(worker, 'anything', AbortSignal.timeout(5000))).rejects.toThrow('too far');
});
