import { RESOURCE_TYPES } from '@lakou/contract/fhir.rules';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { bundleProblems } from '#test/fhir-structure.ts';
import { ipsProblems } from '#test/ips.ts';
import { bookingBetween } from '#test/providers.ts';
import { seedDemo } from '../../seed-demo.ts';

const lakou = testApp();
const asDeployed = testApp({ production: true });
let nadege: Person;
let marie: Person;
let child: string;
let reading: string;

const get = (path: string, as?: Person) => lakou.send(`GET /fhir/${path}`, {}, as);
const found = async (path: string, as = nadege) => {
  const { total, entry } = (await get(path, as)).json();
  return { total, ids: entry.map((one: { resource: { id: string } }) => one.resource.id) };
};
const measure = async (as: Person, body: object) => {
  const id = uuidv7();
  const reply = await lakou.send(
    `POST /api/data/health/measurements/${as.id}`,
    { payload: { id, ...body } },
    as,
  );
  expect(reply.statusCode).toBe(201);
  return id;
};

beforeAll(async () => {
  [nadege, marie] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
  const doctor = await lakou.person('PROVIDER');
  const details = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' };
  const added = await lakou.send(`POST /api/users/${nadege.id}/dependents`, { payload: details }, nadege);
  child = added.json().id;
  reading = await measure(nadege, { at: '2026-11-15T10:00:00Z', systolic: 118, diastolic: 76, weight: 61 });
  await measure(nadege, { at: '2026-10-01T10:00:00Z', weight: 60 });
  await measure(nadege, { at: '2026-11-14T10:00:00Z', weight: 18, dependentId: child });
  await measure(marie, { at: '2026-11-14T10:00:00Z', weight: 70 });
  await bookingBetween(lakou.platform.db, nadege.id, doctor.id);
  await bookingBetween(lakou.platform.db, nadege.id, doctor.id, 'confirmed');
});

describe('FHIR-1 a summary', () => {
  test('FHIR-1 of oneself is an IPS document with narratives in one’s language', async () => {
    await lakou.send(`PUT /api/users/${nadege.id}`, { payload: { preferredLanguage: 'ht' } }, nadege);
    const reply = await get(`Patient/${nadege.id}/$summary`, nadege);
    expect(reply.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    const bundle = reply.json();
    expect(ipsProblems(bundle)).toEqual([]);
    const [{ resource: composition }] = bundle.entry;
    expect(composition.title).toBe('Rezime dosye sante');
    const titles = composition.section.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Alèji', 'Medikaman', 'Pwoblèm sante', 'Siy vital', 'Vizit']);
    expect(composition.section[0].emptyReason.coding[0].code).toBe('unavailable');
    expect(composition.section[3].text.div).toContain('Tansyon · 118/76 mmHg · 15 novanm 2026');
  });

  test('FHIR-1 leaves out what was not chosen, and says so where a section is required', async () => {
    const bundle = (await get(`Patient/${nadege.id}/$summary?sections=problems`, nadege)).json();
    expect(ipsProblems(bundle)).toEqual([]);
    const reasons = bundle.entry[0].resource.section.map(
      ({ emptyReason }: { emptyReason: { coding: { code: string }[] } }) => emptyReason.coding[0]?.code,
    );
    expect(reasons).toEqual(['unavailable', 'withheld', 'unavailable']);
    expect(JSON.stringify(bundle)).not.toContain('Observation');
    expect((await get(`Patient/${nadege.id}/$summary?sections=secrets`, nadege)).statusCode).toBe(400);
  });

  test('FHIR-1 of a child holds the child’s alone, and nobody reads another family', async () => {
    const bundle = (await get(`Patient/${child}/$summary`, nadege)).json();
    expect(ipsProblems(bundle)).toEqual([]);
    expect(JSON.stringify(bundle)).not.toContain(nadege.id);
    for (const [path, as] of [
      [`Patient/${child}/$summary`, marie],
      [`Patient/${nadege.id}/$everything`, marie],
      [`Observation/${reading}-weight`, marie],
    ] as const)
      expect((await get(path, as)).json().code).toBe('not_found');
  });
});

describe('FHIR-2 the read-only endpoint', () => {
  test('FHIR-2 says what it can do to anybody', async () => {
    const statement = (await get('metadata')).json();
    expect(statement).toMatchObject({
      resourceType: 'CapabilityStatement',
      fhirVersion: '4.0.1',
      kind: 'instance',
    });
    expect((await get('Patient')).statusCode).toBe(401);
  });

  test('FHIR-2 reads one resource, one’s own or a child’s', async () => {
    const weight = (await get(`Observation/${reading}-weight`, nadege)).json();
    expect(weight).toMatchObject({
      subject: { reference: `Patient/${nadege.id}` },
      valueQuantity: { value: 61 },
    });
    expect((await get(`Patient/${child}`, nadege)).json()).toMatchObject({ name: [{ text: 'Ti Jo' }] });
    expect((await get(`Observation/${uuidv7()}`, nadege)).statusCode).toBe(404);
    expect((await get('Basic/1', nadege)).statusCode).toBe(404);
  });

  test('FHIR-2 searches by person, date, code, status and change, page by page', async () => {
    expect((await found('Observation')).total).toBe(3);
    expect((await found(`Observation?patient=Patient/${child}`)).total).toBe(1);
    expect((await found(`Observation?patient=${marie.id}`)).total).toBe(0);
    expect((await found(`Patient?_id=${marie.id}`)).total).toBe(0);
    expect((await found('Observation?code=http://loinc.org|29463-7')).total).toBe(2);
    expect((await found('Observation?code=85354-9,8867-4')).total).toBe(1);
    expect((await found('Observation?date=ge2026-11-01&date=lt2026-12-01')).total).toBe(2);
    expect((await found('Observation?date=2026-10')).total).toBe(1);
    // What was entered today, whenever it was measured.
    expect((await found('Observation?_lastUpdated=ge2026-11-15')).total).toBe(3);
    expect((await found('Observation?_lastUpdated=gt2026-11-15')).total).toBe(0);
    expect((await found('Appointment?status=booked')).total).toBe(1);
    expect((await found('Encounter')).total).toBe(1);
    const first = (await get('Observation?_count=2', nadege)).json();
    expect([first.total, first.entry.length]).toEqual([3, 2]);
    const next = first.link.find(({ relation }: { relation: string }) => relation === 'next').url;
    const second = await found(next.slice(next.indexOf('/fhir/') + 6));
    expect(second.ids).toHaveLength(1);
  });

  test('FHIR-2 an impossible date or count is an error, never an empty list', async () => {
    for (const wrong of ['date=2023-02-30', 'date=ge', '_lastUpdated=tomorrow', '_count=-1', '_count=x'])
      expect((await get(`Observation?${wrong}`, nadege)).statusCode).toBe(400);
  });

  test('FHIR-2 everything of one person is one bundle', async () => {
    const all = (await get(`Patient/${nadege.id}/$everything`, nadege)).json();
    const types = all.entry.map((one: { resource: { resourceType: string } }) => one.resource.resourceType);
    expect(new Set(types)).toEqual(new Set(['Appointment', 'Encounter', 'Observation', 'Patient']));
    expect(JSON.stringify(all)).not.toContain(child);
  });
});

describe('ACC-14 a copy as FHIR', () => {
  test('ACC-14 holds oneself and the people one acts for, as deployed too', async () => {
    for (const app of [lakou, asDeployed]) {
      const person = app === lakou ? nadege : await app.person('PATIENT');
      const reply = await app.send('GET /api/users/me/export?format=fhir', {}, person);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-disposition']).toBe('attachment; filename="my-record-2026-11-15.json"');
      const { resourceType, type, entry } = reply.json();
      expect([resourceType, type]).toEqual(['Bundle', 'collection']);
      const people = entry.filter(
        (one: { resource: { resourceType: string } }) => one.resource.resourceType === 'Patient',
      );
      expect(people).toHaveLength(app === lakou ? 2 : 1);
      expect(people[0].resource.name[0].text).toBe('Somebody');
    }
  });

  test('ACC-14 who is no patient has no record to copy', async () => {
    const doctor = await lakou.person('PROVIDER');
    const reply = await lakou.send('GET /api/users/me/export?format=fhir', {}, doctor);
    expect([reply.statusCode, reply.json().code]).toEqual([406, 'format_unsupported']);
  });
});

describe('FHIR-1 the people of the demo', () => {
  const demo = testApp({ demo: true });
  test('FHIR-1 the summaries of all of them are IPS documents, and their plain bundles FHIR R4 of every type, each with its last change', async () => {
    await demo.platform.jobs.stop();
    await seedDemo(demo.platform);
    const patients = await demo.platform.db.query<{ email: string }>(
      "select email from app_users where role = 'PATIENT' and password_hash is not null order by id",
    );
    expect(patients.length).toBeGreaterThan(1);
    const types = new Set<string>();
    for (const { email } of patients) {
      const payload = { email, password: 'lakou-demo' };
      const reply = await demo.send('POST /api/auth/login', { payload });
      const { id, role, clinicId, dependents } = reply.json();
      const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const person = { id, email, role, clinicId, cookie };
      for (const one of [id, ...dependents.map((dependent: { id: string }) => dependent.id)]) {
        const summary = await demo.send(`GET /fhir/Patient/${one}/$summary`, {}, person);
        expect([...ipsProblems(summary.json()), ...bundleProblems(summary.json())], email).toEqual([]);
        const everything = await demo.send(`GET /fhir/Patient/${one}/$everything`, {}, person);
        expect(bundleProblems(everything.json()), email).toEqual([]);
        for (const { resource } of everything.json().entry) {
          types.add(resource.resourceType);
          expect(resource.meta?.lastUpdated, resource.resourceType).toMatch(/^\d{4}-\d\d-\d\dT/);
        }
      }
    }
    expect([...types].toSorted()).toEqual(RESOURCE_TYPES.toSorted());
  });
});
