import { SERVICES } from '@lakou/content/services';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, OFFICE_HOURS, type Somebody } from '#test/agenda.ts';

const care = agendaTest();
let provider: Somebody;
let patient: Somebody;

beforeAll(async () => {
  [provider, patient] = [await care.provider(), await care.patient()];
});

const read = async (as: Somebody) => (await care.send('GET', '/api/providers/me/availability', as)).json();
const slots = async (day: string) =>
  (await care.slots(patient, provider.id, `?from=${day}&days=1&mode=clinic`)).json();

test('PROV-1 who has never said otherwise takes visits', async () => {
  expect(await read(provider)).toEqual({
    isAvailable: true,
    timeZone: 'America/Port-au-Prince',
    hours: OFFICE_HOURS,
    exceptions: [],
    repeats: [],
    fees: [],
    services: [],
    serviceMinutes: [],
    travelRadiusKm: null,
    buffers: [],
    noticeHours: 0,
    places: ['Jacmel'],
  });
  // There is no profile yet.
  expect(await read(await care.somebody('PROVIDER'))).toMatchObject({ isAvailable: true, hours: null });
});

test('PROV-1 the switch is saved, and closes the door to new visits only', async () => {
  const booking = await care.booking(patient, provider.id, '2026-11-17T14:00:00Z');
  expect((await care.change(provider, { isAvailable: false })).json()).toMatchObject({ isAvailable: false });
  expect(await slots('2026-11-18')).toMatchObject({ available: false, slots: [] });
  expect((await care.read(patient, booking.id)).json()).toMatchObject({ status: 'confirmed' });
  // Changing other settings does not change it.
  expect((await care.change(provider, { fees: [] })).json()).toMatchObject({ isAvailable: false });
  await care.change(provider, { isAvailable: true });
  expect((await slots('2026-11-18')).slots.length).toBeGreaterThan(0);
});

test('PROV-2 a day off and a day with other hours change what can be booked', async () => {
  const exceptions = [
    { day: '2026-11-19', hours: [] },
    { day: '2026-11-20', hours: [{ from: '10:00', to: '11:00' }] },
  ];
  const saved = await care.change(provider, { exceptions: exceptions.toReversed() });
  expect([saved.statusCode, saved.json().exceptions]).toEqual([200, exceptions]);
  expect((await slots('2026-11-19')).slots).toEqual([]);
  expect((await slots('2026-11-20')).slots.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
    '2026-11-20T15:00:00.000Z',
    '2026-11-20T15:30:00.000Z',
  ]);
  await care.change(provider, { exceptions: [] });
  expect((await slots('2026-11-19')).slots.length).toBeGreaterThan(0);
});

test('PROV-2 days that differ again and again change what can be booked, and a single day goes before them', async () => {
  const repeats = [
    { firstDay: '2026-11-20', every: 'week', until: '2026-12-04', hours: [] },
    { firstDay: '2026-11-24', every: 'month_weekday', until: null, hours: [{ from: '10:00', to: '11:00' }] },
  ];
  const saved = await care.change(provider, { repeats: repeats.toReversed() });
  expect([saved.statusCode, saved.json().repeats]).toEqual([200, repeats]);
  const count = async (day: string) => (await slots(day)).slots.length;
  const usual = await count('2026-11-19');
  expect(usual).toBeGreaterThan(2);
  expect([await count('2026-11-20'), await count('2026-12-04'), await count('2026-12-11')]).toEqual([
    0,
    0,
    usual,
  ]);
  expect([await count('2026-11-24'), await count('2026-12-22'), await count('2026-12-15')]).toEqual([
    2,
    2,
    usual,
  ]);
  await care.change(provider, {
    exceptions: [{ day: '2026-11-20', hours: [{ from: '09:00', to: '09:30' }] }],
  });
  expect(await count('2026-11-20')).toBe(1);
  const off = { serviceType: 'Visit', mode: 'clinic', providerId: provider.id };
  // Not the start of a slot: the first free time is meant, and none is free on that day.
  const moved = await care.book(patient, { ...off, dateTime: '2026-11-27T15:00:00Z' });
  expect(moved.json().dateTime.slice(0, 10)).not.toBe('2026-11-27');
  await care.change(provider, { exceptions: [], repeats: [] });
  expect(await count('2026-11-20')).toBe(usual);
});

test('PROV-2 BOOK-4 a service takes as long as the provider says, and blocks that time', async () => {
  const [service] = SERVICES.filter(({ modes }) => modes.includes('clinic') && modes.includes('video'));
  if (!service) throw new Error('the catalogue is empty');
  const of = async (day: string) =>
    (
      await care.slots(patient, provider.id, `?from=${day}&days=1&mode=clinic&serviceType=${service.slug}`)
    ).json();
  const usual = await of('2026-12-01');
  expect(usual.minutes).toBe(service.minutes);
  const serviceMinutes = [{ service: service.slug, minutes: 90 }];
  expect((await care.change(provider, { serviceMinutes })).json().serviceMinutes).toEqual(serviceMinutes);
  const long = await of('2026-12-01');
  expect(long.minutes).toBe(90);
  expect(long.slots.length).toBeLessThan(usual.slots.length);
  const start = long.slots[1].startsAt;
  const wish = { serviceType: service.name.en, mode: 'clinic', providerId: provider.id, dateTime: start };
  const booked = (await care.book(patient, wish)).json();
  expect(Date.parse(booked.endsAt) - Date.parse(start)).toBe(90 * 60_000);
  // Within the ninety minutes nothing else can begin, nor anything that would reach into them.
  const short = (await slots('2026-12-01')).slots.map(({ startsAt }: { startsAt: string }) => startsAt);
  for (const half of [0, 1, 2])
    expect(short).not.toContain(new Date(Date.parse(start) + half * 30 * 60_000).toISOString());
  const profile = (await care.send('GET', `/api/providers/${provider.id}`, patient)).json();
  expect(profile.serviceMinutes).toEqual(serviceMinutes);
  // A visit keeps its length when the provider changes theirs.
  await care.change(provider, { serviceMinutes: [] });
  const moved = await care.act(patient, booked.id, 'reschedule', {
    dateTime: (await of('2026-12-02')).slots[0].startsAt,
  });
  expect(Date.parse(moved.json().endsAt) - Date.parse(moved.json().dateTime)).toBe(90 * 60_000);
});

test('PROV-2 weekly hours are those of the profile', async () => {
  const hours = { timeZone: 'America/New_York', hours: [{ day: 'mon', from: '09:00', to: '10:00' }] };
  expect((await care.change(provider, { hours })).json()).toMatchObject({
    hours,
    timeZone: 'America/New_York',
  });
  const profile = (await care.send('GET', `/api/users/${provider.id}`, provider)).json();
  expect(profile.availability).toEqual(hours);
  await care.change(provider, { hours: OFFICE_HOURS });
});

test('BOOK-4 fees decide what a visit costs, how it can be made and whether it is paid first', async () => {
  const fees = [
    { mode: 'clinic', base: 35.5, payFirst: false },
    { mode: 'video', base: 0, payFirst: true },
  ];
  expect((await care.change(provider, { fees })).json().fees).toEqual(fees);
  expect((await slots('2026-11-18')).fare).toEqual({ base: 35.5, serviceFee: 5, total: 40.5 });
  const video = await care.booking(patient, provider.id, '2026-11-18T15:00:00Z', { mode: 'video' });
  expect(video.status).toBe('awaiting_payment');
  const home = { serviceType: 'Visit', mode: 'in_home', providerId: provider.id };
  expect((await care.book(patient, home)).statusCode).toBe(400);
  await care.change(provider, { fees: [] });
});

const DAY = { day: '2026-12-24', hours: [] };
const REPEAT = { firstDay: '2026-12-24', every: 'week', until: null, hours: [] };
test.each([
  ['a way of repeating that there is not', { repeats: [{ ...REPEAT, every: 'year' }] }],
  ['a repetition that ends before it begins', { repeats: [{ ...REPEAT, until: '2026-12-23' }] }],
  ['the same repetition twice', { repeats: [REPEAT, REPEAT] }],
  ['a visit that is too short', { serviceMinutes: [{ service: SERVICES[0]?.slug, minutes: 14 }] }],
  ['a visit that is too long', { serviceMinutes: [{ service: SERVICES[0]?.slug, minutes: 241 }] }],
  ['the length of a service that there is not', { serviceMinutes: [{ service: 'magic', minutes: 30 }] }],
  [
    'a time that ends before it begins',
    { exceptions: [{ ...DAY, hours: [{ from: '12:00', to: '08:00' }] }] },
  ],
  [
    'times that overlap',
    {
      exceptions: [
        {
          ...DAY,
          hours: [
            { from: '08:00', to: '12:00' },
            { from: '11:00', to: '13:00' },
          ],
        },
      ],
    },
  ],
  ['a day that is named twice', { exceptions: [DAY, DAY] }],
  ['a day that is none', { exceptions: [{ ...DAY, day: '2026-02-30' }] }],
  ['more days than a year has', { exceptions: Array.from({ length: 367 }, () => DAY) }],
  ['a negative fee', { fees: [{ mode: 'clinic', base: -1, payFirst: false }] }],
  ['a fee beyond all reason', { fees: [{ mode: 'clinic', base: 10_000.01, payFirst: false }] }],
  ['a kind of visit that there is not', { fees: [{ mode: 'telepathy', base: 1, payFirst: false }] }],
  [
    'two fees for one kind of visit',
    {
      fees: [
        { mode: 'clinic', base: 1, payFirst: false },
        { mode: 'clinic', base: 2, payFirst: false },
      ],
    },
  ],
  ['a zone that there is not', { hours: { timeZone: 'Lalin/Plen', hours: [] } }],
])('%s is refused and changes nothing', async (_, changes) => {
  const before = await read(provider);
  const reply = await care.change(provider, { isAvailable: false, ...changes });
  expect(reply.statusCode).toBe(400);
  expect(await read(provider)).toEqual(before);
});

test('attack: nobody else’s times can be changed, whatever the body says', async () => {
  const other = await care.provider();
  await care.change(other, { isAvailable: false, providerId: provider.id, userId: provider.id });
  expect(await read(provider)).toMatchObject({ isAvailable: true });
  expect((await care.change(patient, { isAvailable: false })).statusCode).toBe(403);
});

test('BOOK-8 hours with every day closed: nothing can be booked, whatever time is sent', async () => {
  const closed = await care.provider();
  await care.change(closed, { hours: { ...OFFICE_HOURS, hours: [] } });
  const offered = await care.slots(patient, closed.id, '?from=2026-11-18&days=7&mode=clinic');
  expect(offered.json()).toMatchObject({ keepsHours: true, slots: [] });
  for (const dateTime of ['2026-11-18T08:07:00Z', '2026-11-18T14:00:00Z', undefined]) {
    const wish = { serviceType: 'Visit', mode: 'clinic', providerId: closed.id, dateTime };
    const reply = await care.book(patient, wish);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_free_slot']);
  }
  await care.change(closed, { exceptions: [{ day: '2026-11-19', hours: [{ from: '09:00', to: '10:00' }] }] });
  expect((await care.booking(patient, closed.id, '2026-11-18T14:00:00Z')).dateTime).toBe(
    '2026-11-19T14:00:00.000Z',
  );
});

test('BOOK-8 PROV-2 a day off and other hours hold for who has no weekly hours', async () => {
  const onCall = await care.provider({ availability: 'On call' });
  const day = { day: '2026-11-24', hours: [] };
  const morning = { day: '2026-11-25', hours: [{ from: '08:00', to: '12:00' }] };
  await care.change(onCall, { exceptions: [day, morning] });
  const at = (dateTime: string) =>
    care.book(patient, { serviceType: 'Visit', mode: 'clinic', providerId: onCall.id, dateTime });
  for (const away of ['2026-11-24T15:00:00Z', '2026-11-25T16:45:00Z', '2026-11-25T12:50:00Z']) {
    const reply = await at(away);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'provider_away']);
  }
  expect((await at('2026-11-25T13:07:00Z')).json()).toMatchObject({ dateTime: '2026-11-25T13:07:00.000Z' });
  expect((await at('2026-11-26T08:07:00Z')).json()).toMatchObject({ dateTime: '2026-11-26T08:07:00.000Z' });
});

test('PROV-2 what a provider offers is saved; services are those of the catalogue', async () => {
  const offer = { services: ['general-consultation'], travelRadiusKm: 15 };
  expect((await care.change(provider, offer)).json()).toMatchObject(offer);
  expect((await care.change(provider, { travelRadiusKm: null })).json()).toMatchObject({
    ...offer,
    travelRadiusKm: null,
  });
  for (const wrong of [{ services: ['magic'] }, { travelRadiusKm: 0 }, { travelRadiusKm: 501 }])
    expect((await care.change(provider, wrong)).statusCode).toBe(400);
});
