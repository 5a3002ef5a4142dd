import { CANCEL_REASONS } from '@lakou/contract/bookings.rules';
import { MyData } from '@lakou/contract/my-data';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, testApp } from '#test/app.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';
import { capabilities } from '../../capabilities.ts';
import { writeCopy } from './readable-copy.view.ts';
import { fieldName, LEFT_OUT, SECTIONS } from './readable-layout.rules.ts';
import type { Reader } from './readable-value.view.ts';
import { copyWords } from './readable-words.view.ts';

const lakou = testApp();
const asDeployed = testApp({ production: true });

const readable = (person: Person, query = '', app = lakou) =>
  app.send(`GET /api/users/me/export/readable${query}`, {}, person);
const json = async (person: Person): Promise<MyData> =>
  (await lakou.send('GET /api/users/me/export', {}, person)).json();

const ownTables = capabilities.flatMap((capability) => Object.keys(capability.ownTables ?? {}));

/** The columns of the tables that go into a copy whole. */
const listColumns = () =>
  lakou.platform.db.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any ($1) order by table_name, ordinal_position`,
    [ownTables],
  );

/** What copies of an account without any data hold beside the tables: their names come from the capabilities. */
const partsOfCopy = async () => Object.keys((await json(await lakou.person('PATIENT'))).records);

const reader = (language: Language): Reader => ({
  id: uuidv7(),
  language,
  timeZone: 'America/Port-au-Prince',
  publicUrl: 'https://lakou.test',
  words: copyWords(language),
  nameOf: () => undefined,
});

const emptyCopy = async (): Promise<MyData> => ({
  ...(await json(await lakou.person('PATIENT'))),
  records: {},
  events: [],
});

/** How many rows the part of one table shows. */
const rowsShown = (page: string, table: string): number => {
  const part = page.split(`<h3 id="${table}">`)[1]?.split(/<h[23] id/)[0] ?? '';
  return part.match(/<article>|<tr><td/g)?.length ?? 0;
};

describe('words for all of it', () => {
  test('ACC-14 every table of a copy has a title in three languages and a place', async () => {
    const placed: readonly string[] = Object.values(SECTIONS).flat();
    const tables = [...new Set([...ownTables, ...(await partsOfCopy())])];
    for (const language of LANGUAGES)
      expect(tables.filter((table) => !copyWords(language).table(table))).toEqual([]);
    expect(tables.filter((table) => !placed.includes(table))).toEqual([]);
    expect(placed.filter((table) => !copyWords('ht').table(table))).toEqual([]);
  });

  test('ACC-14 every column is named in three languages, or is known to be for programs alone', async () => {
    const columns = (await listColumns()).filter(({ column }) => column !== 'id' && !LEFT_OUT.has(column));
    for (const language of LANGUAGES)
      expect(
        columns
          .filter(({ table, column }) => !copyWords(language).field(table, column))
          .map(({ table, column }) => `${table}.${column}`),
      ).toEqual([]);
  });

  test('ACC-14 every field of the account and its parts is named, too', () => {
    const fields = new Set<string>();
    const walk = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const [key, value] of Object.entries(part)) {
        if (key === 'properties')
          for (const name of Object.keys(value as object)) fields.add(fieldName(name));
        walk(value);
      }
    };
    const { account, sessions, knownDevices, passkeys, files, notificationSettings } = MyData.shape;
    for (const schema of [account, sessions, knownDevices, passkeys, files, notificationSettings])
      walk(z.toJSONSchema(schema, { io: 'input' }));
    expect(fields.size).toBeGreaterThan(50);
    for (const language of LANGUAGES)
      expect(
        [...fields].filter((field) => field !== 'id' && !copyWords(language).field('account', field)),
      ).toEqual([]);
  });

  test('ACC-14, BOOK-4 a reason for cancelling that was chosen from a list is told in words', () => {
    const chosen = [...CANCEL_REASONS.patient, ...CANCEL_REASONS.provider];
    for (const language of LANGUAGES)
      expect(chosen.filter((code) => !copyWords(language).value('bookings', 'cancel_reason', code))).toEqual(
        [],
      );
  });

  test('ACC-14 every code that a table allows is told in words', async () => {
    const checks = await lakou.platform.db.query<{ table: string; rule: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
       where contype = 'c' and conrelid::regclass::text = any ($1)`,
      [ownTables],
    );
    const codes = checks.flatMap(({ table, rule }) => {
      const [, column = '', list = ''] = /^CHECK \(\((\w+) = ANY \(ARRAY\[('.*)\]\)\)\)$/.exec(rule) ?? [];
      return Array.from(list.matchAll(/'([^']*)'::/g), ([, code = '']) => ({ table, column, code }));
    });
    expect(codes.length).toBeGreaterThan(150);
    // Told as a language's name, and as the type that programs know.
    const told = ['language', 'content_type'];
    for (const language of LANGUAGES)
      expect(
        codes
          .filter(({ column, code }) => code !== '' && !told.includes(column))
          .filter(({ table, column, code }) => !copyWords(language).value(table, column, code))
          .map(({ table, column, code }) => `${table}.${column}: ${code}`),
      ).toEqual([]);
  });
});

describe('the file', () => {
  test('ACC-14 one HTML file without script, in the language asked for, as deployed too', async () => {
    for (const app of [lakou, asDeployed]) {
      const nadege = await app.person('PATIENT');
      const reply = await readable(nadege, '?language=ht&timeZone=America/New_York', app);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': 'attachment; filename="kopi-done-mwen-2026-11-15.html"',
        'cache-control': 'no-store',
      });
      expect(reply.body).toContain('<html lang="ht">');
      expect(reply.body).toContain('<h1>Kopi done mwen</h1>');
      expect(reply.body).toContain(nadege.email);
      expect(reply.body).toContain('7:00 nan maten');
      expect(reply.body).not.toMatch(/<script|<img|<link|https?:\/\/(?!localhost)|undefined|\[object/);
    }
  });

  test('ACC-14 without a wish it speaks the account’s language and tells Haiti’s time', async () => {
    const nadege = await lakou.person('PATIENT');
    const { body } = await readable(nadege, '?timeZone=nowhere');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Times are in Port-au-Prince time.');
    expect((await readable(nadege, '?language=es')).statusCode).toBe(400);
  });

  test('ACC-14 it shows the rows of the JSON, newest first, with names instead of ids', async () => {
    const { db } = lakou.platform;
    const nadege = await lakou.person('PATIENT');
    const child = { name: 'Junior', dateOfBirth: '2019-03-05', relationship: 'child' };
    await lakou.send(`POST /api/users/${nadege.id}/dependents`, { payload: child }, nadege);
    const providerId = await listProvider(db);
    for (let n = 0; n < 3; n++) await bookingBetween(db, nadege.id, providerId);
    await db.query(
      `insert into measurements (id, patient_id, author_id, at, systolic, diastolic, temperature, in_pregnancy, signs, created_at)
       values ($1, $3, $3, '2026-11-01T12:00Z', 142, 91, 37.5, false, '{}', $4),
         ($2, $3, $3, '2026-11-09T12:00Z', 128, 84, null, false, '{}', $4)`,
      [uuidv7(), uuidv7(), nadege.id, lakou.clock.now()],
    );
    const copy = await json(nadege);
    const { body } = await readable(nadege, '?language=fr');
    for (const [table, rows] of Object.entries(copy.records)) {
      expect([table, rowsShown(body, table)]).toEqual([table, rows.length]);
      if (rows.length === 0) expect(body).not.toContain(`id="${table}"`);
    }
    expect(rowsShown(body, 'events')).toBe(copy.events.length + 1);
    const [provider] = await db.query<{ name: string }>('select name from app_users where id = $1', [
      providerId,
    ]);
    expect(body).toContain(`<dt>Professionnel de santé</dt><dd>${provider?.name}</dd>`);
    expect(body).toContain('5 mars 2019');
    expect(body).toContain('37,5\u00a0°C');
    const measured = body.split('<h3 id="measurements">')[1] ?? '';
    expect(measured).toMatch(/9 novembre 2026.*1er novembre 2026/s);
    expect(body).not.toContain(providerId);
  });

  test('attack: markup in any field of any table stays text', async () => {
    const evil = (name: string) => `<script>alert("${name}")</script><img src=x onerror='${name}'>&`;
    const columns = await listColumns();
    const value = (type: string, column: string): unknown => {
      if (type === 'ARRAY') return [evil(column), { [evil('key')]: evil(column) }];
      if (type === 'jsonb') return { [evil('key')]: evil(column), list: [evil(column)] };
      return evil(column);
    };
    const records: MyData['records'] = {};
    for (const { table, column, type } of columns) {
      records[table] ??= [{}];
      Object.assign(records[table][0] ?? {}, { [column]: value(type, column) });
    }
    const page = [...writeCopy({ ...(await emptyCopy()), records }, reader('en'))].join('');
    expect(page).not.toMatch(/<script|<img/i);
    const shown = page.match(/&lt;script&gt;/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(columns.filter(({ type }) => type === 'text').length);
    // What is left between the signs of markup are our own tags with our own attributes.
    const tags = new Set(page.replaceAll(/<style>.*?<\/style>/gs, '').match(/<[^>]*>/g));
    for (const tag of tags) expect(tag).toMatch(/^<(?:\/?\w+|\w+ (?!on).*|!doctype html)>$/);
  });

  test('ACC-14 what nobody named or placed yet is shown all the same', async () => {
    const records = { new_things: [{ new_field: 'told' }] };
    const page = [...writeCopy({ ...(await emptyCopy()), records }, reader('ht'))].join('');
    expect(page).toContain('<h2 id="part-other">Lòt done</h2><h3 id="new_things">new things</h3>');
    expect(page).toContain('<dt>new field</dt><dd>told</dd>');
  });
});

describe('who may', () => {
  test('ACC-14 it is put down as the JSON is, and both count to the same five a day', async () => {
    const nadege = await lakou.person('PATIENT');
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await readable(nadege)).statusCode);
    const { events } = await json(nadege);
    expect(events.filter(({ action }) => action === 'my-data:export')).toHaveLength(3);
    for (let n = 0; n < 2; n++) statuses.push((await readable(nadege)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('attack: an old session alone does not get it', async () => {
    const nadege = await lakou.person('PATIENT');
    lakou.clock.move(11 * 60);
    const reply = await readable(nadege);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'step_up_required']);
  });
});
