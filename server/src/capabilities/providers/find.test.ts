import { beforeAll, describe, expect, test } from 'vitest';
import { profileTest, type Somebody } from '#test/profiles.ts';
import { listProvider } from '#test/providers.ts';

const { lakou, instance, somebody, send } = profileTest();
let patient: Somebody;

const CAP = { name: 'Rue 5, Cap-Haïtien', lat: 19.7577, lng: -72.2042 };
const DELMAS = { name: 'Delmas 33', lat: 18.5446, lng: -72.303 };
const MIAMI = { name: 'Little Haiti, Miami', lat: 25.826, lng: -80.194 };

beforeAll(async () => {
  const { db } = lakou;
  patient = await somebody('PATIENT');
  const clinicId = '01900000-0000-7000-8000-0000000000c1';
  await db.query(
    `insert into clinics (id, name, specialties, facility_address, created_at)
     values ($1, 'Klinik Solèy', '{Pediatrics,Surgery}', '3, rue Commerce, Jérémie', now())`,
    [clinicId],
  );
  await listProvider(db, { name: 'Mirlande Joseph', place: DELMAS, stars: [5, 5, 4], verified: true });
  await listProvider(db, { name: 'Claudel Étienne', place: CAP, stars: [5], specialty: 'Surgery' });
  await listProvider(db, { name: 'Fabiola Charles', place: MIAMI, phone: '+13055550123', languages: ['en'] });
  await listProvider(db, { name: 'Away Now', place: CAP, stars: [5, 5], isAvailable: false });
  await listProvider(db, { name: 'In Words', place: 'Jakmèl, lari Komès', specialty: 'Acupuncture' });
  await listProvider(db, { name: 'At Clinic', place: 'see clinic', clinicId, stars: [3] });
  await listProvider(db, { name: 'Not Done', complete: false });
});

const find = async (query = '', as = patient) => (await send('GET', `/api/providers${query}`, as)).json();
const names = async (query = '') => (await find(query)).map(({ name }: { name: string }) => name);

const ALL = ['Claudel Étienne', 'Mirlande Joseph', 'At Clinic', 'Fabiola Charles', 'In Words', 'Away Now'];

test('FIND-1 available first, then rating descending; incomplete profiles are not shown', async () => {
  expect(await names()).toEqual(ALL);
});

test('FIND-2, SEEK-1 everyday words for a specialty find it, in any language and spelling', async () => {
  for (const words of ['surgeon', 'chirurgien', 'doktè operasyon'])
    expect([words, await names(`?q=${encodeURIComponent(words)}`)]).toEqual([words, ['Claudel Étienne']]);
  expect(await names('?q=surgeon&specialty=Family Medicine')).toEqual([]);
});

test('FIND-1 a card has exactly these fields', async () => {
  const [card] = await find('?q=mirlande&near=18.5392,-72.335');
  expect(card).toEqual({
    id: expect.any(String),
    name: 'Mirlande Joseph',
    professionalTitle: 'Doktè',
    specialty: 'Family Medicine',
    rating: 4.67,
    reviews: 3,
    profilePictureUrl: null,
    phone: '+50937009012',
    email: null,
    clinicId: null,
    clinicName: null,
    clinicSpecialties: [],
    available: true,
    location: { lat: DELMAS.lat, lng: DELMAS.lng, address: DELMAS.name },
    languages: ['ht', 'fr'],
    bio: null,
    licenseVerified: true,
    modes: ['in_home', 'clinic', 'video', 'audio', 'chat'],
    fees: ['in_home', 'clinic', 'video', 'audio', 'chat'].map((mode) => ({ mode, base: 50 })),
    offeredModes: [],
    country: 'HT',
    timeZone: 'America/Port-au-Prince',
    nextFree: expect.any(Array),
    distanceKm: 3.4,
  });
});

test('FIND-1 somebody of a clinic shows it, and its address when they gave no place', async () => {
  const [card] = await find('?q=klinik soley');
  expect(card).toMatchObject({
    name: 'At Clinic',
    clinicId: '01900000-0000-7000-8000-0000000000c1',
    clinicName: 'Klinik Solèy',
    clinicSpecialties: ['Pediatrics', 'Surgery'],
    location: { lat: null, lng: null, address: 'see clinic' },
    distanceKm: null,
  });
});

describe('FIND-2 filters', () => {
  test.each([
    ['?q=ETIENNE', ['Claudel Étienne']],
    ['?q=cap-haitien', ['Claudel Étienne', 'Away Now']],
    ['?q=ti', []],
    ['?q=ET', ['Claudel Étienne']],
    ['?q=claudel ét', ['Claudel Étienne']],
    ['?q=.*', []],
    ['?q=(', []],
    ['?q=%EF%BC%88', []],
    ['?location=de', ['Mirlande Joseph']],
    ['?q=charles miami', ['Fabiola Charles']],
    ['?q=charles delmas', []],
    ['?q=%25', []],
    ['?q=_elmas', []],
    ['?q=jeremie', ['At Clinic']],
    ['?location=delmas', ['Mirlande Joseph']],
    ['?location=joseph', []],
    ['?specialty=all', ALL],
    ['?specialty=Surgery', ['Claudel Étienne']],
    ['?specialty=Other', ['In Words']],
    ['?language=en', ['Fabiola Charles']],
    ['?country=US', ['Fabiola Charles']],
    ['?country=United%20States', ['Fabiola Charles']],
    ['?country=haiti&specialty=Surgery&available=true', ['Claudel Étienne']],
    ['?language=es', []],
    ['?country=HT&available=true', ['Claudel Étienne', 'Mirlande Joseph', 'At Clinic', 'In Words']],
    ['?available=false', ['Away Now']],
    ['?near=18.54,-72.34&radiusKm=10', ['Mirlande Joseph']],
    ['?near=18.54,-72.34&radiusKm=2', []],
    ['?near=18.2342,-72.5354&radiusKm=5&location=jakmel', ['In Words']],
    ['?near=18.54,-72.34', ALL],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('by visit mode: those who set fees offer what they set, the others everything', async () => {
    const [{ id }] = await find('?q=etienne');
    await lakou.db.query(
      `insert into provider_fees (provider_id, mode, base_cents) values ($1, 'video', 2050), ($1, 'clinic', 3500)`,
      [id],
    );
    const [card] = await find('?q=etienne');
    expect([card.modes, card.fees]).toEqual([
      ['clinic', 'video'],
      [
        { mode: 'clinic', base: 35 },
        { mode: 'video', base: 20.5 },
      ],
    ]);
    expect(await names('?mode=chat')).not.toContain('Claudel Étienne');
    expect(await names('?mode=video')).toContain('Claudel Étienne');
    await lakou.db.query('delete from provider_fees where provider_id = $1', [id]);
    expect(await names('?mode=chat')).toContain('Claudel Étienne');
  });

  test.each([
    `?specialty=${'a'.repeat(61)}`,
    '?country=FR',
    '?language=not%20one',
    '?mode=fax',
    '?near=91,0',
    '?near=1',
    '?near=1,2,3',
    '?near=NaN,NaN',
    '?near=1.2.3,4',
    '?radiusKm=-1',
    '?limit=0',
    '?after=x',
    `?q=${'a'.repeat(201)}`,
  ])('%s is refused', async (query) => {
    expect((await send('GET', `/api/providers${query}`, patient)).statusCode).toBe(400);
  });

  test('attack: no text is SQL, a pattern or a fault of ours', async () => {
    for (const text of ["'; drop table provider_listings; --", '\\', '%%%', '__', "' or 1=1 --", '🌺'])
      expect(await names(`?q=${encodeURIComponent(text)}&location=${encodeURIComponent(text)}`)).toEqual([]);
    expect((await send('GET', '/api/providers?q=%00', patient)).statusCode).toBe(400);
  });
});

test('API-1 pages follow one another without gaps or repetition, with the filters', async () => {
  const seen: string[] = [];
  let url: string | undefined = '/api/providers?language=ht&limit=2';
  while (url) {
    const reply = await send('GET', url, patient);
    seen.push(...reply.json().map(({ name }: { name: string }) => name));
    url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1];
    if (url) expect(url).toContain('language=ht');
  }
  expect(seen).toEqual(ALL.filter((name) => name !== 'Fabiola Charles'));
});

describe('FIND-3 the map', () => {
  const spots = async (query = '') => (await send('GET', `/api/providers/map${query}`, patient)).json();

  test('has one spot per available provider whose place is known', async () => {
    const found = await spots();
    expect(found).toHaveLength(3);
    for (const spot of found) expect(spot).toMatchObject({ id: expect.any(String), count: 1 });
  });

  test('follows the filters and the part of the map that is looked at', async () => {
    expect(await spots('?country=US')).toMatchObject([{ lat: MIAMI.lat, lng: MIAMI.lng }]);
    expect(await spots('?bbox=-74.6,17.9,-71.6,20.2&specialty=Surgery')).toMatchObject([
      { lat: CAP.lat, lng: CAP.lng },
    ]);
    expect(await spots('?bbox=0,0,1,1')).toEqual([]);
    expect((await send('GET', '/api/providers/map?bbox=0,0,1', patient)).statusCode).toBe(400);
  });

  test('tiles come from nowhere unless the operator says so', async () => {
    const reply = await instance().app.inject({ url: '/api/map-settings' });
    expect(reply.json()).toEqual({ tilesUrl: null });
  });
});

describe('what is listed follows what is known', () => {
  test('a name, a switch, a place and a departure show at once', async () => {
    const id = await listProvider(lakou.db, { name: 'Ti Jan' });
    const seen = async () => (await find('?q=ti+jan'))[0];
    expect(await seen()).toMatchObject({ id, available: true, location: { address: 'Jacmel' } });
    await lakou.db.query('update provider_profiles set is_available = false where user_id = $1', [id]);
    expect(await seen()).toMatchObject({ available: false });
    await lakou.db.query("update app_users set name = 'Gwo Jan' where id = $1", [id]);
    expect(await seen()).toBeUndefined();
    expect(await names('?q=gwo+jan')).toEqual(['Gwo Jan']);
    await lakou.db.query('update app_users set erase_after = now() where id = $1', [id]);
    expect(await names('?q=gwo+jan')).toEqual([]);
  });
});

test('PROVIDER_VERIFICATION=listing shows only those whose licence was checked', async () => {
  const strict = await lakou.open({ config: { providerVerification: 'listing' }, jobs: false });
  const get = (url: string) => strict.app.inject({ url, headers: patient.headers });
  const shown = (await get('/api/providers')).json();
  expect(shown.map(({ name }: { name: string }) => name)).toEqual(['Mirlande Joseph']);
  expect((await get('/api/providers/map')).json()).toHaveLength(1);
  const [hidden] = await find('?q=charles');
  expect((await get(`/api/providers/${hidden.id}`)).statusCode).toBe(404);
  expect((await get(`/api/providers/${hidden.id}/reviews`)).statusCode).toBe(404);
  expect((await get(`/api/providers/${shown[0].id}`)).statusCode).toBe(200);
});
