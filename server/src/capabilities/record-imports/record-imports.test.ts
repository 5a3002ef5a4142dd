import type { ImportedResult } from '@lakou/contract/labs';
import type { RecordEntry } from '@lakou/contract/record-entries';
import type { ImportPreview, RecordImport } from '@lakou/contract/record-imports';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { ipsProblems } from '#test/ips.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let child: string;

const call = (method: 'GET' | 'POST' | 'PUT', rest: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({
    method,
    url: `/api/records/${nadege.id}${rest}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const resource = (text: string, more: object = {}) => ({
  resource: { resourceType: 'Condition', code: { text }, ...more },
});
const bundleOf = (...entry: object[]) => ({ resourceType: 'Bundle', type: 'collection', entry });
async function preview(bundle: object, more: object = {}): Promise<ImportPreview> {
  const reply = await call('POST', '/imports/preview', nadege, { bundle, ...more });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return reply.json();
}
const confirm = (found: readonly object[], more: object = {}, as = nadege) =>
  call('POST', '/imports', as, {
    source: { name: 'Miami General', date: '2026-03' },
    entries: found,
    ...more,
  });
const chosen = (found: ImportPreview['found']) => found.map(({ key, existing, ...entry }) => entry);
const entries = async (query = ''): Promise<RecordEntry[]> =>
  (await call('GET', `/entries${query}`, nadege)).json();
const imports = async (query = ''): Promise<RecordImport[]> =>
  (await call('GET', `/imports${query}`, nadege)).json();
const undo = (id: string, as = nadege) => call('POST', `/imports/${id}/undo`, as, {});

beforeAll(async () => {
  [nadege, doctor] = [await care.patient(), await care.provider()];
  await care.verify(doctor);
  child = await care.dependent(nadege);
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

test('FHIR-1 what was chosen is stored as one’s own, with its source; the same once more adds nothing', async () => {
  const bundle = bundleOf(resource('Asthma', { onsetDateTime: '2019-05' }), resource('Migraine'));
  const { found } = await preview(bundle);
  expect(found.map(({ text, existing }) => [text, existing])).toEqual([
    ['Asthma', null],
    ['Migraine', null],
  ]);
  const reply = await confirm(chosen(found));
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    { added: 2, already: 0, import: { source: { name: 'Miami General', date: '2026-03' }, added: 2 } },
  ]);
  const asthma = (await entries()).find(({ text }) => text === 'Asthma');
  expect(asthma).toMatchObject({
    since: '2019-05',
    by: { id: nadege.id, provider: false },
    importedFrom: { name: 'Miami General', date: '2026-03' },
  });
  const again = await preview(bundle);
  expect(again.found.every(({ existing }) => existing !== null)).toBe(true);
  expect((await confirm(chosen(again.found))).json()).toEqual({ import: null, added: 0, already: 2 });
  // A correction does not make it another one.
  const { id, text: _, ...rest } = asthma ?? fail();
  await call('PUT', `/entries/${id}`, nadege, { ...rest, text: 'Asthma, as a child' });
  expect((await confirm(chosen(found))).json()).toMatchObject({ added: 0 });
  expect(await entries()).toHaveLength(2);
});
const fail = (): never => {
  throw new Error('not there');
};

test('FHIR-1 one’s own record, taken out and in again, is all there already', async () => {
  await call('POST', '/entries', nadege, { kind: 'allergy', text: 'Penisilin', severity: 'severe' });
  await call('POST', '/entries', nadege, {
    kind: 'medicine',
    text: 'Iron',
    dose: '1',
    frequency: 'chak maten',
  });
  const reply = await care
    .instance()
    .app.inject({ url: `/fhir/Patient/${nadege.id}/$everything`, headers: nadege.headers });
  const { found, person, left } = await preview(reply.json());
  expect(person.match).toBe('same');
  expect(found.length).toBe((await entries()).length);
  expect(found.filter(({ existing }) => !existing)).toEqual([]);
  expect(left.every(({ reason }) => reason === 'unsupported')).toBe(true);
  expect((await confirm(chosen(found))).json()).toMatchObject({ added: 0 });
});

test('FHIR-1 all or nothing: one wrong entry and none is written; times and authors are ours', async () => {
  const before = await entries();
  for (const wrong of [
    { kind: 'condition', text: 'Fever', since: '2099' },
    { kind: 'condition', text: 'Fever', since: '0001' },
    { kind: 'condition', text: 'Fever', since: '2026-02-30' },
    { kind: 'condition', text: 'x'.repeat(201) },
    { kind: 'family_history', text: 'Fever' },
    { kind: 'result', text: 'Fever' },
    { kind: 'condition', text: 'Fever', code: { system: 'snomed', value: '1' } },
  ])
    expect([wrong, (await confirm([{ kind: 'condition', text: 'Cough' }, wrong])).statusCode]).toEqual([
      wrong,
      400,
    ]);
  expect((await confirm([])).statusCode).toBe(400);
  expect((await confirm(Array(501).fill({ kind: 'condition', text: 'Cough' }))).statusCode).toBe(400);
  expect(await entries()).toEqual(before);
  const sent = {
    kind: 'condition',
    text: 'Cough',
    createdAt: '2001-01-01T00:00:00Z',
    by: { id: doctor.id, provider: true },
  };
  expect((await confirm([sent, sent])).json()).toMatchObject({ added: 1, already: 1 });
  const [cough] = (await entries()).filter(({ text }) => text === 'Cough');
  expect(cough).toMatchObject({
    by: { id: nadege.id, provider: false },
    createdAt: '2026-11-15T12:00:00.000Z',
  });
});

test.each([
  ['no bundle', { resourceType: 'Patient' }, 422, 'import_no_record'],
  [
    'two people',
    bundleOf(
      { resource: { resourceType: 'Patient', id: 'a' } },
      { resource: { resourceType: 'Patient', id: 'b' } },
    ),
    422,
    'import_several_people',
  ],
  ['10,001 resources', bundleOf(...Array(10_001).fill(resource('x'))), 413, 'import_too_large'],
  [
    '501 entries',
    bundleOf(...Array.from({ length: 501 }, (_, n) => resource(`Illness ${n}`))),
    413,
    'import_too_large',
  ],
  [
    '6 MB',
    bundleOf(resource('x', { note: [{ text: 'x'.repeat(6 * 1024 * 1024) }] })),
    413,
    'import_too_large',
  ],
  ['no object', 'text' as unknown as object, 400, 'invalid_request'],
])('FHIR-1 %s gets a clear answer', async (_, bundle, status, code) => {
  const reply = await call('POST', '/imports/preview', nadege, { bundle });
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});

test('FHIR-1 somebody else’s file is told apart by its day of birth or its name', async () => {
  const about = (more: object) =>
    bundleOf({ resource: { resourceType: 'Patient', ...more } }, resource('Gout'));
  expect((await preview(about({ name: [{ text: 'Zzyzx Qwerty' }] }))).person.match).toBe('different');
  expect((await preview(bundleOf(resource('Gout')))).person.match).toBe('unknown');
});

test('FHIR-1 the last import can be undone; what a professional changed stays', async () => {
  const [first] = [(await confirm([{ kind: 'medicine', text: 'Losartan' }])).json().import];
  care.clock.move(1);
  const { import: last } = (
    await confirm([
      { kind: 'medicine', text: 'Metformin' },
      { kind: 'condition', text: 'Diabetes' },
    ])
  ).json();
  expect((await undo(first.id)).json().code).toBe('import_not_last');
  const metformin = (await entries('?kind=medicine')).find(({ text }) => text === 'Metformin') ?? fail();
  await call('POST', `/entries/${metformin.id}/end`, doctor, {});
  expect((await undo(last.id)).json()).toMatchObject({ id: last.id, kept: 1, undoneAt: expect.any(String) });
  const texts = (await entries()).map(({ text }) => text);
  expect(texts).toContain('Metformin');
  expect(texts).not.toContain('Diabetes');
  expect((await undo(last.id)).statusCode).toBe(409);
  expect((await undo(first.id)).statusCode).toBe(200);
  expect((await imports()).slice(0, 2).map(({ undoneAt }) => undoneAt !== null)).toEqual([true, true]);
});

test('FAM-3 a child’s import is the child’s alone', async () => {
  expect((await confirm([{ kind: 'allergy', text: 'Milk' }], { dependentId: child })).statusCode).toBe(201);
  expect((await entries(`?dependentId=${child}`)).map(({ text }) => text)).toEqual(['Milk']);
  expect((await entries()).map(({ text }) => text)).not.toContain('Milk');
  const [own] = await imports(`?dependentId=${child}`);
  expect((await undo(own?.id ?? '')).statusCode).toBe(404);
});

const HEMOGLOBIN = {
  loinc: '718-7',
  name: 'Hemoglobin',
  value: '11.2',
  unit: 'g/dL',
  flag: 'low',
  low: 12,
  high: 15.5,
};
const day = (takenOn: string, ...values: object[]) => ({ takenOn, laboratory: 'Quest', values });
const observed = (value: number, more: object = {}) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '718-7' }], text: 'Hemoglobin' },
    effectiveDateTime: '2026-03-02',
    valueQuantity: { value, unit: 'g/dL' },
    performer: [{ display: 'Quest' }],
    ...more,
  },
});
const importedResults = async (as = nadege, query = ''): Promise<ImportedResult[]> =>
  (await call('GET', `/imported-results${query}`, as)).json();

describe('FHIR-1 laboratory values of another record', () => {
  test('FHIR-1 are looked through, taken over with where they come from, and not twice', async () => {
    const bundle = bundleOf(observed(11.2), observed(10.9, { effectiveDateTime: '2026-01-05' }));
    const { results, found } = await preview(bundle);
    expect(found).toEqual([]);
    expect(results.map(({ takenOn, values }) => [takenOn, values.map(({ existing }) => existing)])).toEqual([
      ['2026-03-02', [false]],
      ['2026-01-05', [false]],
    ]);
    const sent = results.map(({ takenOn, laboratory, values }) => ({
      takenOn,
      laboratory,
      values: values.map(({ existing: _, ...value }) => value),
    }));
    const reply = await confirm([], { results: sent, via: 'file' });
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { added: 2, import: { via: 'file' } }]);
    const [first] = await importedResults();
    expect(first).toMatchObject({
      takenOn: '2026-03-02',
      laboratory: 'Quest',
      importedFrom: { name: 'Miami General', date: '2026-03' },
      via: 'file',
      values: [{ test: 'hemoglobin', loinc: '718-7', value: '11.2', unit: 'g/dL' }],
    });
    expect((await preview(bundle)).results.every(({ values }) => values.every((one) => one.existing))).toBe(
      true,
    );
    expect((await confirm([], { results: sent })).json()).toEqual({ import: null, added: 0, already: 2 });
    expect(await importedResults()).toHaveLength(2);
  });

  test('VAULT-1 stand in the timeline and in who treats her chart, marked, and are found by their name', async () => {
    for (const as of [nadege, doctor]) {
      const lines = (await call('GET', '/timeline?tab=labs&q=hemoglo', as)).json().entries;
      expect(lines.map(({ status, from, at }: Record<string, string>) => [status, from, at])).toEqual([
        ['imported', 'Quest', '2026-03-02T12:00:00.000Z'],
        ['imported', 'Quest', '2026-01-05T12:00:00.000Z'],
      ]);
      const one = await call('GET', `/imported-results/${lines[0].id}`, as);
      expect([one.statusCode, one.json().takenOn]).toEqual([200, '2026-03-02']);
    }
    expect((await call('GET', '/timeline?tab=labs&q=sodium', nadege)).json().entries).toEqual([]);
  });

  test('LAB-3 are points of the trend that say so; a laboratory that sees one request sees none of them', async () => {
    const { db } = care.lakou;
    const request = await care.send('POST', '/api/data/labs/requests', nadege, {
      patientId: nadege.id,
      testType: 'blood',
      tests: ['hemoglobin'],
    });
    const { id } = request.json();
    for (const status of ['sample_collected', 'processing'])
      await care.instance().app.inject({
        method: 'PUT',
        url: `/api/data/labs/requests/${id}/status`,
        headers: doctor.headers,
        payload: { status },
      });
    await care.send('POST', '/api/data/labs/results', doctor, {
      requestId: id,
      values: [{ test: 'hemoglobin', value: 12.4, unit: 'g/dL' }],
    });
    const trends = await care.send('GET', `/api/data/labs/results/${id}/trends`, nadege);
    expect(
      trends
        .json()[0]
        .points.map(({ value, imported }: { value: number; imported: boolean }) => [value, imported]),
    ).toEqual([
      [10.9, true],
      [11.2, true],
      [12.4, false],
    ]);
    // What she reads as results of ours holds none of them.
    const own = (await care.send('GET', '/api/data/labs/results', nadege)).json();
    expect(own).toHaveLength(1);
    const work = await care.send('GET', `/api/data/labs/worklist/${id}`, doctor);
    expect(work.json().earlier[0].points).toHaveLength(1);
    expect((await db.query('select 1 from lab_values')).length).toBe(1);
  });

  test('FHIR-1 go out again as what they are, and come back as known', async () => {
    const reply = await care
      .instance()
      .app.inject({ url: `/fhir/Patient/${nadege.id}/$everything`, headers: nadege.headers });
    const bundle = reply.json();
    const values = bundle.entry
      .map(({ resource }: { resource: { resourceType: string } }) => resource)
      .filter(({ resourceType }: { resourceType: string }) => resourceType === 'Observation');
    expect(
      values.map(({ performer, note }: Record<string, { display?: string; text?: string }[]>) => [
        performer?.[0]?.display,
        note?.[0]?.text,
      ]),
    ).toEqual([
      [expect.any(String), undefined],
      ['Quest', 'From another record, added by the patient: Miami General, 2026-03'],
      ['Quest', 'From another record, added by the patient: Miami General, 2026-03'],
    ]);
    const { results } = await preview(bundle);
    // Also what our own laboratory measured; its summary is no value.
    expect(results.flatMap((one) => one.values).length).toBe(3);
    expect(results.flatMap((one) => one.values).filter(({ existing }) => !existing)).toEqual([]);
    const summary = await care
      .instance()
      .app.inject({ url: `/fhir/Patient/${nadege.id}/$summary`, headers: nadege.headers });
    expect(ipsProblems(summary.json())).toEqual([]);
  });

  test('FHIR-1 one wrong value and nothing is written', async () => {
    const before = [await importedResults(), await entries()];
    const good = { kind: 'condition', text: 'Scabies' };
    for (const [wrong, more] of [
      ['a day to come', day('2027-01-01', HEMOGLOBIN)],
      ['before anybody lived', day('1899-12-31', HEMOGLOBIN)],
      ['no unit', day('2026-03-03', HEMOGLOBIN, { ...HEMOGLOBIN, unit: null })],
      ['impossible', day('2026-03-03', { ...HEMOGLOBIN, value: '5000' })],
      ['an impossible day', day('2026-02-30', HEMOGLOBIN)],
      ['no code', day('2026-03-03', { ...HEMOGLOBIN, loinc: 'x' })],
      ['nothing', day('2026-03-03')],
      ['too many', day('2026-03-03', ...Array(2001).fill(HEMOGLOBIN))],
    ] as const)
      expect([wrong, (await confirm([good], { results: [more] })).statusCode]).toEqual([wrong, 400]);
    expect([await importedResults(), await entries()]).toEqual(before);
  });

  test('FHIR-1 more values than one import may hold get a clear answer', async () => {
    const many = Array.from({ length: 2001 }, (_, n) =>
      observed(11, { code: { text: `Test ${n}` }, effectiveDateTime: '2026-03-04' }),
    );
    const reply = await call('POST', '/imports/preview', nadege, { bundle: bundleOf(...many) });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'import_too_large']);
  });

  test('FAM-3 are the child’s alone; taking the import back takes them along', async () => {
    const reply = await confirm([], { results: [day('2026-03-02', HEMOGLOBIN)], dependentId: child });
    expect(reply.json()).toMatchObject({ added: 1 });
    const [own] = await importedResults(nadege, `?dependentId=${child}`);
    expect((await call('GET', `/imported-results/${own?.id}`, nadege)).statusCode).toBe(404);
    expect(await importedResults(doctor, `?dependentId=${child}`)).toMatchObject({ code: 'not_found' });
    const done = await call('POST', `/imports/${reply.json().import.id}/undo`, nadege, {
      dependentId: child,
    });
    expect(done.json()).toMatchObject({ kept: 0 });
    expect(await importedResults(nadege, `?dependentId=${child}`)).toEqual([]);
    expect(await importedResults()).toHaveLength(2);
  });
});

test('attack: nobody imports into another person’s record, not even who treats them', async () => {
  const stranger = await care.patient();
  const [last] = await imports();
  for (const as of [stranger, doctor]) {
    const status = as === doctor ? 403 : 404;
    expect((await confirm([{ kind: 'allergy', text: 'Nuts' }], {}, as)).statusCode).toBe(status);
    expect((await call('POST', '/imports/preview', as, { bundle: bundleOf(resource('x')) })).statusCode).toBe(
      status,
    );
    expect((await call('GET', '/imports', as)).statusCode).toBe(status);
    expect((await confirm([], { results: [day('2026-03-05', HEMOGLOBIN)] }, as)).statusCode).toBe(status);
    if (as === stranger) expect((await call('GET', '/imported-results', as)).statusCode).toBe(404);
    expect((await undo(last?.id ?? '', as)).statusCode).toBe(status);
  }
});
