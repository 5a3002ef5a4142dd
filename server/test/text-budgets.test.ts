import { type Contract, contract, type Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { withoutIdentity } from '#capabilities/assistant/identity.rules.ts';
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
/** Shorter texts take too little time to measure. */
const LONG = 500;
/** Longer fields, mainly pictures in a body, are tested up to this length. */
const MOST = 200_000;
/** A smaller cost counts as this many milliseconds, the cost of every call. */
const FLOOR = 10;
const MOST_TIMES = 6;
const ATTEMPTS = 3;

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

/** The milliseconds that the main thread works for a call; waiting and other threads do not count. */
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
  const before = process.threadCpuUsage();
  const { statusCode } = await lakou.app.inject({ ...request, ...parts });
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, statusCode };
}

// Passwords are left out: they are hashed in threads of their own, and refused beyond 72 bytes.
const isLong = ({ path, schema }: TextField): boolean =>
  (schema.maxLength ?? 0) >= LONG && !/password$/i.test(path);

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
        // The first call of its kind compiles and fills caches, and would make any longer text look cheap.
        await cost(field, shape, 1 / 4);
        let [quarter, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        // The minimum of several attempts, because some include garbage collection.
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const short = await cost(field, shape, 1 / 4);
          const long = await cost(field, shape, 1);
          expect(Math.max(short.statusCode, long.statusCode)).toBeLessThan(500);
          [quarter, whole] = [Math.min(quarter, short.ms), Math.min(whole, long.ms)];
          if (whole <= MOST_TIMES * Math.max(quarter, FLOOR)) break;
        }
        const told = `${field.path} ${JSON.stringify(shape)}: ${quarter} ms, then ${whole} ms`;
        expect(whole, told).toBeLessThanOrEqual(MOST_TIMES * Math.max(quarter, FLOOR));
      }
    }
  });
});

/** The milliseconds of the main thread, at best of several attempts. */
async function bestMs(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe('what no single field reaches costs no more either', () => {
  // As long as a whole conversation with the assistant.
  const LENGTH = 64_000;
  const names = ['Nadège Pierre', 'Jean-Baptiste Pierre', 'Ti Rose'];
  const details = ['12, rue Capois, Jacmel', 'OFATMA 0123456789', 'aaaaaaaaaaaaaaaaaaaa'];

  test.each([...SHAPES, '12 rue ', '1, 1, 1 ', 'my name is ', 'Nadège ', '1-1', '2026-1-', 'www.'])(
    'a text of %j is stripped of who wrote it',
    async (shape) => {
      const textOf = (length: number) => shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
      const cost = (length: number) => bestMs(() => withoutIdentity(textOf(length), { names, details }));
      await cost(LENGTH / 4);
      const [quarter, whole] = [await cost(LENGTH / 4), await cost(LENGTH)];
      expect(whole, `${quarter} ms, then ${whole} ms`).toBeLessThanOrEqual(
        MOST_TIMES * Math.max(quarter, FLOOR),
      );
    },
  );

  test('a copy of four times as much', async () => {
    const person = await world.person('PATIENT');
    const { db } = lakou.platform;
    const write = (from: number, to: number) =>
      db.query(
        `insert into activity_entries (patient_id, id, at, minutes, kcal, stand_hours, created_at)
         select $1, gen_random_uuid(), $4::timestamptz - n * interval '1 minute', 0, 72, 1, $4
         from generate_series($2::int, $3::int) n`,
        [person.id, from, to, lakou.clock.now()],
      );
    const copy = () =>
      bestMs(async () => {
        await deleteOldTries(db, new Date('2100-01-01'));
        const reply = await lakou.send('GET /api/users/me/export', {}, person);
        expect(reply.statusCode).toBe(200);
      });
    await write(1, 1000);
    const quarter = await copy();
    await write(1001, 4000);
    const whole = await copy();
    expect(whole, `${quarter} ms, then ${whole} ms`).toBeLessThanOrEqual(
      MOST_TIMES * Math.max(quarter, FLOOR),
    );
  });
});
