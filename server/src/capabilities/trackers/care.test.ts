import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;
let booking: string;

const verify = (who: Somebody) =>
  care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [who.id]);

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({
    method,
    url: `/api/data/health/${rest.replace('ID', nadege.id)}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
const share = (shareSymptoms: boolean, dependentId?: string) =>
  ask('PUT', 'trackers/ID/settings', nadege, { shareSymptoms, ...(dependentId && { dependentId }) });
const AT = '2026-11-15T10:00:00.000Z';

beforeAll(async () => {
  nadege = await care.patient();
  doctor = await care.provider();
  stranger = await care.provider();
  child = await care.dependent(nadege);
  await verify(doctor);
  await verify(stranger);
  ({ id: booking } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z'));
  await care.put(booking, 'confirmed');
  await ask('POST', 'trackers/ID/vitals', nadege, { id: uuidv7(), at: AT, heartRate: 71 });
  await ask('POST', 'trackers/ID/symptoms', nadege, { id: uuidv7(), at: AT, symptom: 'cough', severity: 3 });
});

test('TRACK-3 who treats reads activity, vitals and heart, which is put down; others find nothing', async () => {
  expect((await ask('GET', 'trackers/ID/vitals', doctor)).json()).toMatchObject([{ heartRate: 71 }]);
  expect(await status('GET', 'trackers/ID/activity', doctor)).toBe(200);
  expect(await status('GET', 'heart/ID', doctor)).toBe(200);
  for (const what of ['trackers/ID/vitals', 'trackers/ID/activity', 'trackers/ID/symptoms', 'heart/ID'])
    expect(await status('GET', what, stranger)).toBe(404);
  const trail = await care.lakou.db.query<{ action: string }>(
    `select action from audit_events where actor_id = $1 and subject_id = $2
       and (action like 'tracker%' or action like 'heart%') order by id`,
    [doctor.id, nadege.id],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'tracker-vitals:read',
    'tracker-activity:read',
    'heart:read',
  ]);
});

test('TRACK-2 symptoms are shown to who treats only once the person shares them, and no longer after', async () => {
  expect(await status('GET', 'trackers/ID/symptoms', doctor)).toBe(404);
  await share(true);
  expect((await ask('GET', 'trackers/ID/symptoms', doctor)).json()).toMatchObject([{ symptom: 'cough' }]);
  expect(await status('GET', 'trackers/ID/symptoms', stranger)).toBe(404);
  await share(false);
  expect(await status('GET', 'trackers/ID/symptoms', doctor)).toBe(404);
  const decided = await care.lakou.db.query<{ action: string }>(
    `select action from audit_events where actor_id = $1 and action like 'tracker-symptoms:%' order by id`,
    [nadege.id],
  );
  expect(decided.map(({ action }) => action)).toEqual(['tracker-symptoms:share', 'tracker-symptoms:keep']);
});

test('attack: treating the mother opens nothing of the child’s, nor the other way about', async () => {
  await share(true);
  await share(true, child);
  for (const what of ['vitals', 'activity', 'symptoms'])
    expect(await status('GET', `trackers/ID/${what}?dependentId=${child}`, doctor)).toBe(404);
  const pediatrician = await care.provider();
  await verify(pediatrician);
  const { id } = await care.booking(nadege, pediatrician.id, '2026-11-17T14:00:00Z', { dependentId: child });
  await care.put(id, 'confirmed');
  expect(await status('GET', `trackers/ID/vitals?dependentId=${child}`, pediatrician)).toBe(200);
  expect(await status('GET', `trackers/ID/symptoms?dependentId=${child}`, pediatrician)).toBe(200);
  expect(await status('GET', 'trackers/ID/vitals', pediatrician)).toBe(404);
  await share(false);
  expect(await status('GET', `trackers/ID/symptoms?dependentId=${child}`, pediatrician)).toBe(200);
});

test('attack: a licence nobody checked opens no records', async () => {
  const unchecked = await care.provider();
  const { id } = await care.booking(nadege, unchecked.id, '2026-11-17T18:00:00Z');
  await care.put(id, 'confirmed');
  await share(true);
  for (const what of ['trackers/ID/vitals', 'trackers/ID/activity', 'trackers/ID/symptoms', 'heart/ID'])
    expect(await status('GET', what, unchecked)).toBe(404);
});

test('attack: who treats only reads; goals and sharing are the patient’s alone', async () => {
  const entry = { id: uuidv7(), at: AT, heartRate: 80 };
  expect(await status('POST', 'trackers/ID/vitals', doctor, entry)).toBe(403);
  expect(await status('PUT', `trackers/ID/vitals/${entry.id}`, doctor, entry)).toBe(403);
  expect(await status('DELETE', `trackers/ID/vitals/${entry.id}`, doctor)).toBe(403);
  expect(await status('PUT', 'trackers/ID/settings', doctor, { shareSymptoms: true })).toBe(403);
  expect(await status('GET', 'trackers/ID/settings', doctor)).toBe(403);
  expect(await status('PUT', 'heart/ID', doctor, { smoker: true })).toBe(403);
});

test('attack: a visit called off ends it', async () => {
  await care.put(booking, 'cancelled');
  expect(await status('GET', 'trackers/ID/vitals', doctor)).toBe(404);
});

test('what was noted goes with the account', async () => {
  const tables = await care.lakou.db.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confdeltype = 'c' and confrelid = 'app_users'::regclass`,
  );
  expect(tables.map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'activity_entries',
      'symptom_entries',
      'measurements',
      'tracker_settings',
      'heart_profiles',
    ]),
  );
});
