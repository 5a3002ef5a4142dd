import type { VisitNote } from '@lakou/contract/visit-notes';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let colleague: Somebody;
let stranger: Somebody;
let visit: string;

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const start = async (as: Somebody, body: object = {}) =>
  send('POST', `/api/data/health/visit-notes/${nadege.id}`, as, body);
const started = async (as: Somebody, body: object = {}) => (await start(as, body)).json().id as string;
const read = async (as: Somebody, id: string) => send('GET', `/api/visit-notes/${id}`, as);
const note = async (as: Somebody, id: string): Promise<VisitNote> => (await read(as, id)).json();
const save = (as: Somebody, id: string, body: object) => send('PUT', `/api/visit-notes/${id}`, as, body);
const sign = (as: Somebody, id: string, version: number) =>
  send('POST', `/api/visit-notes/${id}/sign`, as, { version });
const codes = async (...calls: ReturnType<typeof send>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode);

const PILL = { drug: 'Enalapril 20 mg', form: 'tablet', dose: 1, frequency: 'morning', durationDays: 30 };
const WRITTEN = {
  reason: 'Tansyon',
  findings: 'TA 148/94',
  assessment: [{ code: 'i10', text: 'HTA' }, { text: '' }],
  plan: 'Mwens sèl',
};

/** A signed note beside any visit. */
async function signedNote(as: Somebody, body: object = WRITTEN): Promise<string> {
  const id = await started(as);
  const { version } = await note(as, id);
  const saved = (await save(as, id, { ...body, version })).json();
  expect((await sign(as, id, saved.version)).statusCode).toBe(200);
  return id;
}

beforeAll(async () => {
  nadege = await care.patient();
  [doctor, colleague, stranger] = [await care.provider(), await care.provider(), await care.provider()];
  for (const one of [doctor, colleague, stranger]) await care.verify(one);
  await care.lakou.db.query(
    "update provider_profiles set license_number = 'MSPP-4471', license_issuing_authority = 'MSPP' where user_id = $1",
    [doctor.id],
  );
  await care.lakou.db.query(
    "update app_users set preferred_language = 'ht', name = 'Nadège Pierre' where id = $1",
    [nadege.id],
  );
  ({ id: visit } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z'));
  await care.booking(nadege, colleague.id, '2026-11-17T14:00:00Z');
});

test('PROV-4 a draft is its author’s alone; signed, the patient and who treats her read it', async () => {
  const id = await started(doctor, { bookingId: visit });
  expect(await started(doctor, { bookingId: visit })).toBe(id);
  expect(await codes(read(doctor, id), read(nadege, id), read(colleague, id), read(stranger, id))).toEqual([
    200, 404, 404, 404,
  ]);
  const saved = (await save(doctor, id, { ...WRITTEN, version: 1 })).json();
  expect(saved.version).toBe(2);
  expect((await sign(doctor, id, 2)).statusCode).toBe(200);
  expect(await codes(read(nadege, id), read(colleague, id), read(stranger, id))).toEqual([200, 200, 404]);
  expect(await note(nadege, id)).toMatchObject({
    personName: 'Nadège Pierre',
    authorName: 'Dr Mirlande',
    licenseNumber: 'MSPP-4471',
    licenseAuthority: 'MSPP',
    bookingId: visit,
    assessment: [{ code: 'I10', text: 'HTA' }],
    status: 'signed',
  });
  expect(await care.told(nadege.id, id)).toEqual(['note_signed']);
  const list = await send('GET', `/api/data/health/visit-notes/${nadege.id}?bookingId=${visit}`, nadege);
  expect(list.json()).toMatchObject([{ id, reason: 'Tansyon' }]);
});

test('PROV-4 a signed note is amended by addenda and never changed, by the author or in the database', async () => {
  const id = await signedNote(doctor);
  const { version } = await note(doctor, id);
  expect((await save(doctor, id, { ...WRITTEN, plan: 'Lòt', version })).json().code).toBe('note_signed');
  expect((await send('DELETE', `/api/visit-notes/${id}`, doctor)).json().code).toBe('note_signed');
  await expect(
    care.lakou.db.query("update visit_notes set sections = '{}' where id = $1", [id]),
  ).rejects.toThrow('never changed');
  const text = { text: 'Rezilta a rive: potasyòm nòmal.' };
  expect((await send('POST', `/api/visit-notes/${id}/addenda`, colleague, text)).statusCode).toBe(404);
  expect((await send('POST', `/api/visit-notes/${id}/addenda`, doctor, text)).statusCode).toBe(201);
  expect((await note(nadege, id)).addenda).toMatchObject([{ ...text, authorName: 'Dr Mirlande' }]);
  await expect(care.lakou.db.query("update visit_note_addenda set text = 'x'")).rejects.toThrow(
    'never changed',
  );
  const open = await started(doctor);
  expect((await send('POST', `/api/visit-notes/${open}/addenda`, doctor, text)).json().code).toBe(
    'note_not_signed',
  );
  expect((await send('DELETE', `/api/visit-notes/${open}`, doctor)).statusCode).toBe(204);
  expect((await read(doctor, open)).statusCode).toBe(404);
});

test('PROV-4 what another device wrote meanwhile is not overwritten, nor signed unseen', async () => {
  const id = await started(doctor);
  const first = await save(doctor, id, { ...WRITTEN, version: 1 });
  expect(first.json()).toEqual({ version: 2, updatedAt: '2026-11-15T12:00:00.000Z' });
  const late = await save(doctor, id, { reason: 'Lòt aparèy', version: 1 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'note_changed']);
  expect((await sign(doctor, id, 1)).json().code).toBe('note_changed');
  expect((await note(doctor, id)).reason).toBe('Tansyon');
  await send('DELETE', `/api/visit-notes/${id}`, doctor);
});

test('PROV-4 a note without a reason, or with neither assessment nor plan, is not signed', async () => {
  const id = await started(doctor);
  await save(doctor, id, { reason: 'Tansyon', version: 1 });
  expect((await sign(doctor, id, 2)).json().code).toBe('note_empty');
  const wrong = await save(doctor, id, { ...WRITTEN, assessment: [{ code: 'X', text: '' }], version: 2 });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'icd10_invalid']);
  await send('DELETE', `/api/visit-notes/${id}`, doctor);
});

test('PROV-4 text carried forward is marked, while it stands and comes from her own notes', async () => {
  const earlier = await signedNote(doctor);
  const id = await started(doctor);
  const mark = (noteId: string) => ({ section: 'plan', text: 'Mwens sèl', noteId });
  const body = { reason: 'Kontwòl', plan: 'Mwens sèl. Mache.', carried: [mark(earlier), mark(id)] };
  await save(doctor, id, { ...body, version: 1 });
  expect((await note(doctor, id)).carried).toEqual([
    { ...mark(earlier), signedAt: '2026-11-15T12:00:00.000Z' },
  ]);
  await save(doctor, id, { ...body, plan: 'Mache.', version: 2 });
  expect((await note(doctor, id)).carried).toEqual([]);
  await send('DELETE', `/api/visit-notes/${id}`, doctor);
});

test('PROV-1 one’s notes: drafts first, page by page; who is not verified is shown none', async () => {
  const id = await started(doctor);
  const first = await send('GET', '/api/visit-notes?limit=1', doctor);
  expect(first.json()).toMatchObject([{ id, status: 'draft', personName: 'Nadège Pierre' }]);
  const next = /<([^>]+)>/.exec(`${first.headers.link}`)?.[1] ?? '';
  expect((await send('GET', next, doctor)).json()).toMatchObject([{ status: 'signed' }]);
  expect((await send('GET', '/api/visit-notes', stranger)).json()).toEqual([]);
  await care.lakou.db.query('update provider_profiles set license_verified = false where user_id = $1', [
    doctor.id,
  ]);
  expect((await send('GET', '/api/visit-notes', doctor)).json()).toEqual([]);
  expect(await codes(read(doctor, id), start(doctor), save(doctor, id, { version: 1 }))).toEqual([
    404, 404, 404,
  ]);
  await care.verify(doctor);
  await send('DELETE', `/api/visit-notes/${id}`, doctor);
});

test('attack: nobody writes about whom they do not treat, nor with another’s visit', async () => {
  expect(await codes(start(stranger), start(nadege), start(colleague, { bookingId: visit }))).toEqual([
    404, 403, 404,
  ]);
  const child = await care.dependent(nadege);
  expect(await codes(start(doctor, { dependentId: child }))).toEqual([404]);
  const id = await started(doctor);
  expect(
    await codes(
      save(colleague, id, { version: 1 }),
      sign(colleague, id, 1),
      save(nadege, id, { version: 1 }),
    ),
  ).toEqual([404, 404, 403]);
  await send('DELETE', `/api/visit-notes/${id}`, doctor);
});

test('PROV-4 what is prescribed is valid with the signature: listed, printed in both languages, stopped', async () => {
  const id = await signedNote(doctor, {
    ...WRITTEN,
    prescribed: [PILL, { ...PILL, drug: 'Paracetamol 500 mg' }],
  });
  const { prescriptions, prescribed } = await note(nadege, id);
  expect(prescribed).toEqual([]);
  expect(prescriptions).toMatchObject([
    { drug: 'Enalapril 20 mg', status: 'active', licenseNumber: 'MSPP-4471', refills: 0 },
    { drug: 'Paracetamol 500 mg' },
  ]);
  const [first] = prescriptions;
  expect(first?.number).toMatch(/^RX-2026-\d{8}$/);
  const pdf = await send('GET', `/api/prescriptions/${first?.id}/pdf`, nadege);
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const stop = `/api/prescriptions/${first?.id}/stop`;
  expect(
    await codes(
      send('GET', `/api/prescriptions/${first?.id}/pdf`, stranger),
      send('POST', stop, colleague, {}),
      send('POST', stop, nadege, {}),
    ),
  ).toEqual([404, 404, 403]);
  expect((await send('POST', stop, doctor, { reason: 'Tous' })).statusCode).toBe(204);
  expect((await send('POST', stop, doctor, {})).json().code).toBe('move_not_allowed');
  const listed = await send('GET', `/api/data/health/prescriptions/${nadege.id}`, nadege);
  expect(listed.json()).toMatchObject([
    { drug: 'Paracetamol 500 mg' },
    { status: 'stopped', stopReason: 'Tous' },
  ]);
  await expect(care.lakou.db.query("update prescriptions set drug = 'x'")).rejects.toThrow('never changed');
});

test('PROV-4 templates are one’s own', async () => {
  const body = { name: 'Swivi tansyon', reason: 'Kontwòl' };
  const made = await send('POST', '/api/visit-note-templates', doctor, body);
  expect(made.statusCode).toBe(201);
  const url = `/api/visit-note-templates/${made.json().id}`;
  expect((await send('GET', '/api/visit-note-templates', doctor)).json()).toMatchObject([body]);
  expect((await send('GET', '/api/visit-note-templates', colleague)).json()).toEqual([]);
  expect(await codes(send('PUT', url, colleague, body), send('DELETE', url, colleague))).toEqual([404, 404]);
  expect((await send('PUT', url, doctor, { ...body, name: 'HTA' })).json().name).toBe('HTA');
  expect((await send('DELETE', url, doctor)).statusCode).toBe(204);
});

test('ACC-14 a copy holds signed notes and what was prescribed, and no draft', async () => {
  const open = await started(doctor);
  const copy = (await send('GET', '/api/users/me/export', nadege)).json();
  const { visit_notes: notes, prescriptions } = copy.records;
  expect(notes.length).toBeGreaterThan(2);
  expect(JSON.stringify(notes)).not.toContain(open);
  expect(prescriptions.map(({ drug }: { drug: string }) => drug)).toContain('Enalapril 20 mg');
});

test('PROV-4 notes, lists and what is prescribed are told as deployed, too', async () => {
  const id = await signedNote(colleague, { ...WRITTEN, prescribed: [PILL] });
  const { app } = await care.lakou.open({ clock: care.clock, config: { production: true } });
  const get = async (url: string, as: Somebody) =>
    (await app.inject({ method: 'GET', url, headers: as.headers })).json();
  const open = await started(doctor);
  await save(doctor, open, { ...WRITTEN, prescribed: [PILL], version: (await note(doctor, open)).version });
  expect(await get(`/api/visit-notes/${open}`, doctor)).toEqual(await note(doctor, open));
  expect(await get(`/api/visit-notes/${id}`, nadege)).toEqual(await note(nadege, id));
  for (const url of ['visit-notes', 'prescriptions'].map((name) => `/api/data/health/${name}/${nadege.id}`))
    expect(await get(url, nadege)).toEqual((await send('GET', url, nadege)).json());
  expect(await get('/api/visit-notes', doctor)).toEqual(
    (await send('GET', '/api/visit-notes', doctor)).json(),
  );
});
