import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Ask, ask } from './ask.ts';

const TICK_MS = 10;

/** Sends a fixed number of requests per second, whether or not earlier ones are answered. */
export async function pacedAnswers(
  url: string,
  perSecond: number,
  seconds: number,
  next: (count: number) => Ask,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds) break;
    while (answers.length < elapsed * perSecond) answers.push(ask(url, agent, next(answers.length)));
    await sleep(TICK_MS);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** The times of requests that must all be answered with 200. */
export async function pacedLoad(...load: Parameters<typeof pacedAnswers>): Promise<number[]> {
  const answers = await pacedAnswers(...load);
  const other = answers.find(({ status }) => status !== 200);
  if (other) throw new Error(`answered ${other.status}: nothing was measured`);
  return answers.map(({ milliseconds }) => milliseconds);
}
