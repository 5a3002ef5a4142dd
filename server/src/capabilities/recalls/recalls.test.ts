import { expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { tellRecalled } from './telling.jobs.ts';

const t = agendaTest('2026-11-02T12:00:00Z');
const URL = '/api/providers/me/recalls';
const DAY = 86_400;

async function inCare(dependentId?: string, patient?: Somebody) {
  const [doctor, person] = [await t.provider(), patient ?? (await t.patient())];
  await t.verify(doctor);
  await t.booking(person, doctor.id, '2026-11-03T14:00:00Z', { dependentId });
  return { doctor, patient: person };
}
const recall = (as: Somebody, patientId: string, more: object = {}) =>
  t.send('POST', URL, as, { patientId, weeks: 6, ...more });
const list = async (as: Somebody, query = '') => (await t.send('GET', `${URL}${query}`, as)).json();
const states = async (as: Somebody) => (await list(as)).map(({ state }: { state: string }) => state);
const kinds = async ({ id }: Somebody) =>
  (
    await t.lakou.db.query<{ kind: string }>(
      "select kind from notifications where user_id = $1 and kind = 'recall_due'",
      [id],
    )
  ).length;

test('PROV-1 a patient in care is recalled in some weeks, by the provider who treats them and nobody else', async () => {
  const { doctor, patient } = await inCare();
  const reply = await recall(doctor, patient.id, { note: 'Tansyon' });
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json()).toMatchObject({ dueOn: '2026-12-14', state: 'planned', note: 'Tansyon' });
  expect(await list(doctor)).toHaveLength(1);
  const stranger = await t.provider();
  await t.verify(stranger);
  expect((await recall(stranger, patient.id)).statusCode).toBe(404);
  expect(await list(stranger)).toEqual([]);
  expect((await recall(doctor, patient.id, { weeks: 0 })).statusCode).toBe(400);
  expect(await t.looks(patient)).toContain(`recalls:list ${doctor.id}`);
});

test('PROV-1 a child’s visit recalls the child, not the parent', async () => {
  const parent = await t.patient();
  const child = await t.dependent(parent);
  const { doctor } = await inCare(child, parent);
  expect((await recall(doctor, parent.id)).statusCode).toBe(404);
  expect((await recall(doctor, parent.id, { dependentId: child })).json().patientName).toBe('Ti Rose');
});

test('PROV-1 a recall is dropped by its provider', async () => {
  const { doctor, patient } = await inCare();
  const { id } = (await recall(doctor, patient.id)).json();
  const drop = (as: Somebody) =>
    t.instance().app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: as.headers });
  expect((await drop(await t.provider())).statusCode).toBe(404);
  expect((await drop(doctor)).statusCode).toBe(204);
  expect(await list(doctor)).toEqual([]);
});

test('PROV-1 the patient is told two weeks before, once; who booked is not told, who did not come is listed', async () => {
  const { doctor, patient } = await inCare();
  const other = await t.patient();
  await t.booking(other, doctor.id, '2026-11-03T15:00:00Z');
  await recall(doctor, patient.id, { weeks: 3 });
  await recall(doctor, other.id, { weeks: 3 });
  await tellRecalled(t.instance().platform);
  expect(await states(doctor)).toEqual(['planned', 'planned']);
  t.clock.move(2 * DAY);
  await t.booking(other, doctor.id, '2026-11-20T14:00:00Z');
  t.clock.move(5 * DAY - 3600);
  for (let times = 0; times < 2; times++) await tellRecalled(t.instance().platform);
  expect([await kinds(patient), await kinds(other)]).toEqual([1, 0]);
  expect((await states(doctor)).sort()).toEqual(['booked', 'due']);
  await t.lakou.db.query("update recalls set due_on = '2026-11-05' where provider_id = $1", [doctor.id]);
  const missed = await list(doctor, '?state=missed');
  expect(missed.map(({ patientId }: { patientId: string }) => patientId)).toEqual([patient.id]);
});
