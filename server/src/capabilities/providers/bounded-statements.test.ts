import { type MapSearch, ProviderSearch } from '@lakou/contract/providers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Actor } from '#platform/access/actor.ts';
import { createGrant } from '#platform/access/grant.ts';
import { openDatabase } from '#platform/db/db.ts';
import { testDatabase } from '#test/instance.ts';
import { listCards } from './cards.store.ts';
import { listSpots } from './map.store.ts';

const lakou = testDatabase();

const filter = {
  q: fc.constantFrom('dokte', 'dokte pediatrics', '%_\\', 'a b c d e f g h i'),
  location: fc.constantFrom('Jacmel', 'Pòtoprens Delma', '"'),
  specialty: fc.constantFrom('all', 'Surgery', 'Other'),
  language: fc.constantFrom('ht', 'en'),
  country: fc.constantFrom('HT', 'US'),
  mode: fc.constantFrom('video', 'in_home'),
  near: fc.constantFrom('18.54,-72.34', '90,0'),
  radiusKm: fc.constantFrom('2', '500'),
  available: fc.constantFrom('true', 'false'),
};
const search = fc.record(
  { ...filter, after: fc.uuid(), limit: fc.integer({ min: 1, max: 500 }) },
  { requiredKeys: [] },
);
const box = { west: -73, south: 18, east: -72, north: 19 };

test('FIND-2 a thousand different searches leave no statement behind in the database', async () => {
  const db = openDatabase(lakou.url);
  const at = new Date();
  const id = crypto.randomUUID();
  const actor: Actor = {
    id,
    role: 'PATIENT',
    clinicId: null,
    clinicRole: null,
    language: 'ht',
    sessionId: id,
    isEmailVerified: true,
    provenAt: at,
  };
  const claims = { actor, scope: undefined, db, at, requestId: 'test' };
  const grant = createGrant<'providers:search', undefined, Actor>(claims);
  const searches = fc.sample(search, 500).map((one) => ProviderSearch.parse(one));
  const asked = searches.flatMap((one, n) => {
    const map: MapSearch = { ...one, ...(n % 2 && { bbox: box }) };
    return [() => listCards(grant, one, n % 3 === 0), () => listSpots(grant, map, n % 3 === 0)];
  });
  for (let from = 0; from < asked.length; from += 50)
    await Promise.all(asked.slice(from, from + 50).map((ask) => ask()));
  const kept = await Promise.all(
    Array.from({ length: 40 }, () =>
      db.read<{ pid: number; count: number }>(
        `select pg_backend_pid() as pid, count(*) filter (where statement like '%provider_listings%' and name <> '') as count
         from pg_prepared_statements where statement not like '%pg_prepared_statements%'`,
      ),
    ),
  );
  expect(new Set(kept.flat().map(({ pid }) => pid)).size).toBeGreaterThan(1);
  expect(kept.flat().map(({ count }) => count)).toEqual(Array(40).fill(0));
  await db.close();
});
