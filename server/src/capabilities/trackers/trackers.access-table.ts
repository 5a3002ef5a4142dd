import type { trackers } from '@lakou/contract/trackers';
import { type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { patients, patientsAndCare, recordRows } from '#platform/access/record-rows.ts';
import type { AccessCase, AccessTable, ObjectRows } from '#platform/access/table.ts';

const at = '2026-11-14T12:00:00Z';
const RUN = { at, workout: 'running', minutes: 30, kcal: 300 } as const;
const PAIN = { at, symptom: 'headache', severity: 4 };
const PULSE = { at, heartRate: 72 };
const LISTS = {
  activity: 'GET /api/data/health/trackers/:id/activity',
  symptoms: 'GET /api/data/health/trackers/:id/symptoms',
  vitals: 'GET /api/data/health/trackers/:id/vitals',
} as const;

/** An entry of a patient, written by one of these calls. */
const entry =
  (write: (owner: Parameters<Fixture>[0], world: World, id: string) => Promise<unknown>): Fixture =>
  async (person, world) => {
    const owner = await personOfRole(person, 'PATIENT', world);
    const entryId = world.newId();
    await write(owner, world, entryId);
    return { params: { id: owner.id, entryId }, owner };
  };
const activity = entry((owner, world, id) =>
  world.api('POST /api/data/health/trackers/:id/activity', owner, {
    params: { id: owner.id },
    body: { ...RUN, id },
  }),
);
const symptom = entry((owner, world, id) =>
  world.api('POST /api/data/health/trackers/:id/symptoms', owner, {
    params: { id: owner.id },
    body: { ...PAIN, id },
  }),
);
const vitals = entry((owner, world, id) =>
  world.api('POST /api/data/health/trackers/:id/vitals', owner, {
    params: { id: owner.id },
    body: { ...PULSE, id },
  }),
);

/** A dependent id that does not exist. */
const strangers = (payload: (world: World) => object): AccessCase => ({
  on: 'missing',
  request: ({ visitor, nothing }, world) => ({
    params: { id: visitor.id },
    payload: { ...payload(world), dependentId: nothing },
  }),
  gets: patients(404),
});
const adding = (details: object, unchanged: ObjectRows['unchanged'] & string): ObjectRows => {
  const payload = (world: World) => ({ ...details, id: world.newId() });
  return recordRows(patients, 201, {
    payload: (_, world) => payload(world),
    unchanged,
    also: [strangers(payload)],
  });
};
const correcting = (fixture: Fixture, details: object, unchanged: ObjectRows['unchanged'] & string) =>
  recordRows(patients, 200, { fixture, payload: { ...details, at: '2026-11-13T12:00:00Z' }, unchanged });
const erasing = (fixture: Fixture, unchanged: ObjectRows['unchanged'] & string) =>
  recordRows(patients, 204, { fixture, unchanged });
const putting = () => recordRows(patients, 200, { payload: {}, also: [strangers(() => ({}))] });

/** The people here have no visits and no family; the tests of trackers check those. */
export const trackersAccess: AccessTable<typeof trackers> = {
  'GET /api/data/health/trackers/:id/activity': recordRows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/activity': adding(RUN, LISTS.activity),
  'PUT /api/data/health/trackers/:id/activity/:entryId': correcting(activity, RUN, LISTS.activity),
  'DELETE /api/data/health/trackers/:id/activity/:entryId': erasing(activity, LISTS.activity),
  'GET /api/data/health/trackers/:id/symptoms': recordRows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/symptoms': adding(PAIN, LISTS.symptoms),
  'PUT /api/data/health/trackers/:id/symptoms/:entryId': correcting(symptom, PAIN, LISTS.symptoms),
  'DELETE /api/data/health/trackers/:id/symptoms/:entryId': erasing(symptom, LISTS.symptoms),
  'GET /api/data/health/trackers/:id/vitals': recordRows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/vitals': adding(PULSE, LISTS.vitals),
  'PUT /api/data/health/trackers/:id/vitals/:entryId': correcting(vitals, PULSE, LISTS.vitals),
  'DELETE /api/data/health/trackers/:id/vitals/:entryId': erasing(vitals, LISTS.vitals),
  'GET /api/data/health/trackers/:id/settings': recordRows(patients, 200),
  'PUT /api/data/health/trackers/:id/settings': putting(),
  'GET /api/data/health/heart/:id': recordRows(patientsAndCare, 200),
  'PUT /api/data/health/heart/:id': putting(),
};
