import type { Attachment, Referral } from '@lakou/contract/referrals';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { png } from '#test/pictures.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let marie: Somebody;
let doctor: Somebody;
let surgeon: Somebody;
let stranger: Somebody;
let child: string;
let attached: Attachment[];
let others: Attachment[];

type Kind = Attachment['kind'];
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
async function made(method: 'POST' | 'PUT', url: string, as: Somebody, payload: object) {
  const reply = await ask(method, url, as, payload);
  if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`);
  return reply.json();
}

/** Where each kind of item is read. */
const ADDRESSES: Readonly<Record<Kind, (id: string) => string[]>> = {
  lab: (id) => ['', '/trends', '/download'].map((rest) => `/api/data/labs/results/${id}${rest}`),
  image: (id) => ['/details', '/file'].map((rest) => `/api/data/images/${id}${rest}`),
  note: (id) => [`/api/visit-notes/${id}`],
  prescription: (id) => [`/api/prescriptions/${id}/pdf`],
};
async function opens(as: Somebody, items: readonly Attachment[]): Promise<number[]> {
  const found = new Set<number>();
  for (const { kind, id } of items)
    for (const url of ADDRESSES[kind](id)) found.add((await ask('GET', url, as)).statusCode);
  return [...found];
}

const VALUES = { values: [{ test: 'hemoglobin', value: 10.6, unit: 'g/dL' }] };
const PILL = { drug: 'Enalapril 20 mg', form: 'tablet', dose: 1, frequency: 'morning', durationDays: 30 };

/** One item of each kind, as they come about. */
async function itemsOf(patient: Somebody): Promise<Attachment[]> {
  const imageDataUrl = `data:image/png;base64,${(await png()).toString('base64')}`;
  const image = await made('POST', '/api/data/images', patient, { title: 'X-ray', imageDataUrl });
  const labs = '/api/data/labs';
  const asked = { patientId: patient.id, testType: 'blood' };
  const lab = await made('POST', `${labs}/requests`, patient, asked);
  for (const status of ['sample_collected', 'processing'])
    await made('PUT', `${labs}/requests/${lab.id}/status`, doctor, { status });
  await made('POST', `${labs}/results`, doctor, { requestId: lab.id, ...VALUES });
  const note = await made('POST', `/api/data/health/visit-notes/${patient.id}`, doctor, {});
  const at = `/api/visit-notes/${note.id}`;
  const written = { version: 1, reason: 'Pain', plan: 'Rest', prescribed: [PILL] };
  await made('PUT', at, doctor, written);
  await made('POST', `${at}/sign`, doctor, { version: 2 });
  const { prescriptions } = (await ask('GET', at, patient)).json();
  return [
    { kind: 'lab', id: lab.id, title: 'Blood test' },
    { kind: 'image', id: image.id, title: 'X-ray' },
    { kind: 'note', id: note.id, title: 'Pain' },
    { kind: 'prescription', id: prescriptions[0].id, title: PILL.drug },
  ];
}

const refer = (attachments: readonly Attachment[], more: object = {}) =>
  ask('POST', '/api/data/referrals', doctor, {
    patientId: nadege.id,
    destinationFacilityId: surgeon.id,
    reason: 'Fractured wrist',
    attachments,
    ...more,
  });
async function referred(attachments: readonly Attachment[], more: object = {}): Promise<Referral> {
  const reply = await refer(attachments, more);
  expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()]);
  return reply.json();
}
const move = (as: Somebody, id: string, status: string) =>
  made('PUT', `/api/data/referrals/${id}/status`, as, { status, reason: 'No bed' });

beforeAll(async () => {
  [nadege, marie] = [await care.patient(), await care.patient()];
  [doctor, surgeon, stranger] = [await care.provider(), await care.provider(), await care.provider()];
  for (const one of [doctor, surgeon, stranger]) await care.verify(one);
  child = await care.dependent(nadege);
  for (const [patient, at] of [
    [nadege, '2026-11-16T14:00:00Z'],
    [marie, '2026-11-16T15:00:00Z'],
  ] as const) {
    const { id } = await care.booking(patient, doctor.id, at);
    await care.put(id, 'confirmed');
  }
  [attached, others] = [await itemsOf(nadege), await itemsOf(nadege)];
});

test('REF-3 until they answer, the recipient opens exactly what was attached, and it is put down', async () => {
  expect(await opens(surgeon, attached)).toEqual([404]);
  const { id } = await referred(attached);
  expect(await opens(surgeon, attached)).toEqual([200]);
  expect(await opens(surgeon, others)).toEqual([404]);
  expect(await opens(stranger, attached)).toEqual([404]);
  for (const url of [
    `/api/records/${nadege.id}/timeline`,
    `/api/data/images/${nadege.id}`,
    `/api/data/images/${attached[1]?.id}/place`,
    `/api/data/health/visit-notes/${nadege.id}`,
    `/api/data/labs/worklist/${attached[0]?.id}`,
  ])
    expect([url, (await ask('GET', url, surgeon)).statusCode]).toEqual([url, 404]);
  const looks = await care.looks(nadege);
  for (const action of ['lab-results:read', 'image:read', 'visit-note:read', 'prescription:print'])
    expect(looks).toContain(`${action} ${surgeon.id}`);
  await move(surgeon, id, 'rejected');
  expect(await opens(surgeon, attached)).toEqual([404]);
});

test('REF-3 the trend of an attached result shows that result alone', async () => {
  const recipient = await care.provider();
  await care.verify(recipient);
  await referred(attached, { destinationFacilityId: recipient.id });
  const url = `/api/data/labs/results/${attached[0]?.id}/trends`;
  const points = async (as: Somebody) => (await ask('GET', url, as)).json()[0].points.length;
  expect([await points(doctor), await points(recipient)]).toEqual([2, 1]);
});

test('REF-3 attack: an attached result is read, not changed; a withdrawn referral opens nothing', async () => {
  const recipient = await care.provider();
  await care.verify(recipient);
  const { id } = await referred(attached, { destinationFacilityId: recipient.id });
  const [lab, image, note, prescription] = attached.map((item) => item.id);
  for (const [method, url, body] of [
    ['POST', `/api/data/labs/results/${lab}/amendments`, { ...VALUES, reason: 'x' }],
    ['POST', `/api/data/labs/results/${lab}/review`, {}],
    ['PUT', `/api/data/labs/requests/${lab}/status`, { status: 'cancelled' }],
    ['POST', `/api/visit-notes/${note}/addenda`, { text: 'x' }],
    ['POST', `/api/prescriptions/${prescription}/stop`, { reason: 'x' }],
  ] as const)
    expect([url, (await ask(method, url, recipient, body)).statusCode]).toEqual([url, 404]);
  const gone = await care.instance().app.inject({
    method: 'DELETE',
    url: `/api/data/images/${image}`,
    headers: recipient.headers,
  });
  expect(gone.statusCode).toBe(404);
  await made('POST', `/api/data/referrals/${id}/end`, nadege, {});
  expect(await opens(recipient, attached)).toEqual([404]);
});

test('REF-3 attack: nobody attaches what is not of this person’s record, or does not exist', async () => {
  const theirs = await itemsOf(marie);
  const wrong = (items: readonly Attachment[]) => items.map((item) => ({ ...item, title: 'x' }));
  const kinds = attached.map((item) => ({ ...item, id: uuidv7() }));
  const draft = await made('POST', `/api/data/health/visit-notes/${nadege.id}`, doctor, {});
  const open = await made('POST', '/api/data/labs/requests', nadege, {
    patientId: nadege.id,
    testType: 'blood',
  });
  const before = (await ask('GET', `/api/data/referrals/patient/${nadege.id}`, nadege)).json().length;
  const nothing = (await refer([{ kind: 'lab', id: uuidv7(), title: 'x' }])).json();
  for (const item of [
    ...wrong(theirs),
    ...wrong(kinds),
    { kind: 'image' as const, id: attached[0]?.id ?? '', title: 'x' },
    { kind: 'note' as const, id: draft.id, title: 'x' },
    { kind: 'lab' as const, id: open.id, title: 'x' },
  ]) {
    const reply = await refer([...attached, item]);
    expect([item.kind, reply.statusCode, reply.json()]).toEqual([item.kind, 404, nothing]);
  }
  const { id } = await care.booking(nadege, doctor.id, '2026-11-18T14:00:00Z', { dependentId: child });
  await care.put(id, 'confirmed');
  expect((await refer(attached, { dependentId: child })).statusCode).toBe(404);
  expect((await ask('GET', `/api/data/referrals/patient/${nadege.id}`, nadege)).json()).toHaveLength(before);
});
