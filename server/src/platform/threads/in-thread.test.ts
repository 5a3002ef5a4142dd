import { expect, test } from 'vitest';
import { inThread } from './in-thread.ts';

interface Sample {
  isMain(): boolean;
  total(numbers: ReadonlySet<number>): number;
  refuse(): never;
  letters(): Buffer;
  never(): void;
}
const CODE = `
import { isMainThread } from 'node:worker_threads';
export const isMain = () => isMainThread;
export const total = (numbers) => [...numbers].reduce((sum, one) => sum + one, 0);
export const refuse = () => { throw new RangeError('too far'); };
export const letters = async () => Buffer.from('abc');
export const never = () => { for (;;); };
`;
const sample = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);

test('OPS-5 a function is called in another thread, with a copy of what it is given', async () => {
  const call = inThread<Sample>(sample);
  expect(await call('isMain')).toBe(false);
  expect(await call('total', new Set([1, 2, 3]))).toBe(6);
  expect(Buffer.from(await call('letters')).toString()).toBe('abc');
});

test('OPS-5 attack: no other message of a thread is taken for an answer, which would be somebody else’s next', async () => {
  const noisy = `import { parentPort } from 'node:worker_threads';
    export const echo = (text) => { parentPort.postMessage({ done: 'of another' }); return text; };`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(noisy)}`);
  const call = inThread<{ echo(text: string): string }>(url);
  for (const text of ['one', 'two', 'three']) expect(await call('echo', text)).toBe(text);
});

test('OPS-5 what it throws is thrown, and the next call is answered', async () => {
  const call = inThread<Sample>(sample);
  await expect(call('refuse')).rejects.toThrow(new RangeError('too far'));
  expect(await call('isMain')).toBe(false);
});

test('OPS-5 work that does not end is given up, and holds nobody up', async () => {
  const call = inThread<Sample>(sample, { longestMs: 1 });
  await expect(call('never')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await inThread<Sample>(sample)('isMain')).toBe(false);
});
