import { ClientStorage, MedplumClient, MemoryStorage } from '@medplum/core';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { ipsProblems } from '#test/ips.ts';
import { REDIRECT, smartApp } from '#test/smart-app.ts';

// A client that others wrote reads the record, so that we keep to the specification and not to our reading of it.
const lakou = testApp();
const BASE = 'http://localhost:3001/';
const SCOPE = 'launch/patient patient/*.rs offline_access';
let allergy: string;
let nadege: Person;
let marie: Person;
let app: Awaited<ReturnType<typeof smartApp>>;

/** The client's requests, answered by the app. */
async function fetchFromApp(address: string, { method = 'GET', headers, body }: RequestInit = {}) {
  const { pathname, search } = new URL(address);
  const reply = await lakou.send(`${method} ${pathname}${search}`, {
    headers: Object.fromEntries(new Headers(headers)),
    ...(body && { payload: `${body}` }),
  });
  const { statusCode: status } = reply;
  const type = `${reply.headers['content-type']}`;
  return new Response(reply.body || null, { status, headers: { 'content-type': type } });
}

/** Time moves in these tests, and saying yes asks for a fresh sign-in. */
const proveAgain = () => lakou.platform.db.query('update sessions set proven_at = $1', [lakou.clock.now()]);

/** What SMART App Launch leaves to a program: discovery, and the address to which it sends the person. */
async function launch(person: Person, scope = SCOPE) {
  const found = (await lakou.send('GET /fhir/.well-known/smart-configuration')).json();
  const client = new MedplumClient({
    baseUrl: BASE,
    fhirUrlPath: 'fhir/',
    tokenUrl: found.token_endpoint,
    clientId: app.id,
    storage: new ClientStorage(new MemoryStorage()),
    fetch: fetchFromApp,
    cacheTime: 0,
  });
  // Its PKCE takes them from the browser.
  vi.stubGlobal('window', { crypto, btoa });
  const pkce = await client.startPkce();
  vi.unstubAllGlobals();
  const asked = app.ask({
    scope,
    code_challenge: pkce.codeChallenge,
    code_challenge_method: pkce.codeChallengeMethod,
  });
  const led = await lakou.send(`GET ${new URL(found.authorization_endpoint).pathname}`, { query: asked });
  const screen = new URL(led.headers.location ?? '', BASE);
  await proveAgain();
  const payload = Object.fromEntries(screen.searchParams);
  const said = await lakou.send('POST /api/apps', { payload }, person);
  const code = new URL(said.json().redirectTo).searchParams.get('code') ?? '';
  await client.processCode(code, { redirectUri: REDIRECT });
  return client;
}

interface Bundle {
  readonly [field: string]: unknown;
  readonly resourceType: string;
  readonly type: string;
  readonly entry: readonly { readonly resource: { readonly resourceType: string } }[];
}
const operation = async (client: MedplumClient, name: string): Promise<Bundle> =>
  client.get(client.fhirUrl('Patient', nadege.id, name));

beforeAll(async () => {
  [nadege, marie] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
  for (const [weight, person] of [
    [61, nadege],
    [62, nadege],
    [63, nadege],
    [80, marie],
  ] as const) {
    const payload = { id: uuidv7(), at: `2026-11-1${weight % 5}T10:00:00Z`, weight };
    const reply = await lakou.send(`POST /api/data/health/measurements/${person.id}`, { payload }, person);
    expect(reply.statusCode).toBe(201);
  }
  const payload = { kind: 'allergy', text: 'Penicillin', severity: 'severe' };
  allergy = (await lakou.send(`POST /api/records/${nadege.id}/entries`, { payload }, nadege)).json().id;
  app = await smartApp(lakou);
});

describe('FHIR-2, FHIR-3 the client of @medplum/core', () => {
  test('FHIR-2, FHIR-3 it launches, reads, searches and follows the pages', async () => {
    const client = await launch(nadege);
    const patient = await client.readResource('Patient', nadege.id);
    expect(patient).toMatchObject({ resourceType: 'Patient', id: nadege.id, name: [{ text: 'Somebody' }] });
    const [found] = await client.searchResources('AllergyIntolerance', { patient: nadege.id });
    expect(found).toMatchObject({ id: allergy, code: { text: 'Penicillin' } });
    const pages: number[][] = [];
    const query = { patient: nadege.id, code: 'http://loinc.org|29463-7', _count: '2' };
    for await (const page of client.searchResourcePages('Observation', query))
      pages.push(page.map((one: { valueQuantity: { value: number } }) => one.valueQuantity.value));
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
    expect(pages.flat().toSorted()).toEqual([61, 62, 63]);
    const [newest] = await client.searchResources('Observation', { date: 'ge2026-11-13' });
    expect(newest).toMatchObject({ valueQuantity: { value: 63 } });
    const reference = `Observation/${(newest as { id: string }).id}`;
    expect(await client.readReference({ reference })).toMatchObject(newest ?? {});
  });

  test('FHIR-1, FHIR-2 it asks for the summary and for everything', async () => {
    const client = await launch(nadege);
    const summary = await operation(client, '$summary');
    expect([summary.resourceType, summary.type]).toEqual(['Bundle', 'document']);
    expect(ipsProblems(summary)).toEqual([]);
    const all = await operation(client, '$everything');
    const types = all.entry.map(({ resource }) => resource.resourceType);
    expect(types.filter((type) => type === 'Observation')).toHaveLength(3);
    expect(types).toEqual(expect.arrayContaining(['Patient', 'AllergyIntolerance']));
  });

  test('FHIR-3 it understands what we refuse: others, other types, and writing', async () => {
    const client = await launch(nadege, 'launch/patient patient/Patient.rs offline_access');
    const outcome = (code: string) => ({ outcome: { issue: [{ code }] } });
    await expect(client.readResource('Patient', marie.id)).rejects.toMatchObject(outcome('not-found'));
    await expect(client.search('Observation')).rejects.toMatchObject(outcome('forbidden'));
    await expect(
      client.createResource({ resourceType: 'Observation', status: 'final', code: { text: 'x' } }),
    ).rejects.toThrow();
  });

  test('FHIR-2, FHIR-3 an hour later it renews its token by itself and reads what changed since', async () => {
    const client = await launch(nadege);
    const before = client.getAccessToken();
    lakou.clock.move(3600);
    const query = { _lastUpdated: `ge${lakou.clock.now().toISOString()}` };
    expect(await client.searchResources('AllergyIntolerance', query)).toHaveLength(0);
    expect(client.getAccessToken()).not.toBe(before);
    const change = { payload: { text: 'Penicillin', severity: 'mild' } };
    const changed = await lakou.send(`PUT /api/records/${nadege.id}/entries/${allergy}`, change, nadege);
    expect(changed.statusCode, changed.body).toBe(200);
    const found = [...(await client.searchResources('AllergyIntolerance', query))];
    expect(found).toMatchObject([{ id: allergy, reaction: [{ severity: 'mild' }] }]);
    // A weight of two weeks ago that is corrected today has changed today.
    const [first] = (await lakou.send(`GET /api/data/health/measurements/${nadege.id}`, {}, nadege)).json();
    const corrected = await lakou.send(
      `PUT /api/data/health/trackers/${nadege.id}/vitals/${first.id}`,
      { payload: { at: '2026-11-01T10:00:00Z', weight: 59 } },
      nadege,
    );
    expect(corrected.statusCode, corrected.body).toBe(200);
    expect([...(await client.searchResources('Observation', query))]).toMatchObject([
      { valueQuantity: { value: 59 }, effectiveDateTime: '2026-11-01T10:00:00.000Z' },
    ]);
  });

  test('FHIR-3 once disconnected it reads nothing, and has no token any more', async () => {
    const client = await launch(nadege);
    for (const { id } of (await lakou.send('GET /api/apps', {}, nadege)).json())
      expect((await lakou.send(`DELETE /api/apps/${id}`, {}, nadege)).statusCode).toBe(204);
    await expect(client.readResource('Patient', nadege.id)).rejects.toThrow();
    expect(client.getAccessToken()).toBeUndefined();
  });
});
