import { expect, test } from 'vitest';
import { bookingTest } from '#test/bookings.ts';

// Sunday, 15 November 2026, 07:00 in Haiti; office hours are 13:00 to 21:00 UTC.
const t = bookingTest();

/** A Tuesday morning, written without a network. */
const WISH = {
  serviceType: 'Visit',
  mode: 'clinic',
  dateTime: '2026-11-17T13:00:00Z',
  latest: '2026-11-17T14:00:00Z',
};

test('OUT-1 BOOK-4 a wish takes the first free time of those that suit, once however often it is sent', async () => {
  const [doctor, patient] = [await t.provider(), await t.patient()];
  await t.booking(await t.patient(), doctor.id, '2026-11-17T13:00:00Z');
  const wish = { ...WISH, providerId: doctor.id };
  const first = await t.book(patient, wish, 'wish');
  expect(first.json()).toMatchObject({ dateTime: '2026-11-17T13:30:00.000Z', fare: { total: 55 } });
  expect((await t.book(patient, wish, 'wish')).json()).toEqual(first.json());
  const visits = await t.send('GET', `/api/data/bookings/user/${patient.id}`, patient);
  expect(visits.json()).toHaveLength(1);
});

test('OUT-1 BOOK-4 where none of the times is free any more, nothing is booked and the next free ones are told', async () => {
  const [doctor, patient] = [await t.provider(), await t.patient()];
  for (const at of ['13:00', '13:30', '14:00'])
    await t.booking(await t.patient(), doctor.id, `2026-11-17T${at}:00Z`);
  const reply = await t.book(patient, { ...WISH, providerId: doctor.id }, 'full');
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'slot_taken']);
  expect(reply.json().slots.slice(0, 2)).toEqual(['2026-11-17T14:30:00.000Z', '2026-11-17T15:00:00.000Z']);
  const visits = await t.send('GET', `/api/data/bookings/user/${patient.id}`, patient);
  expect(visits.json()).toEqual([]);
  // One of them is chosen, under the key of the wish.
  const chosen = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
  const second = await t.book(patient, { ...chosen, dateTime: reply.json().slots[0] }, 'full');
  expect(second.statusCode, second.body).toBe(201);
});

test('OUT-1 BOOK-4 a wish that arrives late takes what is left of its time, and nothing once that has passed', async () => {
  const doctor = await t.provider();
  const wish = { ...WISH, providerId: doctor.id, dateTime: '2026-11-15T11:00:00Z' };
  const late = { ...wish, latest: '2026-11-15T13:00:00Z' };
  expect((await t.book(await t.patient(), late)).json()).toMatchObject({
    dateTime: '2026-11-15T13:00:00.000Z',
  });
  const over = await t.book(await t.patient(), { ...wish, latest: '2026-11-15T11:30:00Z' });
  expect([over.statusCode, over.json().code]).toEqual([422, 'time_passed']);
});

test('OUT-1 BOOK-4 with a provider without hours a wish means its first moment', async () => {
  const doctor = await t.provider({ availability: 'On call' });
  const wish = { ...WISH, providerId: doctor.id };
  expect((await t.book(await t.patient(), wish)).json()).toMatchObject({
    dateTime: '2026-11-17T13:00:00.000Z',
  });
  expect((await t.book(await t.patient(), wish)).json()).toMatchObject({ code: 'slot_taken', slots: [] });
});
