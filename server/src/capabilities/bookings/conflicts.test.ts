import { expect, test } from 'vitest';
import { agendaTest } from '#test/agenda.ts';

const care = agendaTest();

test('PROV-2 a day off over visits to come names them; they can be moved by the provider', async () => {
  const [doctor, patient, other] = [await care.provider(), await care.patient(), await care.patient()];
  const inTheWay = await care.booking(patient, doctor.id, '2026-11-19T14:00:00Z');
  await care.booking(other, doctor.id, '2026-11-20T14:00:00Z');
  const conflicts = async () =>
    (await care.send('GET', '/api/providers/me/conflicts', doctor))
      .json()
      .map(({ id }: { id: string }) => id);
  expect(await conflicts()).toEqual([]);
  await care.change(doctor, { exceptions: [{ day: '2026-11-19', hours: [] }] });
  expect(await conflicts()).toEqual([inTheWay.id]);

  const free = await care.slots(doctor, doctor.id, `?from=2026-11-20&days=1&moving=${inTheWay.id}`);
  const dateTime = free.json().slots[0].startsAt;
  const moved = await care.act(doctor, inTheWay.id, 'reschedule', { dateTime });
  expect(moved.json()).toMatchObject({ status: 'confirmed', dateTime });
  expect(await care.told(patient.id, inTheWay.id)).toEqual(['booking_confirmed', 'booking_moved']);
  expect(await care.told(doctor.id, inTheWay.id)).toEqual(['booking_new']);
  expect(await conflicts()).toEqual([]);
});

test('PROV-2 shorter weekly hours name the visits outside of them; those of others are not named', async () => {
  const [doctor, colleague, patient] = [await care.provider(), await care.provider(), await care.patient()];
  const early = await care.booking(patient, doctor.id, '2026-11-18T13:00:00Z');
  const gone = await care.booking(patient, doctor.id, '2026-11-18T20:00:00Z');
  await care.act(patient, gone.id, 'cancel');
  const hours = [{ day: 'wed', from: '10:00', to: '16:00' }];
  await care.change(doctor, { hours: { timeZone: 'America/Port-au-Prince', hours } });
  const found = await care.send('GET', '/api/providers/me/conflicts', doctor);
  expect(found.json()).toEqual([expect.objectContaining({ id: early.id })]);
  expect((await care.send('GET', '/api/providers/me/conflicts', colleague)).json()).toEqual([]);
});

test('attack: another provider cannot move the visit', async () => {
  const [doctor, other] = [await care.provider(), await care.provider()];
  const booking = await care.booking(await care.patient(), doctor.id, '2026-11-23T14:00:00Z');
  const dateTime = '2026-11-23T15:00:00Z';
  expect((await care.act(other, booking.id, 'reschedule', { dateTime })).statusCode).toBe(404);
  const free = await care.slots(other, doctor.id, `?from=2026-11-23&days=1&mode=clinic&moving=${booking.id}`);
  expect(free.json().slots).not.toContainEqual(expect.objectContaining({ startsAt: booking.dateTime }));
});

test('BOOK-5 whoever is moved by the provider may cancel late and gets everything back', async () => {
  const [doctor, patient] = [await care.provider(), await care.patient()];
  const booking = await care.booking(patient, doctor.id, '2026-11-18T14:00:00Z');
  await care.pay(patient, booking.id);
  await care.act(doctor, booking.id, 'reschedule', { dateTime: '2026-11-16T13:30:00Z' });
  care.clock.move(20 * 3600);
  const preview = () => care.send('GET', `/api/bookings/${booking.id}/cancellation`, patient);
  expect((await preview()).json()).toEqual({ allowed: true, paid: 55, refund: 55 });
  await care.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-16T14:30:00Z' });
  expect((await preview()).json()).toMatchObject({ refund: 0 });
});
