import { solveChallenge } from 'altcha-lib/v1';

export interface Work {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
}

// Runs in a worker, so that the page stays responsive.
self.addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  const { promise } = solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber);
  const solution = await promise.catch(() => null);
  self.postMessage(solution?.number);
});
