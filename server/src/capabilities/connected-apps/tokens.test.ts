import type { ConnectedApp } from '@lakou/contract/connected-apps';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { REDIRECT, smartApp } from '#test/smart-app.ts';
import { forgetEndedTokens } from './connected-apps.jobs.ts';

const lakou = testApp();
let nadege: Person;
let app: Awaited<ReturnType<typeof smartApp>>;

const list = async (): Promise<ConnectedApp[]> => (await lakou.send('GET /api/apps', {}, nadege)).json();

beforeAll(async () => {
  nadege = await lakou.person('PATIENT');
  app = await smartApp(lakou);
});
beforeEach(async () => {
  const { db } = lakou.platform;
  await db.query('delete from app_consents');
  await db.query('delete from rate_limits');
  // Time moves in these tests, and saying yes asks for a fresh sign-in.
  await db.query("update sessions set proven_at = $1, expires_at = $1::timestamptz + interval '1 day'", [
    lakou.clock.now(),
  ]);
});

describe('FHIR-3 the code', () => {
  const refused = async (reply: Awaited<ReturnType<typeof app.redeem>>) => {
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'invalid_grant', error_description: expect.any(String) });
  };

  test('attack: a wrong verifier or another address opens nothing, and ends the code', async () => {
    const changes: Record<string, string>[] = [
      { code_verifier: 'x'.repeat(43) },
      { code_verifier: '' },
      { redirect_uri: 'https://evil.example' },
    ];
    for (const change of changes) {
      const code = await app.allowed(nadege);
      await refused(await app.redeem(code, change));
      await refused(await app.redeem(code));
    }
    expect(await list()).toEqual([]);
  });

  test('attack: a code used again ends what it gave', async () => {
    const code = await app.allowed(nadege);
    const { access_token: token, refresh_token: refresh } = (await app.redeem(code)).json();
    expect((await app.read('Patient', token)).statusCode).toBe(200);
    await refused(await app.redeem(code));
    expect((await app.read('Patient', token)).statusCode).toBe(401);
    await refused(await app.refresh(refresh));
    expect(await list()).toEqual([]);
  });

  test('attack: of many tries at once one wins', async () => {
    const code = await app.allowed(nadege);
    const replies = await Promise.all(Array.from({ length: 8 }, () => app.redeem(code)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    // The others tried a code that was used: what it gave is worth nothing any more.
    const [winner] = replies.filter(({ statusCode }) => statusCode === 200);
    const token: string = winner?.json().access_token;
    expect((await app.read('Patient', token)).statusCode).toBe(401);
  });

  test('FHIR-3 it lasts a minute', async () => {
    const code = await app.allowed(nadege);
    lakou.clock.move(60);
    await refused(await app.redeem(code));
  });

  test('attack: the code of one app opens nothing for another', async () => {
    const other = await smartApp(lakou);
    const code = await app.allowed(nadege);
    await refused(await other.redeem(code, { code_verifier: app.verifier }));
    expect((await app.redeem(code)).statusCode).toBe(200);
  });
});

describe('FHIR-3 tokens', () => {
  test('FHIR-3 a token lasts an hour, and a refresh token is used once', async () => {
    const first = await app.connect(nadege);
    lakou.clock.move(3600);
    expect((await app.read('Patient', first.access_token)).statusCode).toBe(401);
    const second = (await app.refresh(first.refresh_token ?? '')).json();
    expect((await app.read('Patient', second.access_token)).statusCode).toBe(200);
    // Whoever uses the old one again, thief or owner, ends both.
    expect((await app.refresh(first.refresh_token ?? '')).json().error).toBe('invalid_grant');
    expect((await app.read('Patient', second.access_token)).statusCode).toBe(401);
    expect((await app.refresh(second.refresh_token)).json().error).toBe('invalid_grant');
  });

  test('FHIR-3 without offline_access there is no refresh token, and an hour later nothing is connected', async () => {
    const given = await app.connect(nadege, { scope: 'launch/patient patient/*.rs' });
    expect(given.refresh_token).toBeUndefined();
    expect(await list()).toHaveLength(1);
    lakou.clock.move(3661);
    expect(await list()).toEqual([]);
    await forgetEndedTokens(lakou.platform);
    expect(await lakou.platform.db.query('select 1 from app_tokens')).toEqual([]);
  });

  test('FHIR-3 after 90 days the app asks again', async () => {
    const { refresh_token: token } = await app.connect(nadege);
    lakou.clock.move(90 * 86_400);
    expect((await app.refresh(token ?? '')).json().error).toBe('invalid_grant');
  });

  test('FHIR-3 an app reads the types it was allowed, in the way it was allowed', async () => {
    const scope =
      'patient/Observation.rs patient/Patient.r patient/Condition.s patient/Encounter.read openid';
    const given = await app.connect(nadege, { scope });
    expect(given.scope).not.toContain('openid');
    const status = async (path: string) => (await app.read(path, given.access_token)).statusCode;
    expect(await status('Observation')).toBe(200);
    expect(await status('Encounter')).toBe(200);
    expect(await status('Condition')).toBe(200);
    expect(await status(`Condition/${uuidv7()}`)).toBe(403);
    expect(await status('Patient')).toBe(403);
    expect(await status(`Patient/${nadege.id}`)).toBe(200);
    const missing = await app.read('Immunization', given.access_token);
    expect([missing.statusCode, missing.json()]).toEqual([
      403,
      {
        resourceType: 'OperationOutcome',
        issue: [
          {
            severity: 'error',
            code: 'forbidden',
            details: { coding: [{ code: 'insufficient_scope' }], text: expect.any(String) },
          },
        ],
      },
    ]);
    // A part of a record must not look like the whole.
    expect(await status(`Patient/${nadege.id}/$summary`)).toBe(403);
    expect(await status(`Patient/${nadege.id}/$everything`)).toBe(403);
    expect((await list())[0]?.data).toEqual(['Condition', 'Encounter', 'Observation', 'Patient']);
  });

  test('FHIR-3 a refreshed token can be narrower, never wider', async () => {
    const { refresh_token: token = '' } = await app.connect(nadege, {
      scope: 'patient/Observation.rs patient/Patient.rs offline_access',
    });
    expect((await app.refresh(token, { scope: 'patient/*.rs' })).json().error).toBe('invalid_scope');
    const narrow = (await app.refresh(token, { scope: 'patient/Patient.rs' })).json();
    expect((await app.read('Patient', narrow.access_token)).statusCode).toBe(200);
    expect((await app.read('Observation', narrow.access_token)).statusCode).toBe(403);
  });

  test('FHIR-3 an app without a secret renews its token without naming itself, as fhirclient does', async () => {
    const first = await app.connect(nadege);
    const renew = (token = '') =>
      app.form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token });
    const second = await renew(first.refresh_token);
    expect(second.statusCode, second.body).toBe(200);
    const { access_token: token, refresh_token: next } = second.json();
    expect(next).not.toBe(first.refresh_token);
    expect((await app.read('Patient', token)).statusCode).toBe(200);
    // Once used, a token ends everything here as well.
    expect((await renew(first.refresh_token)).json().error).toBe('invalid_grant');
    expect((await app.read('Patient', token)).statusCode).toBe(401);
    expect((await renew(next)).json().error).toBe('invalid_grant');
  });

  test('attack: the refresh token of an app with a secret opens nothing without it', async () => {
    const server = await smartApp(lakou, { isConfidential: true });
    const { refresh_token: token = '' } = await server.connect(nadege);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    const fields = { grant_type: 'refresh_token', refresh_token: token };
    for (const headers of [plain, { ...plain, authorization: 'Basic ?' }, { ...plain, authorization: '' }]) {
      const reply = await server.form('/oauth/token', fields, headers);
      expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_client']);
    }
    // Nor does a header that says nothing open what an app without a secret holds.
    const own = await app.connect(nadege);
    const odd = { ...plain, authorization: 'Bearer x' };
    const renewed = await app.form(
      '/oauth/token',
      { grant_type: 'refresh_token', refresh_token: own.refresh_token ?? '' },
      odd,
    );
    expect([renewed.statusCode, renewed.json().error]).toEqual([401, 'invalid_client']);
    expect((await server.refresh(token)).statusCode).toBe(200);
  });

  test('FHIR-3 an app with a secret has to show it', async () => {
    const server = await smartApp(lakou, { isConfidential: true });
    const code = await server.allowed(nadege);
    const fields = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: server.verifier,
    };
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    const wrong = `Basic ${Buffer.from(`${server.id}:guess`).toString('base64')}`;
    for (const [body, headers] of [
      [{ ...fields, client_id: server.id }, plain],
      [fields, { ...plain, authorization: wrong }],
    ] as const) {
      const reply = await server.form('/oauth/token', body, headers);
      expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_client']);
    }
    expect((await server.redeem(code)).statusCode).toBe(200);
  });

  test('FHIR-3 errors of the token call are those of RFC 6749, and cookies say nothing', async () => {
    const error = async (fields: Record<string, string>) =>
      (await app.form('/oauth/token', fields)).json().error;
    expect(await error({})).toBe('invalid_request');
    expect(await error({ grant_type: 'password' })).toBe('unsupported_grant_type');
    expect(await error({ grant_type: 'refresh_token' })).toBe('invalid_client');
    expect(await error({ grant_type: 'refresh_token', client_id: app.id })).toBe('invalid_request');
    const twice = `grant_type=refresh_token&client_id=${app.id}&refresh_token=a&refresh_token=b`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://app.example.test',
    };
    const reply = await lakou.send('POST /oauth/token', { payload: twice, headers }, nadege);
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request']);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    const json = await lakou.send('POST /oauth/token', { payload: { grant_type: 'refresh_token' } });
    expect([json.statusCode, json.json().error]).toEqual([415, 'invalid_request']);
  });
});
