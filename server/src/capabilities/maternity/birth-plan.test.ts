import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let marie: Somebody;
let midwife: Somebody;
let stranger: Somebody;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, as: Somebody, payload?: object) =>
  care.send(method, `/api/data/health/maternity/${marie.id}/${rest}`, as, payload);
const read = async (as = marie) => (await ask('GET', 'birth-plan', as)).json();
const PLAN = {
  place: 'Lopital Saint-Nicolas',
  companion: 'Rose, sè mwen',
  companionPhone: '+509 3712 3456',
  transport: 'Moto Jano',
  donor: 'Kouzen mwen Pòl',
  money: 'saving',
  bagPacked: true,
  signs: ['heavy_bleeding', 'convulsions'],
};

beforeAll(async () => {
  [marie, midwife, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  for (const one of [midwife, stranger]) await care.verify(one);
  await care.lakou.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [marie.id]);
  const { id } = await care.booking(marie, midwife.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

test('MAT-10 without a pregnancy there is nothing to plan', async () => {
  expect((await ask('PUT', 'birth-plan', marie, PLAN)).statusCode).toBe(404);
  expect(await read()).toMatchObject({ place: '', savedAt: null });
});

test('MAT-10 the plan is written and replaced whole; what was not said is empty', async () => {
  await ask('POST', 'profile', marie, { dueDate: '2027-03-09' });
  const saved = (await ask('PUT', 'birth-plan', marie, PLAN)).json();
  expect(saved).toEqual({
    ...PLAN,
    attendant: '',
    nearest: '',
    home: '',
    transportPhone: '',
    donorPhone: '',
    otherPhones: '',
    wishes: '',
    savedAt: '2026-11-15T12:00:00.000Z',
  });
  expect(await read()).toEqual(saved);
  await ask('PUT', 'birth-plan', marie, { place: 'Lakay', signs: ['fever', 'fever'] });
  expect(await read()).toMatchObject({ place: 'Lakay', companion: '', money: '', signs: ['fever'] });
});

test('MAT-10 who treats her reads it while she shares it, and nobody else writes it', async () => {
  expect(await read(midwife)).toMatchObject({ place: 'Lakay' });
  expect((await ask('PUT', 'birth-plan', midwife, PLAN)).statusCode).toBe(403);
  expect((await ask('GET', 'birth-plan', stranger)).statusCode).toBe(404);
  await ask('PUT', 'profile', marie, { shared: false });
  expect((await ask('GET', 'birth-plan', midwife)).statusCode).toBe(404);
  await ask('PUT', 'profile', marie, { shared: true });
});

test('MAT-10 what is too long, or no sign of danger, is refused', async () => {
  for (const wrong of [{ wishes: 'x'.repeat(501) }, { signs: ['joy'] }, { money: 'much' }])
    expect((await ask('PUT', 'birth-plan', marie, wrong)).statusCode).toBe(400);
});

test('MAT-10 each pregnancy has a plan of its own', async () => {
  await ask('DELETE', 'profile', marie);
  expect(await read()).toMatchObject({ place: '', savedAt: null });
  await ask('POST', 'profile', marie, { dueDate: '2027-06-09' });
  expect(await read()).toMatchObject({ place: '', savedAt: null });
});
