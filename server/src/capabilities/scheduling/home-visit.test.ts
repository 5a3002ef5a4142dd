import { kilometresBetween } from '@lakou/contract/distance.rules';
import { expect, test } from 'vitest';
import { agendaTest } from '#test/agenda.ts';

const care = agendaTest();
const JACMEL = { lat: 18.2342, lng: -72.5354 };
const CAP_HAITIEN = { lat: 19.7578, lng: -72.2044 };

test('the distance is that over ground', () => {
  expect(kilometresBetween(JACMEL, CAP_HAITIEN)).toBeCloseTo(173, 0);
  expect(kilometresBetween(JACMEL, JACMEL)).toBe(0);
});

test('BOOK-1 a booking without a mode is 50 + 5 and confirmed, with whomever', async () => {
  const doctor = await care.provider();
  const reply = await care.book(await care.patient(), { serviceType: 'Visit', providerId: doctor.id });
  expect(reply.json()).toMatchObject({ status: 'confirmed', mode: 'in_home', fare: { total: 55 } });
});

test('BOOK-4 nobody whose licence is not verified is sent to a home', async () => {
  const doctor = await care.provider();
  const wish = { serviceType: 'Visit', mode: 'in_home', providerId: doctor.id };
  const reply = await care.book(await care.patient(), wish);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'home_visit_unverified']);
  await care.verify(doctor);
  expect((await care.book(await care.patient(), wish)).statusCode).toBe(201);
});

test('BOOK-4 where licences are not asked for, a home visit needs none', async () => {
  const { app } = await care.lakou.open({
    clock: care.clock,
    jobs: false,
    config: { providerVerification: 'off' },
  });
  const payload = { serviceType: 'Visit', mode: 'in_home', providerId: (await care.provider()).id };
  const { headers } = await care.patient();
  expect((await app.inject({ method: 'POST', url: '/api/data/bookings', headers, payload })).statusCode).toBe(
    201,
  );
});

const DELMAS = { lat: 18.5446, lng: -72.303 };
const KARREFOU = { lat: 18.27, lng: -72.51 };

test('BOOK-4 a home visit farther away than the provider goes is refused; who did not say goes 40 km', async () => {
  const doctor = await care.provider();
  await care.verify(doctor);
  const wish = { serviceType: 'Visit', mode: 'in_home', providerId: doctor.id };
  const to = async (point: object) =>
    care.book(await care.patient(), { ...wish, location: { ...point, address: 'Lakay' } });
  const delmas = await to(DELMAS);
  expect([delmas.statusCode, delmas.json().code]).toEqual([409, 'home_too_far']);
  expect((await to(KARREFOU)).statusCode).toBe(201);
  await care.change(doctor, { travelRadiusKm: 100 });
  expect((await to(DELMAS)).statusCode).toBe(201);
  expect((await to(CAP_HAITIEN)).json().code).toBe('home_too_far');
  await care.change(doctor, { travelRadiusKm: 180 });
  expect((await to(CAP_HAITIEN)).statusCode).toBe(201);
});

test('BOOK-4 for a dependent the address of the visit counts, not that of the account', async () => {
  const doctor = await care.provider();
  await care.verify(doctor);
  const parent = await care.patient();
  const dependentId = await care.dependent(parent);
  const wish = { serviceType: 'Visit', mode: 'in_home', providerId: doctor.id, dependentId };
  const far = await care.book(parent, { ...wish, location: { ...DELMAS, address: 'Delmas 33' } });
  expect(far.json().code).toBe('home_too_far');
  const near = await care.book(parent, { ...wish, location: { ...KARREFOU, address: 'Lakay' } });
  expect(near.statusCode, near.body).toBe(201);
});
