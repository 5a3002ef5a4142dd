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
    fees: [],
    services: [],
    travelRadiusKm: null,
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
test.each([
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
