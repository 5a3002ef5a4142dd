import { type ProviderFilter, ProviderSearch } from '@lakou/contract/providers';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#platform/access/actor.ts';
import { createGrant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import { profileTest, type Somebody } from '#test/profiles.ts';
import { rowsRead } from '#test/rows-read.ts';
import { listAccounts, listClinics } from '../administration/administration.store.ts';
import { listPatientAccounts } from '../profiles/patients.store.ts';
import { searchFacilities } from '../referrals/facilities.store.ts';
import { listCards } from './cards.store.ts';

const { lakou, somebody, send } = profileTest();
let patient: Somebody;

/**
 * Ten thousand providers in Haiti, every tenth unavailable. Inserted in parts, because of the
 * statement timeout.
 */
beforeAll(async () => {
  patient = await somebody('PATIENT');
  for (let from = 1; from < 10_000; from += 1000) {
    await lakou.db.query(
      `insert into app_users (id, name, email, role, preferred_language, is_profile_complete, phone, created_at)
       select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Doktè ' || n, n || '@many.test',
         'PROVIDER', 'ht', true, '+50937009012', now() from generate_series($1::int, $1 + 999) n`,
      [from],
    );
    await lakou.db.query(
      `insert into provider_profiles (user_id, specialty, languages_spoken, service_locations, is_available,
         rating_sum, rating_count)
       select id, (array['Pediatrics', 'Surgery', 'Family Medicine', 'Mental Health'])[1 + (row_number() over ()) % 4],
         '{ht}', jsonb_build_array(jsonb_build_object('name', 'Katye ' || right(name, 3),
           'lat', 18.1 + random() * 1.8, 'lng', -74.3 + random() * 2.5)), random() > 0.1, (random() * 250)::int, 50
       from app_users u
       where role = 'PROVIDER' and not exists (select from provider_profiles v where v.user_id = u.id)`,
    );
  }
  await lakou.db.query('analyze');
}, 120_000);

const plan = async (sql: string): Promise<string> =>
  JSON.stringify(await lakou.db.query(`explain (analyze, format json) ${sql}`));

test('FIND-1 ten thousand are found a page at a time, each once and in order', async () => {
  const seen: { id: string; available: boolean; rating: number }[] = [];
  let url: string | undefined = '/api/providers';
  while (url) {
    const reply = await send('GET', url, patient);
    expect(reply.json().length).toBeLessThanOrEqual(500);
    seen.push(...reply.json());
    url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1];
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(10_000);
  const inOrder = seen.toSorted(
    (a, b) => Number(b.available) - Number(a.available) || b.rating - a.rating || a.id.localeCompare(b.id),
  );
  expect(seen.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
});

test('FIND-2 a page, a name, a place and a specialty are found by their indexes', async () => {
  const page = 'order by rank, provider_id limit 21';
  const searches = {
    provider_listings_rank: `select * from provider_listings l ${page}`,
    provider_listings_specialty: `select * from provider_listings l where specialty = 'Surgery' ${page}`,
    provider_listings_search: `select * from provider_listings l where search like plain_text('%DOKTÈ 9876%') ${page}`,
    provider_listings_places: `select * from provider_listings l where places like '%katye 987%' ${page}`,
    provider_listings_point: `select * from provider_listings l
      where lat between 18.5 and 18.52 and lng between -72.4 and -72.3 ${page}`,
  };
  for (const [index, sql] of Object.entries(searches)) expect(await plan(sql)).toContain(index);
});

const PAGE = 20;
/** How many rows a page of this search reads: listings, and the details of the cards. */
const lookedAt = (query: Partial<Record<keyof ProviderFilter | 'after', string>>, verifiedOnly = false) =>
  rowsRead(lakou.db, (db) => {
    const at = new Date();
    const whose = {
      id: patient.id,
      role: 'PATIENT',
      clinicId: null,
      clinicRole: null,
      language: 'ht',
    } as const;
    const actor: Actor = { ...whose, sessionId: patient.id, isEmailVerified: true, provenAt: at };
    const claims = { actor, scope: undefined, db, at, requestId: 'test' };
    const search = ProviderSearch.parse({ ...query, limit: PAGE });
    return listCards(createGrant<'providers:search', undefined, Actor>(claims), search, verifiedOnly);
  });

// Four rows per card: the listing, the account, the profile and the free times.
const CARDS = 4 * (PAGE + 1);

test('FIND-1 a page anywhere in the list is read without reading the list', async () => {
  const somewhere = '01900000-0000-7000-8000-000000005000';
  expect(await lookedAt({})).toBeLessThanOrEqual(CARDS + 1);
  expect(await lookedAt({ after: somewhere })).toBeLessThanOrEqual(CARDS + 2);
  expect(await lookedAt({ specialty: 'Surgery' })).toBeLessThanOrEqual(CARDS + 1);
  expect(await lookedAt({ country: 'HT', available: 'true' })).toBeLessThanOrEqual(CARDS + 1);
  expect(await lookedAt({ available: 'false' })).toBeLessThanOrEqual(CARDS + 1);
  expect(await lookedAt({}, true)).toBe(0); // no licence is verified yet
});

test('FIND-2 what all have, what few have and what nobody has is found without reading the list', async () => {
  const searches: Parameters<typeof lookedAt>[0][] = [
    { q: 'dokte' },
    { q: 'DOKTÈ pediatrics' },
    { q: 'dokte 9876' },
    { q: 'zzyzx' },
    { q: 'zy' },
    { q: 'dokte zy' },
    { location: 'q' },
    { q: "d'" },
    { location: 'katye' },
    { location: 'katye 987' },
    { language: 'ht' },
    { language: 'en' },
    { mode: 'video' },
    { near: '18.54,-72.34', radiusKm: '2' },
    { near: '18.54,-72.34', radiusKm: '500' },
    { near: '18.54,-72.34', radiusKm: '2', location: 'katye 987' },
    { q: 'dokte', specialty: 'Surgery', language: 'en' },
  ];
  for (const search of searches)
    expect(await lookedAt(search), JSON.stringify(search)).toBeLessThanOrEqual(600);
});

const asked = (search: object) => ({ limit: PAGE, ...search });

test('ADM-1 REF-1 accounts, patients, clinics and places of care are found by rare words of two letters', async () => {
  const actor = { id: patient.id, role: 'ADMIN', clinicId: null, language: 'ht' } as Actor;
  const grantOn = <Name extends string>(db: Db) =>
    createGrant<Name, undefined, Actor>({ actor, scope: undefined, db, at: new Date(), requestId: 'test' });
  for (const word of ['zy', 'q', 'dokte zy', 'zzyzx']) {
    const reads = {
      accounts: (db: Db) => listAccounts(grantOn<'users:list'>(db), asked({ search: word })),
      patients: (db: Db) => listPatientAccounts(grantOn<'patients:list'>(db), asked({ q: word })),
      clinics: (db: Db) => listClinics(grantOn<'clinics:list'>(db), asked({ search: word })),
      places: (db: Db) =>
        searchFacilities(grantOn<'facilities:search'>(db), { q: word, verifiedOnly: false, limit: PAGE }),
    };
    for (const [what, work] of Object.entries(reads))
      expect(await rowsRead(lakou.db, work), `${what} with ${word}`).toBeLessThanOrEqual(200);
  }
});

test.each([
  { word: '987', limit: 3 },
  { word: 'pediatrics', limit: 250 },
])(
  'FIND-2 the pages of those with $word are what looking through the whole list finds',
  async ({ word, limit }) => {
    const all = await lakou.db.query<{ id: string }>(
      'select provider_id as id from provider_listings where strpos(search, $1) > 0 order by rank, provider_id',
      [word],
    );
    expect(all.length).toBeGreaterThan(limit);
    const pages: string[] = [];
    let url: string | undefined = `/api/providers?q=katye%20${word}&limit=${limit}`;
    while (url) {
      const reply = await send('GET', url, patient);
      pages.push(...reply.json().map(({ id }: { id: string }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1];
    }
    expect(pages).toEqual(all.map(({ id }) => id));
  },
);

test('FIND-3 the map counts every available one without loading ten thousand cards', async () => {
  const spots = (await send('GET', '/api/providers/map', patient)).json();
  expect(spots.length).toBeLessThan(1700);
  const [{ count } = { count: 0 }] = await lakou.db.query<{ count: number }>(
    'select count(*) as count from provider_listings where is_available',
  );
  expect(spots.reduce((sum: number, spot: { count: number }) => sum + spot.count, 0)).toBe(count);
  const close = (await send('GET', '/api/providers/map?bbox=-72.4,18.5,-72.3,18.6', patient)).json();
  expect(close.length).toBeGreaterThan(5);
  for (const spot of close) expect(spot).toMatchObject({ id: expect.any(String), count: 1 });
});
