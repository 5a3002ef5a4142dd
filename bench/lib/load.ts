import autocannon, { type Request } from 'autocannon';
import { cpuBetween, cpuOf, databaseCpu } from './proc.ts';
import type { Program } from './program.ts';
import { percentile } from './stats.ts';

/**
 * A program under load: requests per second, the slowest response times, and the cost of each
 * request.
 */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of CPU per request. */
  readonly nodeCpu: number;
  readonly databaseCpu: number;
}

/** One connection for each given request; each repeats its own as soon as it is answered. */
export async function loadFor(
  seconds: number,
  { url, pid }: Program,
  database: string,
  requests: readonly Request[],
): Promise<Round> {
  const times: number[] = [];
  let next = 0;
  const nodeBefore = cpuOf(pid);
  const databaseBefore = databaseCpu(database);
  const began = performance.now();
  const run = autocannon({
    url,
    connections: requests.length,
    duration: seconds,
    setupClient(client) {
      const request = requests[next++ % requests.length];
      if (request) client.setRequests([request]);
    },
  });
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { errors, timeouts, non2xx } = await run;
  const elapsed = (performance.now() - began) / 1000;
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals: nothing was measured`,
    );
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    nodeCpu: (cpuOf(pid) - nodeBefore) / times.length,
    databaseCpu: cpuBetween(databaseBefore, databaseCpu(database)) / times.length,
  };
}
