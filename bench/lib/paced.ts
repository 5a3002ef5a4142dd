import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PacedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const TICK_MS = 10;

/** Milliseconds until the whole answer has arrived. */
function ask(url: string, agent: Agent, { method, path, headers, body }: PacedRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

/**
 * Sends a fixed number of requests per second, whether or not earlier ones are answered. Returns
 * their times.
 */
export async function pacedLoad(
  url: string,
  perSecond: number,
  seconds: number,
  next: (count: number) => PacedRequest,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds) break;
    while (answers.length < elapsed * perSecond) answers.push(ask(url, agent, next(answers.length)));
    await sleep(TICK_MS);
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}
