import { findContacts } from '@lakou/clinical';
import type { MaternityTiming } from '@lakou/contract/maternity';
import { CONTACT_WEEKS } from '@lakou/contract/maternity.rules';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let marie: Somebody;
let midwife: Somebody;
let stranger: Somebody;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, as: Somebody, payload?: object) =>
  care.send(method, `/api/data/health/maternity/${marie.id}/${rest}`, as, payload);
const timing = (kind: string, more: object = {}) => ({
  id: uuidv7(),
  kind,
  startedAt: '2026-11-15T10:00:00.000Z',
  endedAt: '2026-11-15T10:30:00.000Z',
  marks: [{ from: '2026-11-15T10:01:00.000Z', to: '2026-11-15T10:02:00.000Z' }],
  ...more,
});

beforeAll(async () => {
  [marie, midwife, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  for (const one of [midwife, stranger]) await care.verify(one);
  await care.lakou.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [marie.id]);
  await ask('POST', 'profile', marie, { dueDate: '2027-03-09' });
  const { id } = await care.booking(marie, midwife.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

test('MAT-7, MAT-8 what she timed is kept once, by kind, and seen by who treats her while she shares it', async () => {
  const sent = timing('movements');
  for (let time = 0; time < 2; time += 1)
    expect((await ask('POST', 'timings', marie, sent)).json()).toEqual(sent);
  await ask('POST', 'timings', marie, timing('contractions'));
  const kinds = async (as: Somebody, kind: string) =>
    (await ask('GET', `timings?kind=${kind}`, as)).json<MaternityTiming[]>().map(({ id }) => id);
  expect(await kinds(marie, 'movements')).toEqual([sent.id]);
  expect(await kinds(midwife, 'contractions')).toHaveLength(1);
  expect((await ask('GET', 'timings', stranger)).statusCode).toBe(404);
  expect((await ask('POST', 'timings', midwife, timing('movements'))).statusCode).toBe(403);
  await ask('PUT', 'profile', marie, { shared: false });
  expect((await ask('GET', 'timings', midwife)).statusCode).toBe(404);
  await ask('PUT', 'profile', marie, { shared: true });
  expect((await ask('DELETE', `timings/${sent.id}`, marie)).statusCode).toBe(204);
  expect((await ask('DELETE', `timings/${sent.id}`, marie)).statusCode).toBe(404);
});

test('MAT-7 what ends before it begins, or is still to come, is refused', async () => {
  for (const wrong of [
    { endedAt: '2026-11-15T09:00:00.000Z' },
    { endedAt: '2026-11-18T09:00:00.000Z' },
    { marks: Array.from({ length: 201 }, () => ({ from: '2026-11-15T10:01:00.000Z', to: null })) },
  ])
    expect((await ask('POST', 'timings', marie, timing('movements', wrong))).statusCode).toBe(400);
});

test('MAT-9 contacts are ticked and unticked, and belong to the pregnancy that is followed', async () => {
  const tick = async (week: number, done = true) =>
    (await ask('PUT', 'contacts', marie, { week, done })).json();
  await tick(20);
  await tick(12);
  expect(await tick(12)).toEqual([12, 20]);
  expect((await ask('GET', 'contacts', midwife)).json()).toEqual([12, 20]);
  expect(await tick(20, false)).toEqual([12]);
  expect((await ask('PUT', 'contacts', marie, { week: 13, done: true })).statusCode).toBe(400);
  expect((await ask('GET', 'contacts', stranger)).statusCode).toBe(404);
  const contacts = findContacts({ dueDate: '2027-03-09', today: '2026-11-15' }, [12]);
  expect(contacts?.map(({ week }) => week)).toEqual([...CONTACT_WEEKS]);
  await ask('DELETE', 'profile', marie);
  await ask('POST', 'profile', marie, { dueDate: '2027-06-09' });
  expect((await ask('GET', 'contacts', marie)).json()).toEqual([]);
});
