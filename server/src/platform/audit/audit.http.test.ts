import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { testDatabase } from '#test/instance.ts';
import { openDatabase } from '../db/db.ts';
import { writeAudit } from './audit.ts';
import { sealAudit, verifyAudit } from './seal.ts';

const lakou = testDatabase();
const start = Date.UTC(2026, 10, 15);

/** Writes this many events, a second apart. */
async function happen(count: number, from = 0): Promise<void> {
  for (let i = from; i < from + count; i++) {
    const at = new Date(start + i * 1000);
    await writeAudit({ db: lakou.db, at, requestId: `r${i}` }, { action: 'note:read', subjectId: uuidv7() });
  }
}

/** Changes the trail directly in the database, which no call of the product can do. */
async function tamper(...statements: string[]): Promise<void> {
  await lakou.db.transaction(async (tx) => {
    for (const table of ['audit_events', 'audit_seals'])
      await tx.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await tx.query(statement);
    for (const table of ['audit_events', 'audit_seals'])
      await tx.query(`alter table ${table} enable trigger user`);
  });
}

beforeEach(() => tamper('delete from audit_unsealed', 'delete from audit_seals', 'delete from audit_events'));
const nth = (n: number) => `(select event_id from audit_seals where seq = ${n})`;

describe('the audit trail', () => {
  test('only grows: update, delete and truncate are refused, for seals too', async () => {
    await happen(1);
    await sealAudit(lakou.db);
    for (const statement of [
      "update audit_events set action = 'x'",
      'delete from audit_events',
      'truncate audit_events cascade',
      'update audit_seals set seq = 7',
      'delete from audit_seals',
      'truncate audit_seals',
      'update audit_events set at = at where false',
    ])
      await expect(lakou.db.query(statement), statement).rejects.toThrow('the audit trail is append-only');
    const emptyAll = lakou.db.transaction(async (tx) => {
      await tx.query('alter table audit_seals disable trigger user');
      await tx.query('truncate audit_events, audit_seals, audit_unsealed');
    });
    await expect(emptyAll).rejects.toThrow('the audit trail is append-only');
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 1, unsealed: 0 });
  });

  test('is written with the effect it records, or not at all', async () => {
    const work = lakou.db.transaction(async (tx) => {
      await writeAudit({ db: tx, at: new Date(start), requestId: 'r' }, { action: 'note:read' });
      throw new Error('the effect fails');
    });
    await expect(work).rejects.toThrow('the effect fails');
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 0, unsealed: 0 });
  });

  test('is sealed in the order of time, and says what is not sealed yet', async () => {
    await happen(2, 10);
    await happen(2, 0);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 0, unsealed: 4 });
    expect(await sealAudit(lakou.db)).toBe(4);
    expect(await sealAudit(lakou.db)).toBe(0);
    const rows = await lakou.db.query<{ requestId: string }>(
      'select request_id as "requestId" from audit_seals s join audit_events e on e.id = s.event_id order by seq',
    );
    expect(rows.map(({ requestId }) => requestId)).toEqual(['r0', 'r1', 'r10', 'r11']);
    await happen(1, 20);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 4, unsealed: 1 });
  });
});

describe('verifying finds', () => {
  beforeEach(async () => {
    await happen(6);
    await sealAudit(lakou.db);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 6, unsealed: 0 });
  });

  test.each([
    "action = 'note:write'",
    "at = at + interval '1 second'",
    `actor_id = '${uuidv7()}'`,
    'subject_id = null',
    `subject_ids = array['${uuidv7()}']::uuid[]`,
    "request_id = 'other'",
  ])('a changed row: %s', async (change) => {
    await tamper(`update audit_events set ${change} where id = ${nth(3)}`);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 2, unsealed: 0, brokenAt: 3 });
  });

  test('one of several people taken out of the row that names them', async () => {
    const [gone, left] = [uuidv7(), uuidv7()];
    const at = new Date(start + 10_000);
    await writeAudit(
      { db: lakou.db, at, requestId: 'page' },
      { action: 'patients:list', subjectIds: [gone, left] },
    );
    await sealAudit(lakou.db);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 7, unsealed: 0 });
    await tamper(`update audit_events set subject_ids = array['${left}']::uuid[] where id = ${nth(7)}`);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 6, unsealed: 0, brokenAt: 7 });
  });

  test('a row removed together with its seal', async () => {
    await tamper(
      `create temp table gone on commit drop as select ${nth(4)} as id`,
      'delete from audit_seals where seq = 4',
      'delete from audit_events where id in (select id from gone)',
    );
    expect(await verifyAudit(lakou.db)).toMatchObject({ sealed: 3, brokenAt: 4 });
  });

  test('the last row removed from under its seal', async () => {
    await tamper(`delete from audit_events where id = ${nth(6)}`);
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 5, unsealed: 0, brokenAt: 6 });
  });

  test('seals that were numbered anew', async () => {
    await tamper('update audit_seals set seq = seq + 10');
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 0, unsealed: 0, brokenAt: 1 });
  });

  test('two rows that changed places', async () => {
    await tamper(
      'update audit_seals set seq = -seq where seq in (2, 3)',
      'update audit_seals set seq = 5 + seq where seq in (-2, -3)',
    );
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 1, unsealed: 0, brokenAt: 2 });
  });

  test('a row put in afterwards, without a seal or with a made-up one', async () => {
    const id = uuidv7();
    await tamper(
      `insert into audit_events (id, at, action) values ('${id}', '2026-11-15T00:00:02.5Z', 'note:read')`,
    );
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 6, unsealed: 1 });
    await tamper(
      `insert into audit_seals (seq, event_id, hash) values (7, '${id}', '\\x${'ab'.repeat(32)}')`,
    );
    expect(await verifyAudit(lakou.db)).toEqual({ sealed: 6, unsealed: 0, brokenAt: 7 });
  });
});

test('many sealers and writers at once never fork the chain', async () => {
  const other = openDatabase(lakou.url);
  let busy = true;
  const sealing = [lakou.db, other, other].map(async (db) => {
    while (busy) await sealAudit(db);
  });
  await Promise.all([happen(40), happen(40, 100), happen(40, 200)]);
  busy = false;
  await Promise.all(sealing);
  await sealAudit(lakou.db);
  expect(await verifyAudit(lakou.db)).toEqual({ sealed: 120, unsealed: 0 });
  await other.close();
});

test('what happens is told in ids: no name and no address in any row', async () => {
  const { app } = await lakou.open();
  const person = {
    name: 'Wideline Augustin',
    email: 'wideline@example.test',
    role: 'PATIENT',
    password: PASSWORD,
  };
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  await post('/api/auth/register', person);
  await post('/api/auth/register/clinic', { ...person, email: 'klinik@example.test', clinicName: 'Klinik' });
  await post('/api/auth/login', { email: person.email, password: 'wrong one' });
  await post('/api/auth/login', { email: 'nobody@example.test', password: 'wrong one' });
  const reply = await post('/api/auth/login', person);
  const [session] = reply.cookies;
  await post('/api/auth/logout', {}, { cookie: `session=${session?.value}` });

  const rows = await lakou.db.query<{ action: string; text: string }>(
    'select action, e::text as text from audit_events e order by e.id',
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'account:register',
    'account:register',
    'session:refused',
    'session:refused',
    'session:start',
    'session:end',
  ]);
  for (const { text } of rows) expect(text).not.toMatch(/@|example|wideline|augustin|klinik|127\.0\.0\.1/i);
});
