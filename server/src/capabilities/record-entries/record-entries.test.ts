import type { RecordEntry } from '@lakou/contract/record-entries';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { entryAsFhir } from './record-entries-fhir.view.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({
    method,
    url: `/api/records/${nadege.id}/entries${rest}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const add = async (as: Somebody, entry: object): Promise<RecordEntry> => {
  const reply = await call('POST', '', as, entry);
  expect([reply.statusCode, reply.body]).toEqual([201, reply.body]);
  return reply.json();
};
const texts = async (as: Somebody, query = '') =>
  (await call('GET', query, as)).json<RecordEntry[]>().map(({ text }) => text);

beforeAll(async () => {
  [nadege, doctor, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  for (const one of [doctor, stranger]) await care.verify(one);
  child = await care.dependent(nadege);
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

test('VAULT-4 entries of six kinds say who wrote them, and keep only the fields of their kind', async () => {
  const allergy = await add(nadege, {
    kind: 'allergy',
    text: ' Penicillin ',
    reaction: 'Rash',
    severity: 'severe',
    since: '2011',
    dose: 'not of an allergy',
    lot: 'nor this',
  });
  expect(allergy).toMatchObject({
    text: 'Penicillin',
    reaction: 'Rash',
    severity: 'severe',
    since: '2011',
    dose: null,
    lot: null,
    status: 'active',
    by: { id: nadege.id, provider: false },
  });
  const condition = await add(doctor, {
    kind: 'condition',
    text: 'Hypertension',
    since: '2024-03',
    code: { system: 'icd10cm', value: 'I10' },
  });
  expect(condition.by).toEqual({ id: doctor.id, name: 'Dr Mirlande', provider: true });
  for (const [kind, more] of [
    ['medicine', { dose: '1 tablet', frequency: 'every morning' }],
    ['immunization', { since: '2022-02-11', lot: 'TD22' }],
    ['procedure', { since: '2019-04-02' }],
    ['family_history', { relation: 'mother' }],
  ] as const)
    expect(await add(nadege, { kind, text: `some ${kind}`, ...more })).toMatchObject({ kind, ...more });
  expect(await texts(nadege, '?kind=allergy')).toEqual(['Penicillin']);
  expect(await texts(doctor)).toHaveLength(6);
});

test('VAULT-4 what is likely there already is asked about, and added once that is confirmed', async () => {
  const again = { kind: 'allergy', text: 'penicilin V' };
  const reply = await call('POST', '', nadege, again);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'duplicate_entry', existing: { text: 'Penicillin' } },
  ]);
  await add(nadege, { ...again, text: 'Latex' });
  await add(nadege, { ...again, confirmDuplicate: true });
  await add(nadege, { kind: 'condition', text: 'Penicillin' });
  await add(nadege, { kind: 'allergy', text: 'Penicillin', dependentId: child });
});

test('VAULT-4 only who wrote it corrects it; what a professional wrote is never deleted', async () => {
  const theirs = await add(doctor, { kind: 'condition', text: 'Anemia' });
  const own = await add(nadege, { kind: 'medicine', text: 'Iron' });
  const change = { text: 'Iron pills', dose: '1' };
  expect((await call('PUT', `/${theirs.id}`, nadege, change)).json().code).toBe('not_your_entry');
  expect((await call('PUT', `/${own.id}`, doctor, change)).json().code).toBe('not_your_entry');
  expect((await call('POST', `/${theirs.id}/entered-in-error`, nadege, {})).statusCode).toBe(403);
  expect((await call('DELETE', `/${theirs.id}`, nadege)).statusCode).toBe(404);
  expect((await call('DELETE', `/${own.id}`, doctor)).statusCode).toBe(403);
  expect((await call('PUT', `/${own.id}`, nadege, change)).json()).toMatchObject({ text: 'Iron pills' });
  const versions = await care.lakou.db.query<{ label: string }>(
    "select before ->> 'label' as label from record_entry_versions where entry_id = $1",
    [own.id],
  );
  expect(versions).toEqual([{ label: 'Iron' }]);
  const wrong = await call('POST', `/${theirs.id}/entered-in-error`, doctor, {});
  expect(wrong.json().status).toBe('entered_in_error');
  expect((await call('PUT', `/${theirs.id}`, doctor, change)).json().code).toBe('move_not_allowed');
  expect((await call('DELETE', `/${own.id}`, nadege)).statusCode).toBe(204);
});

test('VAULT-4 a medicine is ended by the patient or by who treats them; a vaccine cannot be', async () => {
  const pill = await add(doctor, { kind: 'medicine', text: 'Amlodipine 5 mg', since: '2026-10-01' });
  const early = await call('POST', `/${pill.id}/end`, nadege, { endedOn: '2026-09-01' });
  expect([early.statusCode, early.json().fields]).toEqual([
    400,
    [{ path: 'endedOn', code: 'invalid_request' }],
  ]);
  const ended = (await call('POST', `/${pill.id}/end`, nadege, { endedOn: '2026-11-14' })).json();
  expect(ended).toMatchObject({ status: 'ended', endedOn: '2026-11-14' });
  const shot = await add(doctor, { kind: 'immunization', text: 'Tetanus' });
  expect((await call('POST', `/${shot.id}/end`, doctor, {})).statusCode).toBe(409);
});

test('VAULT-4 days to come and days that do not exist are refused', async () => {
  for (const since of ['2027-01-01', '2026-12', '2026-02-30', '19', '2026-13'])
    expect([
      since,
      (await call('POST', '', nadege, { kind: 'condition', text: 'Cough', since })).statusCode,
    ]).toEqual([since, 400]);
  const nobody = await call('POST', '', nadege, { kind: 'family_history', text: 'Asthma' });
  expect(nobody.json().fields).toEqual([{ path: 'relation', code: 'invalid_request' }]);
});

test('FAM-3 a child’s entries are the child’s alone, and who treats the mother finds none of them', async () => {
  await add(nadege, { kind: 'condition', text: 'Asthma', dependentId: child });
  const own = await texts(nadege, `?dependentId=${child}`);
  expect(own).toEqual(expect.arrayContaining(['Asthma', 'Penicillin']));
  expect(await texts(nadege)).not.toContain('Asthma');
  expect((await call('GET', `?dependentId=${child}`, doctor)).statusCode).toBe(404);
  expect(
    (await call('POST', '', doctor, { kind: 'allergy', text: 'Nuts', dependentId: child })).statusCode,
  ).toBe(404);
});

test('attack: who does not treat them finds nothing and writes nothing', async () => {
  const { id } = await add(nadege, { kind: 'procedure', text: 'Appendix' });
  expect((await call('GET', '', stranger)).statusCode).toBe(404);
  expect((await call('POST', '', stranger, { kind: 'allergy', text: 'Nuts' })).statusCode).toBe(404);
  expect((await call('POST', `/${id}/end`, stranger, {})).statusCode).toBe(404);
  expect((await call('GET', '', await care.patient())).statusCode).toBe(404);
});

test('ACC-14 what a professional read or wrote is put down', async () => {
  const trail = await care.lakou.db.query<{ action: string }>(
    `select distinct action from audit_events where actor_id = $1 and action like 'record-entries:%'
       and (subject_id = $2 or subject_ids @> array[$2::uuid]) order by 1`,
    [doctor.id, nadege.id],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'record-entries:add',
    'record-entries:entered-in-error',
    'record-entries:read',
  ]);
});

test('VAULT-4 entries become FHIR resources of the person they are about', async () => {
  const entries = (await call('GET', '', nadege)).json<RecordEntry[]>();
  const made = entries.filter(({ status }) => status !== 'entered_in_error').map(entryAsFhir);
  const types = new Set(made.map(({ resourceType }) => resourceType));
  expect([...types].sort()).toEqual([
    'AllergyIntolerance',
    'Condition',
    'FamilyMemberHistory',
    'Immunization',
    'MedicationStatement',
    'Procedure',
  ]);
  expect(made.find(({ resourceType }) => resourceType === 'AllergyIntolerance')).toMatchObject({
    patient: { reference: `Patient/${nadege.id}` },
  });
  const [coded] = made.filter(({ code }) => JSON.stringify(code ?? '').includes('I10'));
  expect(coded).toMatchObject({
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' }], text: 'Hypertension' },
    onsetDateTime: '2024-03',
  });
});
