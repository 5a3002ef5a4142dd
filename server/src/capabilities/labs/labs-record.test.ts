import { beforeAll, describe, expect, test } from 'vitest';
import { createGrant } from '#platform/access/grant.ts';
import type { RecordGrant } from '#platform/capability.ts';
import type { Somebody } from '#test/bookings.ts';
import { labTest } from '#test/labs.ts';
import { capability } from './labs.capability.ts';

const { care, ask, status, results, completed, people } = labTest();
let nadege: Somebody;
let marie: Somebody;
let doctor: Somebody;
let stranger: Somebody;
beforeAll(async () => {
  ({ nadege, marie, doctor, stranger } = await people());
});

describe('LAB-4 only what the caller may see', () => {
  test('LAB-4 API-8 a provider reads all results in scope, and the reading is written down', async () => {
    const { id } = await completed(nadege, doctor);
    expect((await results(doctor)).map((one) => one.id)).toEqual([id]);
    expect(await results(stranger)).toEqual([]);
    expect(await results(marie)).toEqual([]);
    for (const role of ['SPONSOR', 'ADMIN', 'CLINIC_ADMIN'] as const)
      expect(await status('GET', 'results', await care.somebody(role))).toBe(403);
    const looks = await care.lakou.db.query(
      "select 1 from audit_events where actor_id = $1 and action = 'lab-results:list'",
      [doctor.id],
    );
    expect(looks.length).toBeGreaterThan(0);
  });

  test('LAB-4 results come page by page', async () => {
    for (let n = 0; n < 3; n++) await completed(nadege, doctor);
    const first = await ask('GET', 'results?limit=2', nadege);
    expect(first.json()).toHaveLength(2);
    const next = /after=([0-9a-f-]+)/.exec(String(first.headers.link))?.[1];
    expect(await results(nadege, `?limit=2&after=${next}`)).toHaveLength(1);
  });
});

describe('LAB-4 the record as a whole', () => {
  test('LAB-4 the timeline and the FHIR export hold what may be read of one person', async () => {
    const { id } = await completed(nadege, doctor);
    const held = await completed(nadege, doctor, { hold: true });
    const scope = { patientId: nadege.id, dependentId: null, byProvider: false };
    const claims = {
      actor: undefined as never,
      scope,
      db: care.lakou.db,
      at: care.clock.now(),
      requestId: 'x',
    };
    const grant: RecordGrant = createGrant(claims);
    const page = { before: undefined, text: undefined, limit: 10 };
    const lines = await capability.timeline.list(grant, page);
    expect(lines).toEqual([
      {
        kind: 'lab',
        id,
        at: care.clock.now(),
        title: 'Blood test',
        status: 'completed',
        from: 'Dr Mirlande',
      },
    ]);
    expect(await capability.timeline.list(grant, { ...page, text: 'BLOOD' })).toHaveLength(1);
    expect(await capability.timeline.list(grant, { ...page, text: 'urine' })).toEqual([]);
    const before = { at: care.clock.now(), id };
    expect(await capability.timeline.list(grant, { ...page, before })).toEqual([]);
    const byDoctor: RecordGrant = createGrant({ ...claims, scope: { ...scope, byProvider: true } });
    expect((await capability.timeline.list(byDoctor, page)).map((line) => line.id)).toEqual([held.id, id]);
    const kinds = (await capability.fhir(grant)).map(({ resourceType }) => resourceType);
    expect(kinds).toEqual(['ServiceRequest', 'ServiceRequest', 'DiagnosticReport', 'Observation']);
  });

  test('LAB-4 a person’s copy holds their results, and none that is held', async () => {
    await completed(nadege, doctor);
    await completed(nadege, doctor, { hold: true });
    const reply = await care.instance().app.inject({
      method: 'GET',
      url: '/api/users/me/export',
      headers: nadege.headers,
    });
    const { records } = reply.json();
    expect([records.lab_requests.length, records.lab_results.length, records.lab_values.length]).toEqual([
      2, 1, 1,
    ]);
  });
});
