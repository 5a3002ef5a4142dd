import { api } from '../../platform/api/api.ts';
import type { Work } from './solve.worker.ts';

function solve(work: Work): Promise<number> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) =>
      data === undefined ? reject(new Error('no solution')) : resolve(data);
    worker.onerror = () => reject(new Error('the worker failed'));
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}

/**
 * Solves the server's challenge and returns the proof. Undefined where the browser cannot compute it (http outside
 * localhost): the server then allows fewer tries.
 */
export async function proveHuman(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const work = await api('GET /api/auth/human-check');
  const { algorithm, challenge, salt, signature } = work;
  const number = await solve(work);
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
