import { expect, test } from 'vitest';
import { agendaTest } from '#test/agenda.ts';
import { kilometresBetween } from './home-visit.rules.ts';

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

test('BOOK-4 a home visit farther away than the provider goes is refused; without a radius none is', async () => {
  const doctor = await care.provider();
  await care.verify(doctor);
  const wish = { serviceType: 'Visit', mode: 'in_home', providerId: doctor.id };
  const far = { ...wish, location: { ...CAP_HAITIEN, address: 'Okap' } };
  expect((await care.book(await care.patient(), far)).statusCode).toBe(201);
  await care.change(doctor, { travelRadiusKm: 100 });
  const reply = await care.book(await care.patient(), far);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'home_too_far']);
  await care.change(doctor, { travelRadiusKm: 180 });
  expect((await care.book(await care.patient(), far)).statusCode).toBe(201);
});
