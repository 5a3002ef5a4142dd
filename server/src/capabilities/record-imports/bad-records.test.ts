import type { ImportPreview } from '@lakou/contract/record-imports';
import { MOST_IMPORT_RESOURCES } from '@lakou/contract/record-imports.rules';
import { beforeEach, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
beforeEach(async () => {
  nadege = await care.patient();
});

const call = (method: 'GET' | 'POST', rest: string, payload?: object) =>
  care.instance().app.inject({
    method,
    url: `/api/records/${nadege.id}${rest}`,
    headers: nadege.headers,
    ...(payload && { payload }),
  });
const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${(resource as { id?: string }).id}`, resource })),
});
const illness = (text: string, more: object = {}) => ({ resourceType: 'Condition', code: { text }, ...more });
const measured = (more: object) => ({
  resourceType: 'Observation',
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '718-7' }], text: 'Hemoglobin' },
  effectiveDateTime: '2026-03-02',
  valueQuantity: { value: 11, unit: 'g/dL' },
  ...more,
});
async function preview(...resources: object[]): Promise<ImportPreview> {
  const reply = await call('POST', '/imports/preview', { bundle: bundleOf(...resources) });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return reply.json();
}
const reasons = ({ left }: ImportPreview) => left.map(({ reason }) => reason);
const confirm = (entries: readonly object[], results: readonly object[] = []) =>
  call('POST', '/imports', { source: { name: 'Miami General', date: null }, entries, results });
const stored = async () =>
  Promise.all(
    ['/entries', '/imports', '/imported-results'].map(async (rest) => (await call('GET', rest)).json()),
  );
const NOTHING = [[], [], []];

const NEVER = ['2026-02-30', '2024-13-01', '2099', '0001-01-01', '1899-12-31', 'yesterday'];

test('VAULT-4 impossible dates of another record are left out, it is said of each, and none is written', async () => {
  const found = await preview(
    illness('Cough', { onsetDateTime: '2024-02-29' }),
    ...NEVER.map((onsetDateTime, n) => illness(`Illness ${n}`, { onsetDateTime })),
  );
  expect(found.found.map(({ text, since }) => [text, since])).toEqual([['Cough', '2024-02-29']]);
  expect(reasons(found)).toEqual(NEVER.map(() => 'wrong_date'));
  for (const since of NEVER) {
    const reply = await confirm([
      { kind: 'condition', text: 'Cough' },
      { kind: 'condition', text: 'Flu', since },
    ]);
    expect([since, reply.statusCode]).toEqual([since, 400]);
  }
  expect(await stored()).toEqual(NOTHING);
});

test('LAB-3 impossible dates of laboratory values are left out and said, and refused when they are sent', async () => {
  const found = await preview(...NEVER.map((effectiveDateTime) => measured({ effectiveDateTime })));
  expect([found.results, new Set(reasons(found))]).toEqual([[], new Set(['wrong_date', 'no_date'])]);
  expect(found.left.reduce((sum, { count }) => sum + count, 0)).toBe(NEVER.length);
  const value = {
    loinc: '718-7',
    name: 'Hemoglobin',
    value: '11',
    unit: 'g/dL',
    flag: 'low',
    low: 12,
    high: 16,
  };
  for (const takenOn of NEVER) {
    const reply = await confirm(
      [{ kind: 'condition', text: 'Cough' }],
      [{ takenOn, laboratory: null, values: [value] }],
    );
    expect([takenOn, reply.statusCode]).toEqual([takenOn, 400]);
  }
  expect(await stored()).toEqual(NOTHING);
});

test('LAB-3 values without a unit are left out and said, unless their test has none', async () => {
  const found = await preview(
    measured({ valueQuantity: { value: 11 } }),
    measured({ code: { text: 'Something' }, valueQuantity: undefined, valueInteger: 7 }),
    measured({
      code: { coding: [{ system: 'http://loinc.org', code: '5803-2' }], text: 'Urine pH' },
      valueQuantity: { value: 6 },
    }),
  );
  expect(reasons(found)).toEqual(['no_unit', 'no_unit']);
  expect(found.results.flatMap(({ values }) => values.map(({ name }) => name))).toEqual(['Urine pH']);
});

test('VAULT-4 parts that name each other in a circle, or themselves, end with what they hold', async () => {
  const medicine = { resourceType: 'MedicationStatement', status: 'active' };
  const found = await preview(
    {
      ...medicine,
      id: 'a',
      medicationReference: { reference: 'urn:uuid:m' },
      partOf: [{ reference: 'urn:uuid:b' }],
    },
    {
      ...medicine,
      id: 'b',
      medicationReference: { reference: 'urn:uuid:b' },
      partOf: [{ reference: 'urn:uuid:a' }],
    },
    {
      resourceType: 'Medication',
      id: 'm',
      code: { text: 'Iron' },
      ingredient: [{ itemReference: { reference: 'urn:uuid:m' } }],
    },
    measured({ id: 'x', hasMember: [{ reference: 'urn:uuid:y' }] }),
    measured({ id: 'y', hasMember: [{ reference: 'urn:uuid:x' }], valueQuantity: undefined }),
    {
      resourceType: 'DiagnosticReport',
      id: 'r',
      category: [{ coding: [{ code: 'LAB' }] }],
      code: { text: 'All' },
      result: [{ reference: 'urn:uuid:r' }, { reference: 'urn:uuid:x' }, { reference: 'urn:uuid:y' }],
    },
  );
  expect(found.found.map(({ text }) => text)).toEqual(['Iron']);
  expect(found.results.flatMap(({ values }) => values.map(({ name }) => name))).toEqual(['Hemoglobin']);
});

test('VAULT-4 10,000 entries: what can be added is found among them, one more or too many get a clear answer', async () => {
  const many = (count: number, name: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => illness(name(n)));
  const same = await preview(...many(MOST_IMPORT_RESOURCES, (n) => `Illness ${n % 3}`));
  expect(same.found.map(({ text }) => text)).toEqual(['Illness 0', 'Illness 1', 'Illness 2']);
  for (const resources of [
    many(MOST_IMPORT_RESOURCES + 1, () => 'Cough'),
    many(MOST_IMPORT_RESOURCES, (n) => `Illness ${n}`),
  ]) {
    const reply = await call('POST', '/imports/preview', { bundle: bundleOf(...resources) });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'import_too_large']);
  }
  expect(await stored()).toEqual(NOTHING);
});

test('VAULT-4 an import that fails in the middle leaves nothing half-written, and can be sent again', async () => {
  const { db } = care.lakou;
  await db.query(`create function refuse_last() returns trigger language plpgsql as
    $$ begin if new.text = 'Illness 199' then raise exception 'cut off'; end if; return new; end $$`);
  await db.query(
    'create trigger refuse_last before insert on record_entries for each row execute function refuse_last()',
  );
  const all = Array.from({ length: 200 }, (_, n) => ({ kind: 'condition', text: `Illness ${n}` }));
  expect((await confirm(all)).statusCode).toBe(500);
  expect(await stored()).toEqual(NOTHING);
  await db.query('drop trigger refuse_last on record_entries');
  expect((await confirm(all)).json()).toMatchObject({ added: 200, already: 0 });
});
