import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest();
let provider: Somebody;
let patient: Somebody;

beforeAll(async () => {
  [provider, patient] = [await care.provider(), await care.patient()];
  await care.rename(patient, 'Nadège Pierre');
  await care.lakou.db.query(
    `update patient_profiles set date_of_birth = '1991-03-14', gender = 'Female', insurance_provider = 'OFATMA',
       primary_health_concerns = 'Tansyon', id_verification_url = 'CIN 01-01',
       emergency_contact = '{"name": "Rose", "phone": "+50937005678", "address": "Jacmel"}' where user_id = $1`,
    [patient.id],
  );
});

const look = (as: Somebody, id = patient.id) => care.send('GET', `/api/users/${id}`, as);

test('attack: without a visit between them a provider learns nothing, not even that there is somebody', async () => {
  const [foreign, missing] = [await look(provider), await look(provider, crypto.randomUUID())];
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect(await care.looks(patient)).toEqual([]);
});

test('who treats a child knows how to reach the parent, and nothing of the parent’s own health', async () => {
  const doctor = await care.provider();
  await care.verify(doctor);
  const [seen] = [await care.dependent(patient, 'Ti Rose'), await care.dependent(patient, 'Ti Jak')];
  await care.booking(patient, doctor.id, '2026-11-17T14:00:00Z', { dependentId: seen });
  const shown = (await look(doctor)).json();
  expect(shown).toMatchObject({
    name: 'Nadège Pierre',
    phone: '+50937001234',
    address: '12, rue Capois, Jacmel',
  });
  expect(shown.dependents.map(({ name }: { name: string }) => name)).toEqual(['Ti Rose']);
  for (const field of ['dateOfBirth', 'gender', 'insuranceProvider', 'primaryHealthConcerns'])
    expect(shown).not.toHaveProperty(field);
});

test('a provider whose licence nobody checked sees a name and a face', async () => {
  await care.booking(patient, provider.id, '2026-11-18T14:00:00Z');
  const shown = (await look(provider)).json();
  expect(shown).toMatchObject({ name: 'Nadège Pierre', email: '', phone: null });
  for (const field of ['dateOfBirth', 'address', 'emergencyContact', 'dependents', 'primaryHealthConcerns'])
    expect(shown).not.toHaveProperty(field);
  expect((await care.send('GET', '/api/users/patients', provider)).json()).toMatchObject([
    { name: 'Nadège Pierre', email: '', phone: null },
  ]);
  expect((await care.patients(provider, provider)).json()).toMatchObject([{ phone: null }]);
});

test('in care, a provider sees who it is; never the papers; and the patient sees who looked', async () => {
  await care.verify(provider);
  const before = (await care.looks(patient)).length;
  const shown = (await look(provider)).json();
  expect(shown).toMatchObject({
    name: 'Nadège Pierre',
    phone: '+50937001234',
    dateOfBirth: '1991-03-14',
    gender: 'Female',
    address: '12, rue Capois, Jacmel',
    emergencyContact: { name: 'Rose' },
    insuranceProvider: 'OFATMA',
    primaryHealthConcerns: 'Tansyon',
    dependents: [],
  });
  expect(shown).not.toHaveProperty('idVerificationUrl');
  expect(shown).not.toHaveProperty('maritalStatus');
  expect((await care.looks(patient)).slice(before)).toEqual([`profile:read ${provider.id}`]);
  const { looks } = (await care.send('GET', '/api/audit/me', patient)).json();
  expect(looks[0]).toMatchObject({ action: 'profile:read', by: { name: 'Dr Mirlande', role: 'PROVIDER' } });
});

test('ACC-14 opening a conversation with somebody who has not written yet is a look, too', async () => {
  const before = (await care.looks(patient)).length;
  const opened = await care.send('GET', `/api/chat/conversations/${patient.id}`, provider);
  expect(opened.statusCode).toBe(200);
  expect((await care.looks(patient)).slice(before)).toEqual([`conversation:read ${provider.id}`]);
});

test('attack: being in care allows looking, not changing', async () => {
  const reply = await care.instance().app.inject({
    method: 'PUT',
    url: `/api/users/${patient.id}`,
    headers: provider.headers,
    payload: { name: 'Somebody else' },
  });
  expect(reply.statusCode).toBe(404);
});
