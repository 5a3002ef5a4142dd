import { beforeAll, expect, test } from 'vitest';
import type { Somebody } from '#test/bookings.ts';
import { labTest } from '#test/labs.ts';

const { care, ask, results, processed, requested, people } = labTest();
let nadege: Somebody;
let doctor: Somebody;
let technician: Somebody;
let stranger: Somebody;
let clinic: string;
beforeAll(async () => {
  ({ nadege, doctor, technician, stranger, clinic } = await people());
});

const HEADER = 'Demann,Tès,Valè,Inite';
const columns = { request: 'Demann', test: 'Tès', value: 'Valè', unit: 'Inite' };
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');
const preview = (as: Somebody, csv: string, more: object = {}) =>
  ask('POST', 'imports/preview', as, { csv, ...more });
const send = (as: Somebody, csv: string, requestIds: readonly string[], more: object = {}) =>
  ask('POST', 'imports', as, { csv, columns, requestIds, ...more });
/** A request that the laboratory works on. */
const inProcess = () => processed(nadege, technician, { laboratoryId: clinic });

test('LAB-2 a file is matched to the laboratory’s requests, and each is entered as by hand', async () => {
  const [first, second] = [await inProcess(), await inProcess()];
  const csv = file(
    `${first.id},hemoglobin,"10,6",g/dL`,
    `${first.id},malaria,negative,`,
    `${second.id},glucose,90,mg/dL`,
  );
  const found = (await preview(technician, csv)).json();
  expect(found).toMatchObject({
    header: HEADER.split(','),
    columns: { ...columns, low: null },
    lines: 3,
    problems: [],
    requests: [
      { id: first.id, status: 'processing', problems: [], values: [{ line: 2, known: true }, { line: 3 }] },
      { id: second.id, problems: [] },
    ],
  });
  expect(await results(nadege)).toEqual([]);
  const reply = await send(technician, csv, [first.id, second.id]);
  expect([reply.statusCode, reply.json()]).toEqual([200, { entered: [first.id, second.id], refused: [] }]);
  const [one] = (await results(nadege)).filter(({ id }) => id === first.id);
  expect(one).toMatchObject({
    author: { id: technician.id },
    values: [{ test: 'hemoglobin', flag: 'low' }, {}],
  });
  expect(await care.told(nadege.id, first.id)).toEqual(['lab_ready']);
  // Sent again, it is refused by the state.
  expect((await send(technician, csv, [first.id])).json()).toEqual({
    entered: [],
    refused: [{ id: first.id, problems: [{ line: 2, problem: 'not_processing' }] }],
  });
});

test('LAB-2 one wrong line and nothing of its request is entered; the others are', async () => {
  const [wrong, right] = [await inProcess(), await inProcess()];
  const csv = file(
    `${wrong.id},hemoglobin,10.6,g/dL`,
    `${wrong.id},hematocrit,9999,%`,
    `${right.id},glucose,90,mg/dL`,
  );
  expect((await send(technician, csv, [wrong.id, right.id])).json()).toEqual({
    entered: [right.id],
    refused: [{ id: wrong.id, problems: [{ line: 3, problem: 'impossible_value' }] }],
  });
  expect((await results(nadege)).map(({ id }) => id)).toEqual([right.id]);
});

test('LAB-2 a number without its unit is refused by its line in both formats, and nothing of its request is entered', async () => {
  const [bare, right] = [await inProcess(), await inProcess()];
  const csv = file(
    `${bare.id},malaria,negative,`,
    `${bare.id},hemoglobin,10.6,`,
    `${right.id},urine_ph,6,`,
    `${right.id},glucose,90,mg/dL`,
  );
  const before = (await results(nadege)).length;
  const refused = [{ id: bare.id, problems: [{ line: 3, problem: 'no_unit' }] }];
  expect((await preview(technician, csv)).json().requests[0].problems).toEqual(refused[0]?.problems);
  expect((await send(technician, csv, [bare.id, right.id])).json()).toEqual({ entered: [right.id], refused });
  const text = hl7({ id: bare.id, values: ['OBX|1|NM|718-7^Hb^LN||10.6||||||F'] });
  const [order] = (await preview(technician, text)).json().requests;
  expect(order.problems).toContainEqual({ line: 4, problem: 'no_unit' });
  expect((await results(nadege)).length).toBe(before + 1);
});

test('LAB-2 a request that is not being processed waits', async () => {
  const { id } = await requested(nadege, { laboratoryId: clinic });
  const csv = file(`${id},glucose,90,mg/dL`);
  expect((await preview(technician, csv)).json().requests[0].problems).toEqual([
    { line: 2, problem: 'not_processing' },
  ]);
  expect((await send(technician, csv, [id])).json().entered).toEqual([]);
});

test('LAB-2 attack: requests of another laboratory, or of none, are like those that do not exist', async () => {
  const own = await inProcess();
  const elsewhere = await processed(nadege, doctor);
  const csv = file(`${own.id},glucose,90,mg/dL`, `${elsewhere.id},glucose,90,mg/dL`);
  const found = (await preview(technician, csv)).json();
  expect(found.requests.map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect(found.problems).toEqual([{ line: 3, problem: 'unknown_request' }]);
  expect((await send(technician, csv, [own.id, elsewhere.id])).statusCode).toBe(404);
  for (const as of [doctor, stranger]) expect((await preview(as, csv)).statusCode).toBe(404);
  expect((await preview(nadege, csv)).statusCode).toBe(403);
  expect(await results(nadege)).toEqual([]);
});

test('LAB-2 columns can be corrected, and are remembered for the laboratory', async () => {
  const { id } = await inProcess();
  const csv = `A,B,C\n${id},malaria,negative`;
  expect((await preview(technician, csv)).json()).toMatchObject({ columns: { request: null }, requests: [] });
  const corrected = { request: 'A', test: 'B', value: 'C' };
  expect((await preview(technician, csv, { columns: corrected })).json().requests).toHaveLength(1);
  const doubled = { ...corrected, unit: 'C' };
  expect((await preview(technician, csv, { columns: doubled })).json().code).toBe('csv_duplicate_columns');
  expect((await send(technician, csv, [id], { columns: { request: 'A' } })).json().code).toBe(
    'csv_columns_missing',
  );
  expect((await send(technician, csv, [id], { columns: corrected })).json().entered).toEqual([id]);
  expect((await preview(technician, csv)).json().columns).toMatchObject(corrected);
  expect((await preview(technician, file(`${id},malaria,negative,`))).json().columns).toMatchObject(columns);
});

test('LAB-2 a file that cannot be read or is too long gets a clear answer', async () => {
  expect((await preview(technician, 'request\uFFFD,test\n1,2')).json().code).toBe('csv_unreadable');
  const long = await preview(technician, 'x'.repeat(2_000_001));
  expect([long.statusCode, long.json().fields]).toEqual([413, [{ path: 'csv', code: 'csv_too_large' }]]);
  expect((await preview(technician, file(...Array(5001).fill('a,b,1,')))).statusCode).toBe(413);
});

test('ACC-14 whose requests a file showed is put down', async () => {
  const { id } = await inProcess();
  await preview(technician, file(`${id},glucose,90,mg/dL`));
  const trail = await care.lakou.db.query(
    "select 1 from audit_events where actor_id = $1 and action = 'lab-results:enter' and subject_id = $2",
    [technician.id, nadege.id],
  );
  expect(trail.length).toBeGreaterThan(0);
});

const hl7 = (...orders: { id: string; person?: string; values: string[] }[]) =>
  orders
    .flatMap(({ id, person = 'Pierre^Nadège', values }) => [
      'MSH|^~\\&|SYSMEX|LAB|LAKOU||20261115120000||ORU^R01|1|P|2.5.1',
      `PID|1||||${person}`,
      `OBR|1|${id}`,
      ...values,
    ])
    .join('\r');
const HEMOGLOBIN = 'OBX|1|NM|718-7^Hb^LN||10.6|g/dL|12-15.5|L|||F';

test('LAB-2 results of an analyser in HL7 v2 take the same way: previewed, entered as by hand, refused by request', async () => {
  await care.lakou.db.query("update app_users set name = 'Nadège Pierre' where id = $1", [nadege.id]);
  const [right, early, other] = [await inProcess(), await inProcess(), await inProcess()];
  const text = hl7(
    { id: right.id, values: [HEMOGLOBIN, 'OBX|2|ST|^Malaria^L||Negative||||||F', 'NTE|1||Two readers'] },
    { id: early.id, values: [HEMOGLOBIN.replace(/F$/, 'P')] },
    { id: other.id, person: 'Baptiste^Ti Jo', values: [HEMOGLOBIN] },
    { id: 'A-1', values: [HEMOGLOBIN] },
  );
  const found = (await preview(technician, text)).json();
  expect(found).toMatchObject({
    format: 'hl7',
    header: [],
    lines: 5,
    problems: [{ line: 18, problem: 'unknown_request' }],
    requests: [
      { id: right.id, comment: 'Two readers', problems: [], values: [{ line: 4, low: 12, high: 15.5 }, {}] },
      { id: early.id, problems: [{ line: 10, problem: 'not_final' }] },
      { id: other.id, problems: [{ line: 14, problem: 'other_person' }] },
    ],
  });
  const before = (await results(nadege)).length;
  const ids = [right.id, early.id, other.id];
  const reply = await send(technician, text, ids, { columns: null });
  expect(reply.json()).toMatchObject({ entered: [right.id], refused: [{ id: early.id }, { id: other.id }] });
  expect((await results(nadege)).length).toBe(before + 1);
  const [one] = (await results(nadege)).filter(({ id }) => id === right.id);
  expect(one).toMatchObject({
    comment: 'Two readers',
    values: [{ test: 'hemoglobin', basis: 'printed_range', flag: 'low' }, {}],
  });
  expect((await preview(stranger, text)).statusCode).toBe(404);
});

test('LAB-2 what an analyser says of a value without a range is its flag, and a danger is told as one', async () => {
  const { id } = await inProcess();
  const values = [
    'OBX|1|NM|^Ferritin^L||900|ug/L||HH|||F',
    'OBX|2|ST|^Culture^L||Growth|||A|||F',
    // Ours says low by her age and sex; the laboratory says what it says.
    'OBX|3|NM|718-7^Hb^LN||11.5|g/dL||N|||F',
  ];
  const text = hl7({ id, values });
  expect((await preview(technician, text)).json().requests[0]).toMatchObject({
    comment: null,
    values: [{ flag: 'critical_high' }, { flag: 'abnormal' }, { flag: 'normal' }],
  });
  await send(technician, text, [id], { columns: null });
  const [one] = (await results(nadege)).filter((result) => result.id === id);
  expect(one).toMatchObject({
    comment: null,
    critical: true,
    values: [
      { name: 'Ferritin', flag: 'critical_high', basis: 'none' },
      { flag: 'abnormal', basis: 'none' },
      { test: 'hemoglobin', flag: 'normal', basis: 'none', low: null, high: null },
    ],
  });
});

test('LAB-2 HL7 that holds no results, or none that can be read, gets a clear answer', async () => {
  const order = 'MSH|^~\\&|A|B|C||2026||ORM^O01|1|P|2.5';
  expect((await preview(technician, order)).json().code).toBe('hl7_wrong_type');
  const broken = await preview(technician, 'MSH|^^\\&|A|B|C||2026||ORU^R01|1|P|2.5');
  expect([broken.statusCode, broken.json().code]).toEqual([422, 'hl7_unreadable']);
});
