import type { ConnectedApp } from '@lakou/contract/connected-apps';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemGrant } from '#platform/access/system-grant.ts';
import { PASSWORD, type Person, testApp } from '#test/app.ts';
import { ipsProblems } from '#test/ips.ts';
import { REDIRECT, smartApp } from '#test/smart-app.ts';
import { removeApp } from './registration.service.ts';

const lakou = testApp();
let nadege: Person;
let marie: Person;
let child: string;
let app: Awaited<ReturnType<typeof smartApp>>;

const list = async (as = nadege): Promise<ConnectedApp[]> =>
  (await lakou.send('GET /api/apps', {}, as)).json();
const idsIn = (reply: { json(): { entry: { resource: { id: string } }[] } }) =>
  reply.json().entry.map(({ resource }) => resource.id);
const weigh = async (as: Person, dependentId?: string) => {
  const payload = {
    id: uuidv7(),
    at: '2026-11-14T10:00:00Z',
    weight: 61,
    ...(dependentId && { dependentId }),
  };
  const reply = await lakou.send(`POST /api/data/health/measurements/${as.id}`, { payload }, as);
  expect(reply.statusCode).toBe(201);
};
const authorize = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  lakou.send('GET /oauth/authorize', { query, headers });
/** Time moves in these tests, and saying yes asks for a fresh sign-in. */
const proveAgain = () =>
  lakou.platform.db.query(
    "update sessions set proven_at = $1, expires_at = $1::timestamptz + interval '1 day'",
    [lakou.clock.now()],
  );

beforeAll(async () => {
  [nadege, marie] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
  const details = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' };
  child = (await lakou.send(`POST /api/users/${nadege.id}/dependents`, { payload: details }, nadege)).json()
    .id;
  await weigh(nadege);
  await weigh(nadege, child);
  await weigh(marie);
  app = await smartApp(lakou);
});
beforeEach(async () => {
  await lakou.platform.db.query('delete from app_consents');
  await lakou.platform.db.query('delete from rate_limits');
  await proveAgain();
});

describe('FHIR-3 a launch', () => {
  test('FHIR-3 from the configuration to the record, with the consent of its owner', async () => {
    const found = (await lakou.send('GET /fhir/.well-known/smart-configuration')).json();
    expect(found).toEqual((await lakou.send('GET /.well-known/smart-configuration')).json());
    expect(found).toMatchObject({
      authorization_endpoint: 'http://localhost:3001/oauth/authorize',
      token_endpoint: 'http://localhost:3001/oauth/token',
      code_challenge_methods_supported: ['S256'],
      capabilities: expect.arrayContaining(['launch-standalone', 'client-public', 'permission-offline']),
    });
    const led = await authorize(app.ask());
    expect(led.statusCode).toBe(302);
    const screen = new URL(led.headers.location ?? '', 'http://localhost:3001');
    expect(screen.pathname).toBe('/app/connect-app');
    const asked = await lakou.send(`GET /api/apps/request${screen.search}`, {}, nadege);
    expect(asked.json()).toMatchObject({
      name: 'Kanè Sante',
      returnsTo: 'app.example.test',
      stays: true,
      refusal: `${REDIRECT}?error=access_denied&state=a+state`,
    });
    expect(asked.json().data).toContain('Immunization');
    // Nothing is connected before she says yes, nor before the app came for it.
    expect(await list()).toEqual([]);
    const payload = Object.fromEntries(screen.searchParams);
    const said = await lakou.send('POST /api/apps', { payload }, nadege);
    const answer = new URL(said.json().redirectTo);
    expect(`${answer.origin}${answer.pathname}`).toBe(REDIRECT);
    expect(answer.searchParams.get('state')).toBe('a state');
    expect(await list()).toEqual([]);
    const reply = await app.redeem(answer.searchParams.get('code') ?? '');
    expect(reply.headers['cache-control']).toBe('no-store');
    const tokens = reply.json();
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'launch/patient patient/*.rs offline_access',
      patient: nadege.id,
    });
    const patient = await app.read('Patient', tokens.access_token);
    expect(idsIn(patient)).toEqual([nadege.id]);
    const summary = await app.read(`Patient/${tokens.patient}/$summary`, tokens.access_token);
    expect(ipsProblems(summary.json())).toEqual([]);
    expect(await list()).toMatchObject([
      { name: 'Kanè Sante', dependentId: null, lastUsedAt: lakou.clock.now().toISOString() },
    ]);
  });

  test('FHIR-3 for a person one acts for, the app reads that person and nobody else', async () => {
    const { access_token: token, patient } = await app.connect(nadege, { dependentId: child });
    expect(patient).toBe(child);
    expect(idsIn(await app.read('Patient', token))).toEqual([child]);
    expect((await app.read('Observation', token)).json().total).toBe(1);
    expect((await app.read(`Patient/${child}`, token)).statusCode).toBe(200);
    expect((await app.read(`Patient/${nadege.id}`, token)).statusCode).toBe(404);
    expect((await app.read(`Patient/${nadege.id}/$summary`, token)).statusCode).toBe(404);
    await lakou.send(`DELETE /api/users/${nadege.id}/dependents/${child}`, {}, nadege);
    expect((await app.read('Patient', token)).statusCode).toBe(404);
    await lakou.platform.db.query('update dependents set removed_at = null');
  });

  test('FHIR-3 for oneself, the app reads neither one’s family nor another person', async () => {
    const { access_token: token } = await app.connect(nadege);
    for (const other of [child, marie.id, uuidv7()]) {
      expect((await app.read(`Patient/${other}`, token)).statusCode).toBe(404);
      expect((await app.read(`Patient/${other}/$everything`, token)).statusCode).toBe(404);
      expect((await app.read(`Observation?patient=${other}`, token)).json().total).toBe(0);
    }
    expect((await app.read('Observation', token)).json().total).toBe(1);
  });

  test('FHIR-3 what the app reads is in who looked, by its name', async () => {
    const { access_token: token } = await app.connect(nadege, { dependentId: child });
    await app.read('Patient', token);
    const { looks } = (await lakou.send('GET /api/audit/me', {}, nadege)).json();
    expect(looks[0]).toMatchObject({
      action: 'app:read',
      by: { name: 'Kanè Sante', role: null },
      through: 'app',
    });
    const copy = (await lakou.send('GET /api/users/me/export', {}, nadege)).body;
    expect(copy).toContain('"app_consents"');
    for (const secret of [token, 'hash', 'code_challenge']) expect(copy).not.toContain(secret);
  });

  test('FHIR-3 any page may ask with a token, and then cookies say nothing', async () => {
    const { access_token: token } = await app.connect(nadege);
    const headers = { origin: 'https://app.example.test', cookie: marie.cookie };
    const before = await lakou.send('OPTIONS /fhir/Patient', { headers });
    expect([before.statusCode, before.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization',
    ]);
    const reply = await app.read('Patient', token, headers);
    expect(idsIn(reply)).toEqual([nadege.id]);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    const wrong = await app.read('Patient', 'x'.repeat(43), headers);
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([
      401,
      'application/fhir+json; charset=utf-8',
    ]);
    expect(wrong.json().issue).toMatchObject([
      { code: 'login', details: { coding: [{ code: 'invalid_token' }] } },
    ]);
    expect(wrong.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    const own = await lakou.send('GET /fhir/Patient', { headers: { origin: headers.origin } }, marie);
    expect(own.headers).not.toHaveProperty('access-control-allow-origin');
    // A token opens nothing but the record.
    const elsewhere = { headers: { authorization: `Bearer ${token}` } };
    expect((await lakou.send('GET /api/apps', elsewhere)).statusCode).toBe(401);
  });
});

describe('FHIR-3 asking', () => {
  test('attack: an unknown app or another address is refused on a page, and nobody is sent there', async () => {
    const wrong = [
      { client_id: uuidv7() },
      { client_id: 'x' },
      { redirect_uri: 'https://evil.example/callback' },
      { redirect_uri: `${REDIRECT}/` },
      { redirect_uri: `${REDIRECT}?more=1` },
      { redirect_uri: REDIRECT.toUpperCase() },
    ];
    for (const change of wrong) {
      const reply = await authorize(app.ask(change), { 'accept-language': 'ht' });
      expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.body).toContain('Nou pa konnen aplikasyon sa a');
      const payload = app.ask(change);
      expect((await lakou.send('POST /api/apps', { payload }, nadege)).statusCode).toBe(400);
    }
  });

  test('FHIR-3 what else is wrong is told to the app', async () => {
    const error = async (change: Record<string, string | undefined>) => {
      const reply = await authorize(app.ask(change));
      const { origin, searchParams } = new URL(reply.headers.location ?? '');
      expect([reply.statusCode, origin, searchParams.get('state')]).toEqual([
        302,
        'https://app.example.test',
        'a state',
      ]);
      const payload = app.ask(change);
      expect((await lakou.send('POST /api/apps', { payload }, nadege)).statusCode).toBe(400);
      return searchParams.get('error');
    };
    expect(await error({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await error({ response_type: undefined })).toBe('invalid_request');
    expect(await error({ code_challenge: undefined })).toBe('invalid_request');
    expect(await error({ code_challenge_method: 'plain' })).toBe('invalid_request');
    expect(await error({ aud: 'https://other.example/fhir' })).toBe('invalid_request');
    expect(await error({ scope: 'openid user/*.rs patient/Patient.cud' })).toBe('invalid_scope');
  });

  test('FHIR-3 only patients decide, for people they act for, freshly signed in', async () => {
    const payload = app.ask();
    const doctor = await lakou.person('PROVIDER');
    expect((await lakou.send('POST /api/apps', { payload }, doctor)).statusCode).toBe(403);
    expect((await lakou.send('POST /api/apps', { payload })).statusCode).toBe(401);
    const foreign = { payload: { ...payload, dependentId: child } };
    expect((await lakou.send('POST /api/apps', foreign, marie)).statusCode).toBe(404);
    lakou.clock.move(601);
    const late = await lakou.send('POST /api/apps', { payload }, nadege);
    expect([late.statusCode, late.json().code]).toEqual([403, 'step_up_required']);
  });
});

describe('FHIR-3 the end', () => {
  test('FHIR-3 disconnecting ends it at once, and only one’s own', async () => {
    const { access_token: token, refresh_token: refresh = '' } = await app.connect(nadege);
    const [connected] = await list();
    const path = `DELETE /api/apps/${connected?.id}`;
    expect(await list(marie)).toEqual([]);
    expect((await lakou.send(path, {}, marie)).statusCode).toBe(404);
    expect((await app.read('Patient', token)).statusCode).toBe(200);
    expect((await lakou.send(path, {}, nadege)).statusCode).toBe(204);
    expect((await app.read('Patient', token)).statusCode).toBe(401);
    expect((await app.refresh(refresh)).json().error).toBe('invalid_grant');
    expect(await list()).toEqual([]);
  });

  test('FHIR-3 an app gives back its own tokens, and no other’s', async () => {
    const other = await smartApp(lakou);
    const given = await app.connect(nadege);
    const refresh = given.refresh_token ?? '';
    for (const token of [given.access_token, refresh, 'x'.repeat(43)])
      expect((await other.giveBack(token)).statusCode).toBe(200);
    expect((await app.read('Patient', given.access_token)).statusCode).toBe(200);
    await app.giveBack(given.access_token);
    expect((await app.read('Patient', given.access_token)).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    await app.giveBack(refresh);
    expect(await list()).toEqual([]);
    expect((await app.refresh(refresh)).json().error).toBe('invalid_grant');
  });

  test('FHIR-3 an app that is removed reads nothing any more', async () => {
    const gone = await smartApp(lakou);
    const { access_token: token } = await gone.connect(nadege);
    const { db } = lakou.platform;
    await removeApp(systemGrant('app:register', { db, at: lakou.clock.now(), requestId: 'test' }), gone.id);
    expect((await gone.read('Patient', token)).statusCode).toBe(401);
    expect((await authorize(gone.ask())).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('FHIR-3 closing the account ends it', async () => {
    const leaving = await lakou.person('PATIENT');
    const { access_token: token, refresh_token: refresh = '' } = await app.connect(leaving);
    await lakou.send('DELETE /api/users/me', { payload: { password: PASSWORD } }, leaving);
    expect((await app.read('Patient', token)).statusCode).toBe(401);
    expect((await app.refresh(refresh)).json().error).toBe('invalid_grant');
  });

  test('attack: nothing that opens anything is in the database', async () => {
    const code = await app.allowed(nadege);
    const { access_token: access, refresh_token: refresh } = (await app.redeem(code)).json();
    const server = await smartApp(lakou, { isConfidential: true });
    const rows = await lakou.platform.db.query(
      `select c::text as row from app_consents c union all select t::text from app_tokens t
       union all select a::text from registered_apps a`,
    );
    for (const secret of [code, access, refresh, app.verifier, server.secret])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
