import { type Contract, contract, type Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { withoutIdentity } from '#capabilities/assistant/identity.rules.ts';
import { readCalendar } from '#capabilities/busy-calendars/read-calendar.thread.ts';
import { readResults } from '#capabilities/lab-imports/read-results.thread.ts';
import { readPatients } from '#capabilities/patient-imports/read-patients.thread.ts';
import { readRecord } from '#capabilities/record-imports/read-record.thread.ts';
import type { Gets } from '#platform/access/fixture.ts';
import type { Cast, Sent } from '#platform/access/table.ts';
import { deleteOldTries } from '#platform/limits/limiter.ts';
import { loadAccessTables } from './access-tables.ts';
import { accessWorld, pathOf } from './access-world.ts';
import { type Person, testApp } from './app.ts';
import { hasLimit, type TextField, textFieldsOf, withTexts } from './text-fields.ts';

/** Texts that make an inefficient reader scan the same text repeatedly. */
const SHAPES: readonly string[] = [
  'no fever and ',
  'no fever, ',
  'pain arm neck ',
  'do te sa gen ',
  'a',
  ',',
  '([{<"',
  'e\u0301\u0323',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  ' ',
  'x\n',
  '1',
  '1 ',
  'a@',
  'xqzwvk ',
  '😀',
];
/** Shorter texts, with all that a list may hold of them, take too little time to measure. */
const LONG = 500;
/** Longer fields, mainly pictures in a body, are tested up to this length. */
const MOST = 200_000;
/** A smaller cost counts as this many milliseconds, the cost of every call. */
const FLOOR = 10;
const MOST_TIMES = 6;
const ATTEMPTS = 6;

interface Call {
  readonly key: string;
  readonly part: 'query' | 'body';
  readonly fields: readonly TextField[];
}

const calls: Call[] = Object.entries(contract as Contract).flatMap(([key, endpoint]) =>
  (['query', 'body'] as const).flatMap((part) =>
    endpoint[part] ? [{ key, part, fields: textFieldsOf(endpoint[part]) }] : [],
  ),
);

test('every text that may be sent has a limit', () => {
  const endless = calls.flatMap(({ key, part, fields }) =>
    fields.filter((field) => !hasLimit(field)).map(({ path }) => `${key} ${part} ${path}`),
  );
  expect(calls.flatMap(({ fields }) => fields).length).toBeGreaterThan(200);
  expect(endless).toEqual([]);
});

const TABLE = await loadAccessTables();
// One patient of its world books for every row.
const lakou = testApp({ maxFutureBookings: 1000, maxFutureBookingsPerProvider: 1000 });
const world = accessWorld(lakou);
const nothing = '01900000-0000-7000-8000-000000000000';

interface Row {
  readonly gets: Gets;
  send(cast: Cast): Promise<Sent>;
}

/** The rows of a call as requests; where the path names an object, the one on an object that exists. */
function rowsOf(key: string): Row[] {
  const rows = TABLE[key] ?? [];
  if (!('fixture' in rows))
    return rows.map(({ gets, request }) => ({
      gets,
      send: async (cast) => (await request?.(cast, world)) ?? {},
    }));
  const { fixture, payload } = rows;
  const send = async (cast: Cast): Promise<Sent> => {
    const { params } = await fixture(cast.visitor, world, 'own');
    const body = typeof payload === 'function' ? payload(cast, world) : payload;
    return { params, ...(body && { payload: body }) };
  };
  return [{ gets: 'existing' in rows ? rows.existing.gets : rows.own, send }];
}

/** Which caller gets furthest in a call, and with which request. */
function bestRow(key: string) {
  const tried = rowsOf(key).flatMap((row) => ROLES.map((role) => ({ row, role })));
  const [best] = tried.sort((a, b) => a.row.gets[a.role] - b.row.gets[b.role]);
  if (!best) throw new Error(`${key} has no access rows`);
  return best;
}

/** As many texts as the field accepts, filled with a pattern. */
function textsOf({ schema, items }: TextField, shape: string, share: number): string[] {
  const most = Math.min(schema.maxLength ?? 0, MOST);
  const length = Math.floor(most * share);
  const text = shape
    .repeat(Math.ceil(length / shape.length))
    .slice(0, length)
    .toWellFormed();
  return Array.from({ length: Math.max(1, Math.min(items, Math.floor(MOST / most))) }, () => text);
}

async function castFor(role: Role): Promise<Cast & { visitor: Person }> {
  return { visitor: await world.person(role), other: await world.person(role), nothing };
}

/**
 * Fails when four times as much costs more than six times the work. The minimum of several attempts counts: the first
 * compiles and fills caches, and some include garbage collection.
 */
async function expectProportional(cost: (share: number) => Promise<number>, what = ''): Promise<void> {
  let [quarter, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const most = () => MOST_TIMES * Math.max(quarter, FLOOR);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    quarter = Math.min(quarter, await cost(1 / 4));
    whole = Math.min(whole, await cost(1));
    if (whole <= most()) break;
  }
  expect(whole, `${what}${quarter} ms, then ${whole} ms`).toBeLessThanOrEqual(most());
}

/** The milliseconds that the main thread works; waiting and other threads do not count. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The same of a call, and what it answered. */
async function costOf(call: Call, visitor: Person, { params = {}, payload }: Sent, sent: unknown) {
  const [method = '', url = ''] = pathOf(call.key, params).split(' ');
  const request: InjectOptions = {
    method: method as HTTPMethods,
    url,
    headers: { cookie: visitor.cookie },
  };
  const parts =
    call.part === 'query'
      ? { query: sent as Record<string, string>, ...(payload && { payload }) }
      : { payload: sent as object };
  await deleteOldTries(lakou.platform.db, new Date('2100-01-01'));
  let statusCode = 0;
  const ms = await cpuOf(async () => {
    ({ statusCode } = await lakou.app.inject({ ...request, ...parts }));
  });
  return { ms, statusCode };
}

// Passwords are left out: they are hashed in threads of their own, and refused beyond 72 bytes.
const isLong = ({ path, schema, items }: TextField): boolean =>
  (schema.maxLength ?? 0) * items >= LONG && !/password$/i.test(path);

const longCalls = calls
  .map((call) => ({ ...call, fields: call.fields.filter(isLong) }))
  .filter(({ fields }) => fields.length > 0);

describe('four times the text costs at most six times the work', () => {
  test.each(longCalls)('$key', { timeout: 900_000 }, async (call) => {
    const { row, role } = bestRow(call.key);
    const cast = await castFor(role);
    const usual = await row.send(cast);
    const sample = call.part === 'body' ? usual.payload : {};
    const cost = (field: TextField, shape: string, share: number) =>
      costOf(call, cast.visitor, usual, withTexts(sample, field.steps, textsOf(field, shape, share)));
    for (const field of call.fields) {
      for (const shape of SHAPES) {
        // The first call of its kind compiles and fills caches, so it costs most.
        const first = await cost(field, shape, 1);
        expect(first.statusCode).toBeLessThan(500);
        if (first.ms <= MOST_TIMES * FLOOR) continue; // cheap enough, whatever a shorter text costs
        await expectProportional(
          async (share) => {
            const { ms, statusCode } = await cost(field, shape, share);
            expect(statusCode).toBeLessThan(500);
            return ms;
          },
          `${field.path} ${JSON.stringify(shape)}: `,
        );
      }
    }
  });
});

describe('what no single field reaches costs no more either', () => {
  // As long as a whole conversation with the assistant.
  const LENGTH = 64_000;
  const names = ['Nadège Pierre', 'Jean-Baptiste Pierre', 'Ti Rose'];
  const details = ['12, rue Capois, Jacmel', 'OFATMA 0123456789', 'aaaaaaaaaaaaaaaaaaaa'];

  test.each([...SHAPES, '12 rue ', '1, 1, 1 ', 'my name is ', 'Nadège ', '1-1', '2026-1-', 'www.'])(
    'a text of %j is stripped of who wrote it',
    async (shape) => {
      const textOf = (length: number) => shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
      await expectProportional((share) =>
        cpuOf(() => withoutIdentity(textOf(LENGTH * share), { names, details })),
      );
    },
  );

  /** Files of others, as long as they may be: what is read in threads must not take for ever either. */
  const ID = '0190a000-0000-7000-8000-00000000000a';
  const MSH = 'MSH|^~\\&|A|B|C||20261115120000||ORU^R01|1|P|2.5.1';
  const hl7 = (line: (n: number) => string) => (lines: number) =>
    [MSH, `OBR|1|${ID}|77|CBC${'|'.repeat(21)}F`, ...Array.from({ length: lines }, (_, n) => line(n))].join(
      '\r',
    );
  const ics = (line: (n: number) => string) => (lines: number) =>
    ['BEGIN:VCALENDAR', ...Array.from({ length: lines }, (_, n) => line(n)), 'END:VCALENDAR'].join('\n');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n');
  const csv = (line: (n: number) => string) => (lines: number) =>
    ['request,test,value', ...Array.from({ length: lines }, (_, n) => line(n))].join('\n');
  const bundle = (resource: (n: number) => object) => (count: number) =>
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'collection',
      entry: Array.from({ length: count }, (_, n) => ({ resource: resource(n) })),
    });
  const within = { start: Date.parse('2026-11-01'), end: Date.parse('2027-11-01') };
  const readers = {
    results: (text: string) => readResults(text, { sent: null, last: undefined }),
    patients: (text: string) =>
      readPatients(text, { columns: null, dates: 'dmy' as const, today: '2026-11-18' }),
    record: (text: string) => readRecord(text, new Date('2026-11-18')),
    calendar: (text: string) => readCalendar(text, { within, timeZone: 'America/Port-au-Prince' }),
  };
  const files: [string, keyof typeof readers, (lines: number) => string, number][] = [
    ['notes of one result', 'results', hl7((n) => (n ? `NTE|1||note ${n}` : 'OBX|1|ST|A||x||||||F')), 18_000],
    ['values of one result', 'results', hl7((n) => `OBX|1|ST|^Test ${n}^L||x||||||F`), 18_000],
    ['escapes of one note', 'results', hl7((n) => `NTE|1||${'\\X41'.repeat(50)}${n}`), 8000],
    ['lines of one request', 'results', csv((n) => `${ID},Test ${n},1`), 5000],
    ['quotes', 'results', csv((n) => `${ID},"${'""'.repeat(100)}${n}",1`), 5000],
    ['patients', 'patients', (lines) => `name\n${'Ti Rose, Ann\n'.repeat(lines)}`, 10_000],
    ['lines of one event', 'calendar', ics((n) => (n ? `X-A:${n}` : 'BEGIN:VEVENT')), 100_000],
    ['folded lines', 'calendar', ics(() => ' a'), 200_000],
    ['quotes of a parameter', 'calendar', ics(() => 'A;B="x";C="y'), 40_000],
    [
      'dates that were moved',
      'calendar',
      ics((n) =>
        event(
          'UID:a',
          n % 2 ? 'RRULE:FREQ=DAILY;COUNT=1' : 'RECURRENCE-ID:20261103T090000Z',
          'DTSTART:20261103',
        ),
      ),
      4000,
    ],
    [
      'entries',
      'record',
      bundle((n) => ({
        resourceType: 'AllergyIntolerance',
        code: { text: `Nwa ${n}` },
        patient: { reference: `Patient/${n}` },
      })),
      8000,
    ],
    [
      'values that name each other',
      'record',
      bundle((n) => ({
        resourceType: 'Observation',
        id: `o${n}`,
        category: [{ coding: [{ code: 'laboratory' }] }],
        hasMember: [{ reference: `Observation/o${n + 1}` }],
        code: { text: `Test ${n}` },
        effectiveDateTime: '2026-01-01',
        valueString: 'x',
      })),
      8000,
    ],
  ];
  test.each(files)('a file of %s', async (_, reader, write, most) => {
    const [short, long] = [write(most / 4), write(most)];
    await expectProportional((share) => cpuOf(() => readers[reader](share < 1 ? short : long)));
  });

  test('a copy of four times as much', async () => {
    const { db } = lakou.platform;
    const personWith = async (entries: number) => {
      const person = await world.person('PATIENT');
      await db.query(
        `insert into activity_entries (patient_id, id, at, minutes, kcal, stand_hours, created_at)
         select $1, gen_random_uuid(), $3::timestamptz - n * interval '1 minute', 0, 72, 1, $3
         from generate_series(1, $2::int) n`,
        [person.id, entries, lakou.clock.now()],
      );
      return person;
    };
    const [one, other] = [await personWith(1000), await personWith(4000)];
    await expectProportional(async (share) => {
      await deleteOldTries(db, new Date('2100-01-01'));
      return cpuOf(async () => {
        const reply = await lakou.send('GET /api/users/me/export', {}, share < 1 ? one : other);
        expect(reply.statusCode).toBe(200);
      });
    });
  });
});
