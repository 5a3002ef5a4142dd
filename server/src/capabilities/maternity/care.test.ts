import type { MaternityPatient } from '@lakou/contract/maternity';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest();
let nadege: Somebody;
let midwife: Somebody;
let stranger: Somebody;

const verify = (who: Somebody) =>
  care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [who.id]);

async function pregnant(): Promise<Somebody> {
  const her = await care.patient();
  await care.lakou.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [her.id]);
  await ask('POST', 'profile', her, { dueDate: '2027-03-09' });
  return her;
}
async function treat(by: Somebody, who: Somebody, at: string): Promise<string> {
  const { id } = await care.booking(who, by.id, at);
  await care.put(id, 'confirmed');
  return id;
}

beforeAll(async () => {
  nadege = await pregnant();
  midwife = await care.provider();
  stranger = await care.provider();
  await verify(midwife);
  await verify(stranger);
  await treat(midwife, nadege, '2026-11-16T14:00:00Z');
});
beforeEach(async () => {
  await care.lakou.db.query('delete from maternity_alerts');
  await care.lakou.db.query('delete from measurements');
});

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  rest: string,
  as: Somebody,
  payload?: object,
  of = as,
) => care.send(method, `/api/data/health/maternity/${of.id}/${rest}`, as, payload);
const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
const list = (as: Somebody, of = as) => care.send('GET', `/api/providers/${of.id}/maternity-patients`, as);
const told = (who: Somebody) => care.told(who.id, nadege.id);
const VITALS = { weight: 64, systolic: 118, diastolic: 76 };

describe('who treats her', () => {
  test('reads journal and vitals, which is put down; others get what does not exist', async () => {
    expect(await status('GET', 'journal', midwife, undefined, nadege)).toBe(200);
    expect(await status('GET', 'vitals', midwife, undefined, nadege)).toBe(200);
    expect(await status('GET', 'journal', stranger, undefined, nadege)).toBe(404);
    expect(await status('GET', 'vitals', stranger, undefined, nadege)).toBe(404);
    const trail = await care.lakou.db.query<{ action: string }>(
      "select action from audit_events where actor_id = $1 and subject_id = $2 and action like 'maternity%' order by id",
      [midwife.id, nadege.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['maternity-journal:read', 'maternity-vitals:read']);
  });

  test('sees her due date with her other details, as long as she shares it', async () => {
    const seen = async (as: Somebody) =>
      (await care.send('GET', `/api/users/${nadege.id}`, as)).json().maternityProfile;
    expect(await seen(midwife)).toMatchObject({ patientId: nadege.id, dueDate: '2027-03-09' });
    expect(await seen(stranger)).toBeUndefined();
    await ask('PUT', 'profile', nadege, { shared: false });
    expect(await seen(midwife)).toBeUndefined();
    await ask('PUT', 'profile', nadege, { shared: true });
  });

  test('notes vitals under their own name, and never writes into the journal', async () => {
    const noted = await ask('POST', 'vitals', midwife, VITALS, nadege);
    expect(noted.statusCode).toBe(201);
    expect(noted.json().authorId).toBe(midwife.id);
    expect(await status('POST', 'journal', midwife, { mood: 'good' }, nadege)).toBe(403);
    expect(await status('DELETE', `vitals/${noted.json().id}`, midwife, undefined, nadege)).toBe(403);
    expect(await status('DELETE', 'profile', midwife, undefined, nadege)).toBe(403);
  });

  test('corrects the due date; whether it is shared is hers alone to say', async () => {
    expect((await ask('PUT', 'profile', midwife, { dueDate: '2027-03-12' }, nadege)).json().dueDate).toBe(
      '2027-03-12',
    );
    expect(await status('PUT', 'profile', midwife, { shared: true }, nadege)).toBe(403);
  });

  test('sees nothing more once she keeps it to herself, and again when she shares', async () => {
    await ask('PUT', 'profile', nadege, { shared: false });
    expect(await status('GET', 'journal', midwife, undefined, nadege)).toBe(404);
    expect(await status('POST', 'vitals', midwife, VITALS, nadege)).toBe(404);
    expect((await list(midwife)).json()).toEqual([]);
    await ask('PUT', 'profile', nadege, { shared: true });
    expect(await status('GET', 'journal', midwife, undefined, nadege)).toBe(200);
  });

  test('attack: treating her child, or with a licence nobody checked, opens nothing', async () => {
    const pediatrician = await care.provider();
    await verify(pediatrician);
    const child = await care.dependent(nadege);
    const booking = await care.booking(nadege, pediatrician.id, '2026-11-17T14:00:00Z', {
      dependentId: child,
    });
    await care.put(booking.id, 'confirmed');
    expect(await status('GET', 'vitals', pediatrician, undefined, nadege)).toBe(404);
    expect((await list(pediatrician)).json()).toEqual([]);

    const unchecked = await care.provider();
    await treat(unchecked, nadege, '2026-11-17T16:00:00Z');
    expect(await status('GET', 'vitals', unchecked, undefined, nadege)).toBe(404);
    expect((await list(unchecked)).statusCode).toBe(403);
  });

  test('attack: a visit called off ends it', async () => {
    const former = await care.provider();
    await verify(former);
    const booking = await treat(former, nadege, '2026-11-18T14:00:00Z');
    expect(await status('GET', 'vitals', former, undefined, nadege)).toBe(200);
    await care.put(booking, 'cancelled');
    expect(await status('GET', 'vitals', former, undefined, nadege)).toBe(404);
  });
});

describe('MAT-4 danger signs reach those who treat her', () => {
  const alertsOf = async () =>
    ((await list(midwife)).json() as MaternityPatient[]).find(({ id }) => id === nadege.id)?.alerts;

  test('140/90 is told at once, to them and nobody else, without a clinical word', async () => {
    const before = (await told(midwife)).length;
    await ask('POST', 'vitals', nadege, { ...VITALS, systolic: 139, diastolic: 89 });
    expect(await alertsOf()).toEqual([]);
    await ask('POST', 'vitals', nadege, { ...VITALS, systolic: 142, diastolic: 92 });
    expect(await alertsOf()).toEqual([
      {
        id: expect.any(String),
        level: 'urgent',
        signs: ['pressure_high'],
        message: 'Blood pressure of 140/90 or more',
        at: expect.any(String),
      },
    ]);
    expect((await told(midwife)).slice(before)).toEqual(['maternity_alert']);
    expect(await told(stranger)).toEqual([]);
    const [notification] = await care.lakou.db.query<{ details: object }>(
      "select details from notifications where user_id = $1 and kind = 'maternity_alert' order by id desc",
      [midwife.id],
    );
    expect(notification?.details).toEqual({ name: 'Somebody' });
  });

  test('the same again within hours tells nothing new; worse does', async () => {
    const high = { ...VITALS, systolic: 145, diastolic: 92 };
    await ask('POST', 'vitals', nadege, high);
    const before = (await told(midwife)).length;
    await Promise.all([ask('POST', 'vitals', nadege, high), ask('POST', 'vitals', nadege, high)]);
    expect((await told(midwife)).length).toBe(before);
    await ask('POST', 'vitals', nadege, { ...high, signs: ['severe_headache'] });
    expect((await told(midwife)).length).toBe(before + 1);
    expect((await alertsOf())?.[0]).toMatchObject({
      level: 'emergency',
      message: 'Blood pressure of 140/90 or more; Severe headache',
    });
  });

  test('a sign told in the journal counts; what was long ago does not', async () => {
    await ask('POST', 'vitals', nadege, { ...VITALS, systolic: 170, diastolic: 112, date: '2026-10-01' });
    expect(await alertsOf()).toEqual([]);
    await ask('POST', 'journal', nadege, { mood: 'bad', signs: ['bleeding'] });
    expect(await alertsOf()).toMatchObject([{ level: 'emergency', signs: ['bleeding'] }]);
  });
});

test('MAT-5, API-2 the list has week, due date and alerts, soonest due first, in pages', async () => {
  const sooner = await pregnant();
  await ask('PUT', 'profile', sooner, { dueDate: '2026-12-01' });
  await treat(midwife, sooner, '2026-11-19T14:00:00Z');
  const rows: MaternityPatient[] = (await list(midwife)).json();
  expect(rows.map(({ id, currentWeek, dueDate, alerts }) => ({ id, currentWeek, dueDate, alerts }))).toEqual([
    { id: sooner.id, currentWeek: 38, dueDate: '2026-12-01', alerts: [] },
    { id: nadege.id, currentWeek: 24, dueDate: '2027-03-12', alerts: [] },
  ]);
  const first = await care.send('GET', `/api/providers/${midwife.id}/maternity-patients?limit=1`, midwife);
  const next = /<(.+?)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await care.send('GET', next, midwife)).json()[0].id).toBe(nadege.id);
  expect((await list(stranger, midwife)).statusCode).toBe(404);
});
