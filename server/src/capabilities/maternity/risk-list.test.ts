import type { MaternityPatient } from '@lakou/contract/maternity';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const NOW = '2026-11-15T12:00:00Z';
const care = bookingTest(NOW);
const sql = (text: string, values: unknown[]) => care.lakou.db.query(text, values);
const daysFromNow = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000);
const dayFromNow = (days: number) => daysFromNow(days).toISOString().slice(0, 10);
const WEEK = 7;

let midwife: Somebody;
let hour = 13;
const ids: Record<string, string> = {};

/** A woman in care, so many days along, whose pregnancy has been followed since its tenth week. */
async function woman(name: string, daysAlong: number, { followedSince = 70 } = {}): Promise<Somebody> {
  const her = await care.patient();
  await sql("update app_users set name = $2, phone = '+50937001234' where id = $1", [her.id, name]);
  const day = hour > 19 ? '18' : '17';
  const { id } = await care.booking(her, midwife.id, `2026-11-${day}T${hour > 19 ? hour - 7 : hour}:00:00Z`);
  hour++;
  await care.put(id, 'confirmed');
  ids[name] = uuidv7();
  await sql(
    'insert into maternity_profiles (id, patient_id, due_date, shared, created_at) values ($1, $2, $3, true, $4)',
    [ids[name], her.id, dayFromNow(280 - daysAlong), daysFromNow(followedSince - daysAlong)],
  );
  return her;
}
const alerted = (her: Somebody, name: string, level: string, daysAgo: number) =>
  sql(
    'insert into maternity_alerts (id, patient_id, level, signs, at, profile_id) values ($1, $2, $3, $4, $5, $6)',
    [uuidv7(), her.id, level, '{fever}', daysFromNow(-daysAgo), ids[name]],
  );
const pressure = (her: Somebody, name: string, systolic: number, daysAgo: number) =>
  sql(
    `insert into measurements (id, patient_id, at, systolic, diastolic, signs, in_pregnancy, profile_id, author_id, created_at)
     values ($1, $2, $3, $4, 80, '{}', true, $5, $2, $3)`,
    [uuidv7(), her.id, daysFromNow(-daysAgo), systolic, ids[name]],
  );
const url = () => `/api/providers/${midwife.id}/maternity-patients`;
const list = async (): Promise<MaternityPatient[]> => (await care.send('GET', url(), midwife)).json();

beforeAll(async () => {
  midwife = await care.provider();
  await sql('update provider_profiles set license_verified = true where user_id = $1', [midwife.id]);
  await woman('Ana well, due late', 15 * WEEK, { followedSince: 13 * WEEK });
  const bea = await woman('Bea did both', 21 * WEEK);
  await sql(
    'insert into maternity_contacts (profile_id, patient_id, week, done_at) values ($1, $2, 20, $3)',
    [ids['Bea did both'], bea.id, daysFromNow(-9)],
  );
  await woman('Cia missed week 20', 21 * WEEK);
  const dia = await woman('Dia urgent', 16 * WEEK);
  await alerted(dia, 'Dia urgent', 'urgent', 2);
  const eva = await woman('Eva emergency', 14 * WEEK);
  await alerted(eva, 'Eva emergency', 'urgent', 1);
  await alerted(eva, 'Eva emergency', 'emergency', 13);
  const fia = await woman('Fia alarmed long ago', 30 * WEEK - 1, { followedSince: 27 * WEEK });
  await alerted(fia, 'Fia alarmed long ago', 'emergency', 15);
  const gia = await woman('Gia was seen', 21 * WEEK);
  await sql(
    "update bookings set status = 'completed', starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes', completed_at = $2 where patient_id = $1",
    [gia.id, daysFromNow(-30)],
  );
  for (let daysAgo = 10; daysAgo > 0; daysAgo--) await pressure(gia, 'Gia was seen', 110 + daysAgo, daysAgo);
});

test('MAT-5 pregnant patients come by risk: emergency, urgent, missed contact, then by due date', async () => {
  expect((await list()).map(({ name, missedContact }) => [name, missedContact])).toEqual([
    ['Eva emergency', 12],
    ['Dia urgent', 12],
    ['Cia missed week 20', 20],
    ['Fia alarmed long ago', null],
    ['Bea did both', null],
    ['Gia was seen', null],
    ['Ana well, due late', null],
  ]);
});

test('MAT-5 API-1 that order is paged by key', async () => {
  const pages: string[] = [];
  for (let at = `${url()}?limit=2`; at; ) {
    const reply = await care.send('GET', at, midwife);
    pages.push(...reply.json().map(({ name }: MaternityPatient) => name));
    at = /<(.+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1] ?? '';
  }
  expect(pages).toEqual((await list()).map(({ name }) => name));
});

test('MAT-5 each has the number to call and the newest eight pressures, oldest first', async () => {
  const gia = (await list()).find(({ name }) => name === 'Gia was seen');
  expect(gia?.phone).toBe('+50937001234');
  expect(gia?.currentWeek).toBe(21);
  expect(gia?.pressures.map(({ systolic }) => systolic)).toEqual([118, 117, 116, 115, 114, 113, 112, 111]);
});
