import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest();
let provider: Somebody;
let patient: Somebody;
let writer: Somebody;
let child: string;

const names = (rows: PatientOfProvider[]) => rows.map(({ name }) => name);

beforeAll(async () => {
  [provider, patient, writer] = [await care.provider(), await care.patient(), await care.patient()];
  await care.verify(provider);
  await care.rename(patient, 'Élise Toussaint');
  await care.rename(writer, 'Bernard Louis');
  await care.booking(patient, provider.id, '2026-11-18T14:00:00Z');
  child = await care.dependent(patient, 'Ti Rose');
  await care.booking(patient, provider.id, '2026-11-19T14:00:00Z', { dependentId: child });
  await care.send('POST', '/api/chat/send', writer, {
    senderId: writer.id,
    recipientId: provider.id,
    content: 'Bonjou doktè',
  });
});

test('CHAT-6, API-2 a provider’s list holds those in care, and who only wrote by name and face alone', async () => {
  expect((await care.patients(provider, provider)).json()).toEqual([
    {
      id: writer.id,
      name: 'Bernard Louis',
      profilePhotoUrl: null,
      chatOnly: true,
      phone: null,
      dependents: [],
      lastVisitAt: null,
      nextVisitAt: null,
      flags: [],
    },
    {
      id: patient.id,
      name: 'Élise Toussaint',
      profilePhotoUrl: null,
      chatOnly: false,
      phone: '+50937001234',
      dependents: [{ id: child, name: 'Ti Rose' }],
      lastVisitAt: null,
      nextVisitAt: '2026-11-18T14:00:00.000Z',
      flags: [],
    },
  ]);
});

test('it is searched by a part of a name, whatever its accents, and by those someone acts for', async () => {
  const found = async (q: string) =>
    names((await care.patients(provider, provider, `?q=${encodeURIComponent(q)}`)).json());
  expect(await found('elise')).toEqual(['Élise Toussaint']);
  expect(await found('ti rose')).toEqual(['Élise Toussaint']);
  expect(await found('  ')).toHaveLength(2);
  expect(await found('%')).toEqual([]);
});

test('API-1 it comes in pages, each with one line in the trail', async () => {
  const listed = async () =>
    (await care.lakou.db.query("select 1 from audit_events where action = 'provider-patients:list'")).length;
  const before = await listed();
  const first = await care.patients(provider, provider, '?limit=1');
  expect(names(first.json())).toEqual(['Bernard Louis']);
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await care.send('GET', next, provider);
  expect(names(second.json())).toEqual(['Élise Toussaint']);
  expect(second.headers.link).toBeUndefined();
  expect(await listed()).toBe(before + 2);
});

test('ACC-14 who is on a page of it sees that, once for each page that was read', async () => {
  const [doctor, somebody] = [await care.provider(), await care.patient()];
  const seen = async () => (await care.send('GET', '/api/audit/me', somebody)).json().looks;
  await care.booking(somebody, doctor.id, '2026-11-23T14:00:00Z');
  expect(await seen()).toEqual([]);
  await care.patients(doctor, doctor);
  expect(await seen()).toMatchObject([{ action: 'provider-patients:list', by: { role: 'PROVIDER' } }]);
  await care.patients(doctor, doctor, '?q=nobody');
  expect(await seen()).toHaveLength(1);
});

test('a clinic sees whom its providers treat: names and visits, no numbers, nobody’s letters', async () => {
  const clinic = await care.somebody('CLINIC_ADMIN');
  const [{ clinicId = '' } = {}] = await care.lakou.db.query<{ clinicId: string }>(
    'select clinic_id as "clinicId" from app_users where id = $1',
    [clinic.id],
  );
  const staff = await care.provider({ clinicId });
  await care.booking(patient, staff.id, '2026-11-20T14:00:00Z');
  await care.send('POST', '/api/chat/send', writer, {
    senderId: writer.id,
    recipientId: staff.id,
    content: 'Bonjou',
  });
  const seen: PatientOfProvider[] = (await care.patients(clinic, staff)).json();
  expect(seen.map(({ name, phone, nextVisitAt }) => [name, phone, nextVisitAt])).toEqual([
    ['Élise Toussaint', null, '2026-11-20T14:00:00.000Z'],
  ]);
  const scheduler = await care.provider({ clinicId });
  await care.lakou.db.query("update provider_profiles set clinic_role = 'Scheduler' where user_id = $1", [
    scheduler.id,
  ]);
  expect((await care.patients(scheduler, staff)).json()).toEqual(seen);
  const accounts = (await care.send('GET', '/api/users/patients', clinic)).json();
  expect(accounts.map(({ id }: { id: string }) => id)).toEqual([patient.id]);
  expect((await care.patients(clinic, provider)).statusCode).toBe(404);
});

test('attack: a provider who joins a clinic does not bring along those treated before', async () => {
  const [clinic, joining] = [await care.somebody('CLINIC_ADMIN'), await care.provider()];
  const [before, both] = [await care.patient(), await care.patient()];
  await care.booking(before, joining.id, '2026-11-17T14:00:00Z');
  await care.booking(both, joining.id, '2026-11-17T15:00:00Z', {
    dependentId: await care.dependent(both, 'Ti Jak'),
  });
  await care.lakou.db.query(
    'update app_users set clinic_id = (select clinic_id from app_users where id = $2) where id = $1',
    [joining.id, clinic.id],
  );
  await care.booking(both, joining.id, '2026-11-20T16:00:00Z');
  const seen: PatientOfProvider[] = (await care.patients(clinic, joining)).json();
  expect(seen.map(({ id, dependents, nextVisitAt }) => [id, dependents, nextVisitAt])).toEqual([
    [both.id, [], '2026-11-20T16:00:00.000Z'],
  ]);
  const own: PatientOfProvider[] = (await care.patients(joining, joining)).json();
  expect(own.map(({ id }) => id).sort()).toEqual([before.id, both.id].sort());
});

test('attack: another provider, a patient and an administrator get nothing of it', async () => {
  const stranger = await care.provider();
  const reply = await care.patients(stranger, provider);
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  expect((await care.patients(stranger, stranger)).json()).toEqual([]);
  expect((await care.send('GET', '/api/users/patients', stranger)).json()).toEqual([]);
  expect((await care.patients(patient, provider)).statusCode).toBe(403);
  expect((await care.patients(await care.somebody('ADMIN'), provider)).statusCode).toBe(403);
  // A page key of another provider's patient reveals nothing about them.
  expect((await care.patients(stranger, stranger, `?after=${patient.id}`)).json()).toEqual([]);
});

test('care ends with a cancelled visit, and a year after the last one', async () => {
  const [doctor, somebody] = [await care.provider(), await care.patient()];
  const booking = await care.booking(somebody, doctor.id, '2026-11-21T14:00:00Z');
  const ids = async () => {
    const rows: PatientOfProvider[] = (await care.patients(doctor, doctor)).json();
    return rows.map(({ id }) => id);
  };
  expect(await ids()).toEqual([somebody.id]);
  await care.put(booking.id, 'no_show');
  expect(await ids()).toEqual([]);
  await care.lakou.db.query(
    "update bookings set status = 'completed', completed_at = $2::timestamptz - interval '364 days' where id = $1",
    [booking.id, care.clock.now()],
  );
  expect(await ids()).toEqual([somebody.id]);
  care.clock.move(2 * 86_400);
  expect(await ids()).toEqual([]);
  care.clock.move(-2 * 86_400);
});
