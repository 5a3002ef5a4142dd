import { type Contract, contract, type EndpointKey, type Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_ADDRESS, SEARCHES_PER_PERSON } from '#platform/limits/limits.ts';
import { CALLS, type HarnessCall } from './harness/calls.ts';
import { quickApp } from './harness/quick-app.ts';
import { ownRequest, ownStatus, sendAs } from './harness/requests.ts';
import { textFieldsOf } from './text-fields.ts';

const app = quickApp();
/** Words to search for: they make a read dear, and are counted for each person. */
const SEARCHES = new Set(['q', 'search', 'location']);
/** Public, so counted by address; see below. */
const BY_ADDRESS = new Set(['GET /api/medicines?q', 'GET /api/medicines/:id/offers?place']);
/** Texts of reads that are compared as they are, or only say how the answer looks. A new one is listed here or counted. */
const NO_SEARCH: Readonly<Record<string, string>> = {
  action: 'the whole name of an act',
  after: 'where a page begins',
  category: 'the whole name of a category',
  commune: 'the whole name of a commune',
  country: 'the code of a country',
  language: 'the code of a language',
  moving: 'the id of a visit',
  serviceType: 'the whole name of a service',
  sections: 'which parts of a summary',
  shares: 'which parts would be shown',
  specialty: 'the whole name of a specialty',
  tag: 'the whole tag',
  timeZone: 'the name of a time zone',
  token: 'a secret, found by its hash',
};
/** Every read of theirs is counted, whatever it asks for: FHIR_READS, APP_ASKS_PER_ADDRESS. */
const ALWAYS_COUNTED = ['GET /fhir/', 'GET /oauth/', 'GET /api/apps/request'];
/** They search in what the server keeps in memory, and change nothing. */
const SEARCHING_POSTS = [
  'POST /api/ai/icd10-lookup',
  'POST /api/ai/medical-search',
  'POST /api/ai/check-drug-interactions',
];

/** The free texts that a read takes. */
const textsOf = ({ key }: HarnessCall): string[] =>
  textFieldsOf((contract as Contract)[key as EndpointKey]?.query ?? z.object({}))
    .filter(({ schema }) => schema.format === undefined && schema.pattern === undefined)
    .map(({ path }) => path);

const reads = CALLS.filter(({ isRead }) => isRead);
const plays = reads.flatMap((call) =>
  textsOf(call)
    .filter((field) => SEARCHES.has(field) && !BY_ADDRESS.has(`${call.key}?${field}`))
    .map((field) => [`${call.key}?${field}`, call, field] as const),
);

test('every text of a read is counted as a search, or is known not to be one', () => {
  const unknown = reads
    .filter(({ key }) => !ALWAYS_COUNTED.some((start) => key.startsWith(start)))
    .flatMap((call) => textsOf(call).map((field) => ({ field, place: `${call.key}?${field}` })))
    .filter(({ field, place }) => !SEARCHES.has(field) && !BY_ADDRESS.has(place) && !(field in NO_SEARCH))
    .map(({ place }) => place);
  expect(unknown).toEqual([]);
});

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

test.each(SEARCHING_POSTS)('one person asks %s so often a minute and no more', async (key) => {
  const call = CALLS.find((one) => one.key === key);
  if (!call) throw new Error(`${key} is no call`);
  const world = app.tenant();
  const person = await world.somebody('PROVIDER');
  const request = await ownRequest(call, person, world);
  expect((await sendAs(app, key, request, person)).statusCode).toBe(200);
  await spend(SEARCHES_PER_PERSON, person.id);
  expect((await sendAs(app, key, request, person)).statusCode).toBe(429);
});

test('a list that is not searched is not counted', async () => {
  const person = await app.tenant().somebody('PATIENT');
  await spend(SEARCHES_PER_PERSON, person.id);
  await countTry(app.db, SEARCHES_PER_PERSON, person.id, app.clock.now());
  for (const url of ['/api/providers', '/api/providers?specialty=Surgery', '/api/chat/conversations'])
    expect((await app.send(`GET ${url}`, {}, person)).statusCode, url).toBe(200);
});

test('an address searches medicines and who has them so often a minute and no more', async () => {
  const ask = async (url: string) => (await app.send(`GET ${url}`)).statusCode;
  expect(await ask('/api/medicines?q=para&lang=en')).toBe(200);
  await spend(SEARCHES_PER_ADDRESS, '127.0.0.1');
  expect(await ask('/api/medicines?q=para&lang=en')).toBe(429);
  expect(await ask('/api/medicines?lang=en')).toBe(200);
  expect(await ask('/api/medicines/paracetamol/offers?place=jacmel')).toBe(429);
  expect(await ask('/api/medicines/paracetamol/offers')).toBe(200);
});
