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
  const csv = `A,B,C\n${id},glucose,90`;
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
  expect((await preview(technician, file(`${id},glucose,90,`))).json().columns).toMatchObject(columns);
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
