import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { freeTimesKnown } from '#test/free-times.ts';

// A Monday, seven in the morning in Haiti.
const t = agendaTest('2026-11-16T12:00:00Z');
const hours = (...days: string[]) => ({
  timeZone: 'America/Port-au-Prince',
  hours: days.map((day) => ({ day: day as 'mon', from: '08:00', to: '10:00' })),
});
const people: Record<string, Somebody> = {};
let patient: Somebody;

const settled = () => freeTimesKnown(t.instance().platform);
const find = async (query: string, as = patient) => {
  const reply = await t.send('GET', `/api/providers?${query}`, as);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const names = async (query: string) => (await find(query)).map(({ name }: { name: string }) => name);
const put = (method: 'PUT' | 'DELETE', id: string, as = patient) =>
  t.instance().app.inject({ method, url: `/api/providers/${id}/favourite`, headers: as.headers });

beforeAll(async () => {
  patient = await t.patient();
  const make = async (
    name: string,
    availability: ReturnType<typeof hours> | null,
    base: number,
    at: object,
  ) => {
    const one = await t.provider({ availability, fees: { in_home: { base: base + 10 }, video: { base } } });
    await t.lakou.db.query('update app_users set name = $2 where id = $1', [one.id, name]);
    await t.lakou.db.query('update provider_profiles set service_locations = $2 where user_id = $1', [
      one.id,
      JSON.stringify([at]),
    ]);
    people[name] = one;
  };
  await make('Tuesday', hours('tue'), 30, { name: 'Delmas', lat: 18.5446, lng: -72.303 });
  await make('Monday', hours('mon'), 40, { name: 'Jacmel', lat: 18.2342, lng: -72.5354 });
  await make('Never', null, 20, { name: 'Okap', lat: 19.7578, lng: -72.2044 });
  await settled();
});

test('FIND-6 a card has the next three free times, those of the kind of visit where one is chosen', async () => {
  const free = async (query: string) => (await find(`q=monday&${query}`))[0].nextFree;
  expect(await free('')).toEqual([
    '2026-11-16T13:00:00.000Z',
    '2026-11-16T13:30:00.000Z',
    '2026-11-16T14:00:00.000Z',
  ]);
  // An hour at home ends at ten, so it begins at nine at the latest.
  expect(await free('mode=in_home')).toContain('2026-11-16T14:00:00.000Z');
  const [never] = await find('q=never');
  expect(never.nextFree).toEqual([]);
});

test('FIND-6 sorted by the soonest time, the price and the distance, page by page', async () => {
  expect(await names('sort=soonest')).toEqual(['Monday', 'Tuesday', 'Never']);
  expect(await names('sort=price')).toEqual(['Never', 'Tuesday', 'Monday']);
  expect(await names('sort=nearest&near=18.23,-72.53')).toEqual(['Monday', 'Tuesday', 'Never']);
  for (const sort of ['soonest', 'price', 'nearest&near=18.23,-72.53']) {
    const pages: string[] = [];
    let after = '';
    for (let turn = 0; turn < 3; turn++) {
      const [one] = await find(`sort=${sort}&limit=1${after && `&after=${after}`}`);
      pages.push(one.name);
      after = one.id;
    }
    expect(pages, sort).toEqual(await names(`sort=${sort}`));
  }
  // Without a place there is no nearest.
  expect(await names('sort=nearest')).toEqual(await names(''));
});

test('FIND-6 by day, price and gender; only who stated it', async () => {
  expect(await names('day=2026-11-17')).toEqual(['Tuesday']);
  expect(await names('day=2026-11-18')).toEqual([]);
  expect(await names('maxPrice=30&sort=price')).toEqual(['Never', 'Tuesday']);
  expect(await names('maxPrice=35&mode=in_home')).toEqual(['Never']);
  expect(await names('gender=Female')).toEqual([]);
  const url = `/api/users/${people.Monday?.id}`;
  const headers = people.Monday?.headers ?? {};
  const stated = await t
    .instance()
    .app.inject({ method: 'PUT', url, headers, payload: { gender: 'Female' } });
  expect(stated.statusCode, stated.body).toBe(200);
  expect(await names('gender=Female')).toEqual(['Monday']);
  expect(await names('gender=Male')).toEqual([]);
});

test('FIND-6 a home visit is found only by those who go so far', async () => {
  const delmas = 'mode=in_home&near=18.54,-72.30';
  expect(await names(delmas)).toEqual(['Tuesday']);
  await t.change(people.Monday as Somebody, { travelRadiusKm: 60 });
  expect((await names(delmas)).toSorted()).toEqual(['Monday', 'Tuesday']);
  await t.change(people.Monday as Somebody, { travelRadiusKm: null });
  expect(await names(delmas)).toEqual(['Tuesday']);
});

test('FIND-6 free times follow bookings, days off and the clock', async () => {
  const [{ nextFree: before }] = await find('q=tuesday');
  const visit = await t.booking(patient, people.Tuesday?.id ?? '', before[0], { mode: 'video' });
  await settled();
  expect((await find('q=tuesday'))[0].nextFree[0]).toBe(before[1]);
  await t.act(patient, visit.id, 'cancel');
  await settled();
  expect((await find('q=tuesday'))[0].nextFree[0]).toBe(before[0]);
  await t.change(people.Tuesday as Somebody, { exceptions: [{ day: '2026-11-17', hours: [] }] });
  await settled();
  expect((await find('q=tuesday'))[0].nextFree[0]).toBe('2026-11-24T13:00:00.000Z');
  await t.change(people.Tuesday as Somebody, { exceptions: [] });
  await t.change(people.Monday as Somebody, { isAvailable: false });
  await settled();
  expect((await find('q=monday'))[0].nextFree).toEqual([]);
  await t.change(people.Monday as Somebody, { isAvailable: true });
  t.clock.move(90 * 60);
  await settled();
  // It is half past eight there, and what begins right now is no longer free.
  expect((await find('q=monday'))[0].nextFree[0]).toBe('2026-11-16T14:00:00.000Z');
});

test('FIND-8 favourites are one’s own, kept once, listed and let go', async () => {
  const other = await t.patient();
  const id = people.Monday?.id ?? '';
  expect((await put('PUT', id)).statusCode).toBe(204);
  expect((await put('PUT', id)).statusCode).toBe(204);
  expect((await t.send('GET', '/api/providers/favourites', patient)).json()).toEqual([id]);
  expect(await names('favourites=true')).toEqual(['Monday']);
  expect(await find('favourites=true', other)).toEqual([]);
  expect((await put('DELETE', id, other)).statusCode).toBe(404);
  expect((await put('PUT', other.id)).statusCode).toBe(404);
  expect((await put('DELETE', id)).statusCode).toBe(204);
  expect((await t.send('GET', '/api/providers/favourites', patient)).json()).toEqual([]);
});

test('FIND-7 who finds nobody learns which wider search finds whom', async () => {
  const widen = async (query: string) =>
    (await t.send('GET', `/api/providers/widenings?${query}`, patient)).json();
  expect(await widen('near=18.54,-72.30&radiusKm=5&mode=clinic')).toEqual([
    { step: 'video', count: 3, first: expect.any(String) },
  ]);
  expect(await widen('near=18.3,-72.5&radiusKm=5&mode=video')).toEqual([
    { step: 'km_50', count: 2, first: expect.any(String) },
    { step: 'anywhere', count: 3, first: expect.any(String) },
  ]);
  expect(await widen('day=2026-11-18&q=monday')).toEqual([{ step: 'any_day', count: 1, first: 'Monday' }]);
  expect(await widen('q=nobody&day=2026-11-18')).toEqual([]);
});
