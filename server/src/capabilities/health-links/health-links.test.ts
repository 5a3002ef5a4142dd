import { randomBytes } from 'node:crypto';
import type { HealthLink, Manifest } from '@lakou/contract/health-links';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { forgetExpiredLinks } from './health-links.jobs.ts';

const lakou = testApp();
const KEY = randomBytes(32);
const RECORD = JSON.stringify({ resourceType: 'Bundle', type: 'document' });
let ciphertext: string;
let nadege: Person;

const share = (body: object = {}, as = nadege) =>
  lakou.send(
    'POST /api/records/share',
    { payload: { sections: ['allergies', 'vitals'], ciphertext, ...body } },
    as,
  );
const pathOf = (url: string) => new URL(url).pathname;
async function newLink(body: object = {}): Promise<HealthLink & { path: string }> {
  const reply = await share(body);
  expect(reply.statusCode).toBe(201);
  return { ...reply.json(), path: pathOf(reply.json().url) };
}
const open = (path: string, body: object = {}) =>
  lakou.send(`POST ${path}`, { payload: { recipient: 'Dr. Karen Whitfield', ...body } });
const list = async (as = nadege): Promise<HealthLink[]> =>
  (await lakou.send('GET /api/records/share', {}, as)).json();
const revoke = (id: string, as = nadege) => lakou.send(`DELETE /api/records/share/${id}`, {}, as);

beforeAll(async () => {
  ciphertext = await new CompactEncrypt(new TextEncoder().encode(RECORD))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(KEY);
  nadege = await lakou.person('PATIENT');
});
beforeEach(async () => {
  await lakou.platform.db.query('delete from health_links');
  await lakou.platform.db.query('delete from rate_limits');
});

describe('VAULT-2 opening a link', () => {
  test('VAULT-2 a program without an account gets what the patient encrypted, embedded or by its address', async () => {
    const { path } = await newLink();
    expect(path).toMatch(/^\/shl\/[\w-]{43}$/);
    const embedded: Manifest = (await open(path, { embeddedLengthMax: 100_000 })).json();
    expect(embedded.files).toEqual([
      {
        contentType: 'application/fhir+json',
        embedded: ciphertext,
        lastUpdated: lakou.clock.now().toISOString(),
      },
    ]);
    const { location = '' } =
      ((await open(path, { embeddedLengthMax: 10 })).json() as Manifest).files[0] ?? {};
    const file = await lakou.send(`GET ${pathOf(location)}`);
    expect(file.headers['content-type']).toBe('application/jose');
    expect(file.headers['cache-control']).toBe('no-store');
    const { plaintext } = await compactDecrypt(file.body, KEY);
    expect(new TextDecoder().decode(plaintext)).toBe(RECORD);
  });

  test('VAULT-2 any page may ask, and no cookie is read or set', async () => {
    const { path } = await newLink();
    const headers = { origin: 'https://viewer.example', cookie: nadege.cookie };
    const before = await lakou.send(`OPTIONS ${path}`, { headers });
    expect([before.statusCode, before.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(before.headers['access-control-allow-headers']).toBe('content-type');
    const reply = await lakou.send(`POST ${path}`, { headers, payload: { recipient: 'A viewer' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('VAULT-2 each open is in the list, in the audit trail and told to the patient', async () => {
    const { id, path } = await newLink();
    await open(path);
    lakou.clock.move(60);
    await open(path, { recipient: 'Klinik Sen Lik' });
    const [link] = await list();
    expect(link).toMatchObject({ id, opens: 2, state: 'live', sections: ['allergies', 'vitals'] });
    expect(link?.lastOpens.map(({ recipient }) => recipient)).toEqual([
      'Klinik Sen Lik',
      'Dr. Karen Whitfield',
    ]);
    const events = await lakou.platform.db.query(
      "select 1 from audit_events where action = 'health-link:open' and subject_id = $1",
      [nadege.id],
    );
    expect(events.length).toBeGreaterThanOrEqual(2);
    const [told] = (await lakou.send('GET /api/notifications', {}, nadege)).json();
    expect(told).toMatchObject({
      kind: 'health_link_opened',
      subjectId: id,
      details: { name: 'Klinik Sen Lik' },
    });
  });

  test('VAULT-2 a file’s address works for an hour, and not after its link was revoked', async () => {
    const { id, path } = await newLink({ expiresIn: '24h' });
    const { location = '' } = ((await open(path)).json() as Manifest).files[0] ?? {};
    const get = async (at: string) => (await lakou.send(`GET ${at}`)).statusCode;
    const file = pathOf(location);
    expect(await get(file)).toBe(200);
    // Neither a later end nor the mark of another link is accepted.
    const other = await newLink();
    expect(await get(file.replace(path, other.path))).toBe(404);
    expect(await get(file.replace(/\d{13}/, (until) => String(Number(until) + 1)))).toBe(404);
    lakou.clock.move(3601);
    expect(await get(file)).toBe(404);
    const again = ((await open(path)).json() as Manifest).files[0]?.location ?? '';
    await revoke(id);
    expect(await get(pathOf(again))).toBe(404);
  });
});

describe('VAULT-2 the end of a link', () => {
  test('VAULT-2 an hour unless a day or a week is chosen', async () => {
    const hours = async (expiresIn?: string) => {
      const { createdAt, expiresAt } = await newLink(expiresIn ? { expiresIn } : {});
      return (Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000;
    };
    expect([await hours(), await hours('24h'), await hours('7d')]).toEqual([1, 24, 168]);
    expect((await share({ expiresIn: '30d' })).statusCode).toBe(400);
  });

  test('VAULT-2 revoked, expired, closed and unknown links answer alike', async () => {
    const revoked = await newLink();
    await revoke(revoked.id);
    const closed = await newLink({ passcode: '482719' });
    for (let n = 0; n < 5; n++) await open(closed.path, { passcode: 'guess' });
    const expired = await newLink();
    lakou.clock.move(3600);
    const unknown = { path: `/shl/${'x'.repeat(43)}` };
    const answers = await Promise.all(
      [revoked, closed, expired, unknown].map(async ({ path }) => {
        const { statusCode, body, headers } = await open(path, { passcode: '482719' });
        const { date, 'x-request-id': request, ...rest } = headers;
        return JSON.stringify([statusCode, body, rest]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
    expect((await list()).map(({ state }) => state)).toEqual(['expired', 'closed', 'revoked']);
  });

  test('VAULT-2 what an ended link showed is deleted', async () => {
    const kept = async () =>
      (await lakou.platform.db.query('select 1 from health_links where ciphertext is not null')).length;
    const revoked = await newLink();
    await newLink();
    await revoke(revoked.id);
    expect(await kept()).toBe(1);
    lakou.clock.move(3601);
    await forgetExpiredLinks(lakou.platform);
    expect(await kept()).toBe(0);
  });

  test('VAULT-2 five live links at most, also at once', async () => {
    const replies = await Promise.all(Array.from({ length: 9 }, () => share()));
    const codes = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409]);
    const [first] = await list();
    await revoke(first?.id ?? '');
    expect((await share()).statusCode).toBe(201);
  });

  test('VAULT-2 nobody else sees or revokes a link', async () => {
    const { id, path } = await newLink();
    const marie = await lakou.person('PATIENT');
    expect(await list(marie)).toEqual([]);
    expect((await revoke(id, marie)).statusCode).toBe(404);
    expect((await open(path)).statusCode).toBe(200);
  });
});

describe('VAULT-2 the passcode', () => {
  test('VAULT-2 a wrong one says how many tries are left, and the right one opens', async () => {
    const { path } = await newLink({ passcode: '482719' });
    const wrong = await open(path, { passcode: '111111' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { message: 'This passcode is not right.', code: 'passcode_wrong', remainingAttempts: 4 },
    ]);
    expect((await open(path)).json().remainingAttempts).toBe(3);
    expect((await open(path, { passcode: '482719' })).statusCode).toBe(200);
    // The right one gives no further tries.
    expect((await open(path, { passcode: '0000' })).json().remainingAttempts).toBe(2);
    expect((await list())[0]).toMatchObject({ opens: 1, attemptsLeft: 2, hasPasscode: true });
  });

  test('attack: wrong passcodes in parallel never exceed the limit', async () => {
    const { path } = await newLink({ passcode: '482719' });
    const tries = await Promise.all(
      Array.from({ length: 18 }, (_, n) => open(path, { passcode: `guess${n}` })),
    );
    const left = tries
      .filter(({ statusCode }) => statusCode === 401)
      .map((one) => one.json().remainingAttempts);
    expect(left.toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(tries.filter(({ statusCode }) => statusCode === 404)).toHaveLength(13);
    expect((await open(path, { passcode: '482719' })).statusCode).toBe(404);
  });

  test('attack: asking too fast is refused with a time to wait', async () => {
    const { path } = await newLink();
    const replies = [];
    for (let n = 0; n < 22; n++) replies.push(await open(path));
    expect(replies.at(-1)?.statusCode).toBe(429);
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('VAULT-2 what we keep', () => {
  test('attack: neither token nor passcode nor record is in the database, the reply or the copy', async () => {
    const { path } = await newLink({ passcode: 'mango-482719' });
    const rows = await lakou.platform.db.query('select health_links::text as row from health_links');
    const text = JSON.stringify(rows);
    const token = path.split('/').at(-1) ?? '';
    for (const secret of [token, 'mango-482719', RECORD, KEY.toString('base64url')])
      expect(text).not.toContain(secret);
    // Time has moved, and a copy asks for a fresh sign-in.
    await lakou.platform.db.query('update sessions set proven_at = $1', [lakou.clock.now()]);
    const copy = (await lakou.send('GET /api/users/me/export', {}, nadege)).body;
    for (const secret of [token, 'mango', 'ciphertext', 'hash']) expect(copy).not.toContain(secret);
    expect(copy).toContain('"health_links"');
  });

  test('attack: a body that is not encrypted is refused', async () => {
    for (const wrong of [RECORD, '', 'a.b.c.d.e', `${ciphertext}x`, ciphertext.replace('..', '.a.')])
      expect((await share({ ciphertext: wrong })).statusCode).toBe(400);
    expect((await share({ passcode: '12' })).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });
});
