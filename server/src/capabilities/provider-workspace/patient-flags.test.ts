import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.ts';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { listPatientsOf, type PatientsReader } from './patients.store.ts';

const NOW = '2026-11-02T12:00:00Z';
const care = agendaTest(NOW);
const daysFromNow = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000);
const sql = (text: string, values: unknown[]) => care.lakou.db.query(text, values);

let doctor: Somebody;
const people: Record<string, Somebody> = {};

/** A visit that took place so many days ago, with its care; for the child if there is one. */
async function seen(who: Somebody, daysAgo: number, dependentId?: string, by = doctor): Promise<void> {
  const { id } = await care.booking(
    who,
    by.id,
    daysFromNow(20 + Object.keys(people).length)
      .toISOString()
      .replace('12:00', '14:00'),
    {
      ...(dependentId && { dependentId }),
    },
  );
  const began = daysFromNow(-daysAgo);
  await sql(
    "update bookings set status = 'completed', starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes', completed_at = $2, created_at = $2 where id = $1",
    [id, began],
  );
}

const measured = (who: Somebody, daysAgo: number, dependentId: string | null = null, more: object = {}) =>
  sql(
    `insert into measurements (id, patient_id, dependent_id, at, systolic, diastolic, signs, in_pregnancy, profile_id, author_id,
       danger_level, danger_signs, created_at, acknowledged_at)
     values ($1, $2, $3, $4, 190, 120, '{}', $5, $6, $2, 'emergency', '{pressure_severe}', $4, $7)`,
    [
      uuidv7(),
      who.id,
      dependentId,
      daysFromNow(-daysAgo),
      'profile' in more,
      'profile' in more ? more.profile : null,
      'acknowledged' in more ? daysFromNow(0) : null,
    ],
  );

async function pregnant(who: Somebody, shared = true): Promise<string> {
  const id = uuidv7();
  await sql(
    'insert into maternity_profiles (id, patient_id, due_date, shared, created_at) values ($1, $2, $3, $4, $5)',
    [id, who.id, '2027-03-09', shared, daysFromNow(-60)],
  );
  return id;
}

async function result(who: Somebody, { critical = false, heldUntil = null as Date | null }): Promise<void> {
  const id = uuidv7();
  await care.lakou.db.transaction(async (tx) => {
    await tx.query(
      `insert into lab_requests (id, patient_id, test_type, tests, title, requested_by, status, requested_at, changed_at,
         changed_by, result_version) values ($1, $2, 'blood', '{}', 'Blood test', $2, 'completed', $3, $3, $2, 1)`,
      [id, who.id, daysFromNow(-3)],
    );
    await tx.query(
      `insert into lab_results (request_id, version, patient_id, summary, author_id, reported_at, critical, held_until)
       values ($1, 1, $2, 'Hb 6', $3, $4, $5, $6)`,
      [id, who.id, doctor.id, daysFromNow(-2), critical, heldUntil],
    );
  });
}

async function somebody(name: string, daysAgo = 10): Promise<Somebody> {
  const who = await care.patient();
  await care.rename(who, name);
  people[name] = who;
  await seen(who, daysAgo);
  return who;
}

const listed = async (query = '', as = doctor): Promise<PatientOfProvider[]> =>
  (await care.patients(as, doctor, query)).json();
const names = async (query = '') => (await listed(query)).map(({ name }) => name);
const flags = async () => Object.fromEntries((await listed()).map((one) => [one.name, one.flags]));

beforeAll(async () => {
  doctor = await care.provider();
  await care.verify(doctor);
  await somebody('Ana nothing');
  const bea = await somebody('Bea danger');
  await measured(bea, 13, null, { acknowledged: true });
  await measured(await somebody('Cia danger of long ago'), 15);
  await measured(
    await somebody('Dia danger of a child who is not treated'),
    1,
    await care.dependent(people['Dia danger of a child who is not treated'] as Somebody),
  );
  const risk = await somebody('Eva at risk');
  await sql(
    "insert into maternity_alerts (id, patient_id, level, signs, at, profile_id) values ($1, $2, 'urgent', '{fever}', $3, $4)",
    [uuidv7(), risk.id, daysFromNow(-3), await pregnant(risk)],
  );
  await pregnant(await somebody('Fia pregnant'));
  const hidden = await somebody('Gia keeps it to herself');
  await measured(hidden, 1, null, { profile: await pregnant(hidden, false) });
  await result(await somebody('Hia critical'), { critical: true });
  await result(await somebody('Ida held'), { heldUntil: daysFromNow(1) });
  await result(await somebody('Jia released'), { heldUntil: daysFromNow(-1) });
  await somebody('Kia away', 183);
  const back = await somebody('Lia away and booked', 200);
  await care.booking(back, doctor.id, '2026-11-09T14:00:00Z');
  const called = await somebody('Mia called back');
  await sql(
    'insert into recalls (id, provider_id, patient_id, due_on, created_at) values ($1, $2, $3, $4, $5)',
    [uuidv7(), doctor.id, called.id, '2026-11-01', daysFromNow(-5)],
  );
});

test('PROV-1 each patient has the flags of what needs looking at, and of nothing else', async () => {
  expect(await flags()).toEqual({
    'Ana nothing': [],
    'Bea danger': ['danger'],
    'Cia danger of long ago': [],
    'Dia danger of a child who is not treated': [],
    'Eva at risk': ['pregnancy_risk'],
    'Fia pregnant': ['pregnant'],
    'Gia keeps it to herself': [],
    'Hia critical': ['result'],
    'Ida held': ['result'],
    'Jia released': [],
    'Kia away': ['away'],
    'Lia away and booked': [],
    'Mia called back': ['recall'],
  });
});

test('PROV-1 the list is narrowed to one flag, together with a name', async () => {
  expect(await names('?flag=danger')).toEqual(['Bea danger']);
  expect(await names('?flag=pregnant')).toEqual(['Eva at risk', 'Fia pregnant']);
  expect(await names('?flag=result')).toEqual(['Hia critical', 'Ida held']);
  expect(await names('?flag=result&q=ida')).toEqual(['Ida held']);
  expect(await names('?flag=recall')).toEqual(['Mia called back']);
  expect(await names('?flag=away')).toEqual(['Kia away']);
  expect((await care.patients(doctor, doctor, '?flag=rich')).statusCode).toBe(400);
});

test('PROV-1, API-1 every order is paged by key: each person once, in the same order as on one page', async () => {
  for (const query of [
    'sort=need',
    'sort=next',
    'sort=last',
    'sort=name',
    'sort=need&flag=result',
    'sort=last&q=danger',
  ]) {
    const whole = await names(`?${query}`);
    const pages: string[] = [];
    for (let url = `/api/providers/${doctor.id}/patients?limit=2&${query}`; url; ) {
      const reply = await care.send('GET', url, doctor);
      pages.push(...reply.json().map(({ name }: PatientOfProvider) => name));
      url = /<(.+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1] ?? '';
    }
    expect(pages, query).toEqual(whole);
    expect(whole.length, query).toBeGreaterThan(1);
  }
});

test('PROV-1 by need come dangers first, then risk, results, who did not come and who stays away', async () => {
  expect((await names('?sort=need')).slice(0, 7)).toEqual([
    'Bea danger',
    'Eva at risk',
    'Hia critical',
    'Ida held',
    'Mia called back',
    'Kia away',
    'Fia pregnant',
  ]);
  expect((await names('?sort=next'))[0]).toBe('Lia away and booked');
  expect((await names('?sort=last')).slice(-2)).toEqual(['Kia away', 'Lia away and booked']);
});

test('attack: without a verified licence, and as a clinic, nothing clinical shows, nor by filter or order', async () => {
  await sql('update provider_profiles set license_verified = false where user_id = $1', [doctor.id]);
  expect((await listed()).every((one) => one.flags.length === 0)).toBe(true);
  for (const query of ['?flag=danger', '?flag=away', '?sort=need'])
    expect((await care.patients(doctor, doctor, query)).statusCode, query).toBe(403);
  expect((await care.patients(doctor, doctor, '?sort=last')).statusCode).toBe(200);
  await care.verify(doctor);
  const clinic = await care.somebody('CLINIC_ADMIN');
  await sql(
    'update app_users set clinic_id = (select clinic_id from app_users where id = $2) where id = $1',
    [doctor.id, clinic.id],
  );
  expect((await care.patients(clinic, doctor, '?flag=danger')).statusCode).toBe(403);
  expect((await care.patients(clinic, doctor)).statusCode).toBe(200);
  await sql('update app_users set clinic_id = null where id = $1', [doctor.id]);
});

test('PROV-1 a narrowed list is planned for its filter: a plan kept for any filter took seconds among ten thousand', async () => {
  const { db } = care.lakou;
  const planned: (boolean | undefined)[] = [];
  const watched: Db = {
    ...db,
    read: (text, values, options) => {
      planned.push(options?.planEachTime);
      return db.read(text, values, options);
    },
  };
  const grant = {
    db: watched,
    at: daysFromNow(0),
    actor: { id: doctor.id },
    scope: { providerId: doctor.id, clinicId: null },
  } as unknown as PatientsReader;
  const times = { dangersSince: daysFromNow(-14), today: '2026-11-02', seenSince: daysFromNow(-180) };
  const narrowed = await listPatientsOf(grant, { limit: 5, sort: 'need', flags: ['recall'] }, times);
  expect(narrowed.map(({ name }) => name)).toEqual(['Mia called back']);
  await listPatientsOf(grant, { limit: 5, sort: 'name' }, times);
  expect(planned).toEqual([true, false]);
});
