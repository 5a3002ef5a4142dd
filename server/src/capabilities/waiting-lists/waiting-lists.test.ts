import { expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { freeTimesKnown } from '#test/free-times.ts';
import { tellWaiting } from './telling.jobs.ts';

// A Monday, seven in the morning in Haiti.
const t = agendaTest('2026-11-16T12:00:00Z');
const URL = '/api/waiting-lists';
const FIRST = '2026-11-23T13:00:00.000Z';

const settled = () => freeTimesKnown(t.instance().platform);
const tell = async () => {
  await settled();
  await tellWaiting(t.instance().platform);
};
/** Sees patients for an hour on Mondays, and today's hour is taken. */
async function busyDoctor() {
  const hours = [{ day: 'mon', from: '08:00', to: '09:00' } as const];
  const doctor = await t.provider({ availability: { timeZone: 'America/Port-au-Prince', hours } });
  const visits = [];
  for (const time of ['13:00', '13:30'])
    visits.push(await t.booking(await t.patient(), doctor.id, `2026-11-16T${time}:00Z`));
  await settled();
  return { doctor, visits };
}
const wait = (as: Somebody, providerId: string, more: object = {}) =>
  t.send('POST', URL, as, { providerId, ...more });
const list = async (as: Somebody) => (await t.send('GET', URL, as)).json();
const told = ({ id }: Somebody, doctor: Somebody) => t.told(id, doctor.id);

test('FIND-9 one waits for a time before the first free one, for a provider who is shown', async () => {
  const { doctor } = await busyDoctor();
  const patient = await t.patient();
  const reply = await wait(patient, doctor.id, { mode: 'video' });
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json()).toMatchObject({ providerName: 'Dr Mirlande', mode: 'video', before: FIRST });
  expect(await list(patient)).toHaveLength(1);
  // A second wish for the same provider replaces the first.
  await wait(patient, doctor.id, { before: '2026-11-20T12:00:00Z' });
  expect(await list(patient)).toMatchObject([{ mode: null, before: '2026-11-20T12:00:00.000Z' }]);
  expect((await wait(patient, doctor.id, { before: '2026-11-15T12:00:00Z' })).json().code).toBe(
    'time_passed',
  );
  expect((await wait(patient, patient.id)).statusCode).toBe(404);
});

test('FIND-9 the first in line is told when an earlier time opens, the next one while it is still free', async () => {
  const { doctor, visits } = await busyDoctor();
  const [first, second] = [await t.patient(), await t.patient()];
  await wait(first, doctor.id);
  t.clock.move(1);
  await wait(second, doctor.id);
  await tell();
  expect(await told(first, doctor)).toEqual([]);
  await t.put(visits[1]?.id ?? '', 'cancelled');
  await tell();
  await tell();
  expect([await told(first, doctor), await told(second, doctor)]).toEqual([['earlier_time_free'], []]);
  t.clock.move(16 * 60);
  await tell();
  await tell();
  expect(await told(first, doctor)).toHaveLength(1);
  expect(await told(second, doctor)).toEqual(['earlier_time_free']);
});

test('FIND-9 who has booked, whose moment has passed and who left waits no more', async () => {
  const { doctor, visits } = await busyDoctor();
  const [booked, late, left] = [await t.patient(), await t.patient(), await t.patient()];
  await wait(booked, doctor.id);
  await wait(late, doctor.id, { before: '2026-11-16T12:30:00Z' });
  await wait(left, doctor.id);
  t.clock.move(1);
  await t.booking(booked, doctor.id, FIRST);
  const [{ id }] = await list(left);
  const drop = (as: Somebody) =>
    t.instance().app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: as.headers });
  expect((await drop(late)).statusCode).toBe(404);
  expect((await drop(left)).statusCode).toBe(204);
  expect(await list(booked)).toEqual([]);
  await t.put(visits[0]?.id ?? '', 'cancelled');
  await tell();
  expect([await told(booked, doctor), await told(late, doctor), await told(left, doctor)].flat()).toEqual([]);
});

test('FIND-9 twenty providers at most are waited for', async () => {
  const patient = await t.patient();
  for (let n = 0; n < 20; n++) expect((await wait(patient, (await t.provider()).id)).statusCode).toBe(201);
  const reply = await wait(patient, (await t.provider()).id);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_many_waited_for']);
});
