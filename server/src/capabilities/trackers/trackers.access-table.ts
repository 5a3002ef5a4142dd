import type { trackers } from '@lakou/contract/trackers';
import { accountOf, type Fixture, type Gets, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
const patientsAndCare = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });

const rows = (
  gets: (status: number) => Gets,
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged' | 'also'> & { fixture?: Fixture } = {},
): ObjectRows => ({
  fixture: accountOf('PATIENT'),
  own: gets(status),
  foreign: gets(404),
  missing: gets(404),
  ...more,
});

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
  return rows(patients, 201, {
    payload: (_, world) => payload(world),
    unchanged,
    also: [strangers(payload)],
  });
};
const correcting = (fixture: Fixture, details: object, unchanged: ObjectRows['unchanged'] & string) =>
  rows(patients, 200, { fixture, payload: { ...details, at: '2026-11-13T12:00:00Z' }, unchanged });
const erasing = (fixture: Fixture, unchanged: ObjectRows['unchanged'] & string) =>
  rows(patients, 204, { fixture, unchanged });
const putting = () => rows(patients, 200, { payload: {}, also: [strangers(() => ({}))] });

/** The people here have no visits and no family; the tests of trackers check those. */
export const trackersAccess: AccessTable<typeof trackers> = {
  'GET /api/data/health/trackers/:id/activity': rows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/activity': adding(RUN, LISTS.activity),
  'PUT /api/data/health/trackers/:id/activity/:entryId': correcting(activity, RUN, LISTS.activity),
  'DELETE /api/data/health/trackers/:id/activity/:entryId': erasing(activity, LISTS.activity),
  'GET /api/data/health/trackers/:id/symptoms': rows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/symptoms': adding(PAIN, LISTS.symptoms),
  'PUT /api/data/health/trackers/:id/symptoms/:entryId': correcting(symptom, PAIN, LISTS.symptoms),
  'DELETE /api/data/health/trackers/:id/symptoms/:entryId': erasing(symptom, LISTS.symptoms),
  'GET /api/data/health/trackers/:id/vitals': rows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/vitals': adding(PULSE, LISTS.vitals),
  'PUT /api/data/health/trackers/:id/vitals/:entryId': correcting(vitals, PULSE, LISTS.vitals),
  'DELETE /api/data/health/trackers/:id/vitals/:entryId': erasing(vitals, LISTS.vitals),
  'GET /api/data/health/trackers/:id/settings': rows(patients, 200),
  'PUT /api/data/health/trackers/:id/settings': putting(),
  'GET /api/data/health/heart/:id': rows(patientsAndCare, 200),
  'PUT /api/data/health/heart/:id': putting(),
};
