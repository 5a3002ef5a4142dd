import { type Contract, contract as product } from '@lakou/contract';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#test/instance.ts';
import { type JsonSchema, samplesOf } from '#test/samples.ts';
import { everyone, policy } from '../access/policy.ts';
import { createRouter } from './router.ts';
import { createServer } from './server.ts';

// Every reply of the contract at its own address, answering what the test says. Streams are not
// JSON, and a copy of one's data holds whatever the tables do.
const replies = Object.entries(product as Contract).filter(
  ([key, { reply, stream }]) => reply && !stream && key !== 'GET /api/users/me/export',
);
const contract: Contract = Object.fromEntries(
  replies.map(([key, { reply, status = 200 }], index) => [
    `GET /sample/${index}`,
    { summary: key, ...(reply && { reply }), status },
  ]),
);
const lakou = testDatabase();
const servers: Record<'production' | 'test', FastifyInstance | undefined> = {
  production: undefined,
  test: undefined,
};
let answer: unknown;

beforeAll(async () => {
  const { platform } = await lakou.open();
  const anyone = policy('sample', everyone('a test'));
  for (const mode of ['production', 'test'] as const) {
    const config = { ...platform.config, production: mode === 'production' };
    const app = await createServer({ ...platform, config });
    const on = createRouter(app, { ...platform, config }, contract);
    for (const key of Object.keys(contract))
      on(key as keyof typeof contract, anyone, () => answer as undefined);
    servers[mode] = app;
  }
});
afterAll(() => Promise.all([servers.production?.close(), servers.test?.close()]));

async function replyIn(mode: 'production' | 'test', index: number, value: unknown) {
  answer = value;
  const reply = await servers[mode]?.inject({ url: `/sample/${index}` });
  return { status: reply?.statusCode, body: reply?.body ?? '' };
}

/** The same value with an additional field in every object. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, one]) => [name, withSecrets(one)]);
  return { passwordHash: '$2b$10$secret', ...Object.fromEntries(own), tokenHash: 'secret' };
}

describe('every reply of the contract', () => {
  test.each(replies.map(([key, { reply }], index) => ({ key, reply: reply as z.ZodType, index })))(
    '$key says the same in production and in tests, and drops what it does not name',
    async ({ reply, index }) => {
      const samples = samplesOf(z.toJSONSchema(reply, { io: 'output' }) as JsonSchema);
      await fc.assert(
        fc.asyncProperty(samples, async (raw) => {
          // What a handler may answer; some rules cannot be expressed in JSON Schema.
          const { success, data: sample } = reply.safeParse(raw);
          fc.pre(success);
          const leaky = withSecrets(sample);
          const production = await replyIn('production', index, leaky);
          const checked = await replyIn('test', index, leaky);
          expect([production.status, JSON.parse(production.body)]).toEqual([checked.status, sample]);
          expect(JSON.parse(checked.body)).toEqual(sample);
        }),
        { numRuns: 15 },
      );
    },
  );
});

describe('a reply that breaks the contract', () => {
  const hello = replies.findIndex(([key]) => key === 'GET /api/hello');
  test.each([[{}], [{ message: 7 }], [null], [undefined]])('%j is a fault in tests', async (wrong) => {
    const { status, body } = await replyIn('test', hello, wrong);
    expect(status).toBe(500);
    expect(JSON.parse(body)).toEqual({ message: 'An error occurred', code: 'unexpected' });
  });

  test('in production it leaks nothing and says nothing of our insides', async () => {
    const { status, body } = await replyIn('production', hello, { passwordHash: 'secret' });
    expect(status).toBe(500);
    expect(JSON.parse(body)).toEqual({ message: 'An error occurred', code: 'unexpected' });
  });
});

test('API-1 replies of the API are never kept by a cache', async () => {
  for (const mode of ['production', 'test'] as const) {
    answer = { message: 'x' };
    const reply = await servers[mode]?.inject({ url: '/sample/0' });
    expect(reply?.headers['cache-control']).toBe('no-store');
  }
});
