import { type Contract, contract, type EndpointKey, type Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_ADDRESS, SEARCHES_PER_PERSON } from '#platform/limits/limits.ts';
import { CALLS, type HarnessCall } from './harness/calls.ts';
import { quickApp } from './harness/quick-app.ts';
import { ownRequest, ownStatus, sendAs } from './harness/requests.ts';

const app = quickApp();
/** Words to search for: they make a read dear, and are counted for each person. */
const SEARCHES = new Set(['q', 'search', 'location']);
/** Public, so counted by address; see below. */
const BY_ADDRESS = new Set(['GET /api/medicines']);

function searchesOf({ key }: HarnessCall): string[] {
  const query = (contract as Contract)[key as EndpointKey]?.query as z.ZodType | undefined;
  const { properties = {} } = query
    ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
    : { properties: {} };
  return Object.keys(properties).filter((name) => SEARCHES.has(name));
}

const plays = CALLS.filter(({ key, isRead }) => isRead && !BY_ADDRESS.has(key)).flatMap((call) =>
  searchesOf(call).map((field) => [`${call.key}?${field}`, call, field] as const),
);

/** All that is left after one try. */
async function spend(limit: typeof SEARCHES_PER_PERSON, of: string): Promise<void> {
  for (let n = 1; n < limit.max; n++) await countTry(app.db, limit, of, app.clock.now());
}

/** The role for which the call does most. */
const bestRole = (call: HarnessCall): Role =>
  [...ROLES].sort((a, b) => ownStatus(call, a) - ownStatus(call, b))[0] ?? 'PATIENT';

test('there are reads that search', () => {
  expect(plays.length).toBeGreaterThan(15);
});

test.each(plays)('one person asks %s so often a minute and no more', async (_, call, field) => {
  const world = app.tenant();
  const person = await world.somebody(bestRole(call));
  const request = await ownRequest(call, person, world);
  const ask = async (query: Record<string, string>) =>
    (await sendAs(app, call.key, { ...request, query: { ...request.query, ...query } }, person)).statusCode;
  expect(await ask({ [field]: 'jo' })).toBe(200);
  await spend(SEARCHES_PER_PERSON, person.id);
  expect(await ask({ [field]: 'jo' })).toBe(429);
  app.clock.move(SEARCHES_PER_PERSON.seconds);
  expect(await ask({ [field]: 'jo' })).toBe(200);
});

test('a list that is not searched is not counted', async () => {
  const person = await app.tenant().somebody('PATIENT');
  await spend(SEARCHES_PER_PERSON, person.id);
  await countTry(app.db, SEARCHES_PER_PERSON, person.id, app.clock.now());
  for (const url of ['/api/providers', '/api/providers?specialty=Surgery', '/api/chat/conversations'])
    expect((await app.send(`GET ${url}`, {}, person)).statusCode, url).toBe(200);
});

test('an address searches medicines so often a minute and no more', async () => {
  const ask = async (url: string) => (await app.send(`GET ${url}`)).statusCode;
  expect(await ask('/api/medicines?q=para&lang=en')).toBe(200);
  await spend(SEARCHES_PER_ADDRESS, '127.0.0.1');
  expect(await ask('/api/medicines?q=para&lang=en')).toBe(429);
  expect(await ask('/api/medicines?lang=en')).toBe(200);
});
