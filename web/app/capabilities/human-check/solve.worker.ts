import { solveChallenge } from 'altcha-lib/v1';

export interface Work {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
}

// Counting happens here, so that the page stays quick under the thumb.
self.addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  const { promise } = solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber);
  const solution = await promise.catch(() => null);
  self.postMessage(solution?.number);
});
