import { expect, test } from 'vitest';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_ADDRESS, SEARCHES_PER_PERSON } from '#platform/limits/limits.ts';
import { type Person, testApp } from './app.ts';

const lakou = testApp();

/** All that is left after one try. */
async function spend(limit: typeof SEARCHES_PER_PERSON, of: string): Promise<void> {
  for (let n = 1; n < limit.max; n++) await countTry(lakou.platform.db, limit, of, lakou.clock.now());
}

const CALLS: Record<
  string,
  { role: 'PATIENT' | 'PROVIDER'; plain?: (of: Person) => string; searching: (of: Person) => string }
> = {
  'providers by name': {
    role: 'PATIENT',
    plain: () => '/api/providers',
    searching: () => '/api/providers?q=jo',
  },
  'providers by place': {
    role: 'PATIENT',
    plain: () => '/api/providers?specialty=Surgery',
    searching: () => '/api/providers?location=jacmel',
  },
  'the map': { role: 'PATIENT', searching: () => '/api/providers/map' },
  conversations: {
    role: 'PATIENT',
    plain: () => '/api/chat/conversations',
    searching: () => '/api/chat/conversations?search=tou',
  },
  'all patients': {
    role: 'PROVIDER',
    plain: () => '/api/users/patients',
    searching: () => '/api/users/patients?q=rose',
  },
  'own patients': {
    role: 'PROVIDER',
    plain: ({ id }) => `/api/providers/${id}/patients`,
    searching: ({ id }) => `/api/providers/${id}/patients?q=rose`,
  },
};

test.each(Object.entries(CALLS))('one person searches %s so often a minute and no more', async (_, call) => {
  const person = await lakou.person(call.role);
  const ask = async (url: string) => (await lakou.send(`GET ${url}`, {}, person)).statusCode;
  expect(await ask(call.searching(person))).toBe(200);
  await spend(SEARCHES_PER_PERSON, person.id);
  expect(await ask(call.searching(person))).toBe(429);
  if (call.plain) expect(await ask(call.plain(person))).toBe(200);
  lakou.clock.move(SEARCHES_PER_PERSON.seconds);
  expect(await ask(call.searching(person))).toBe(200);
});

test('an address searches medicines so often a minute and no more', async () => {
  const ask = async (url: string) => (await lakou.send(`GET ${url}`)).statusCode;
  expect(await ask('/api/medicines?q=para&lang=en')).toBe(200);
  await spend(SEARCHES_PER_ADDRESS, '127.0.0.1');
  expect(await ask('/api/medicines?q=para&lang=en')).toBe(429);
  expect(await ask('/api/medicines?lang=en')).toBe(200);
});
