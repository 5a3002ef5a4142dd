import type { trackers } from '@lakou/contract/trackers';
import { type AccessCase, type AccessTable, type Cast, signedInGets } from '#platform/access/table.ts';

type Gets = AccessCase['gets'];
const patients = (status: number): Gets => ({ ...signedInGets(403), PATIENT: status });
const patientsAndCare = (status: number): Gets => ({ ...patients(status), PROVIDER: 404 });

const of =
  (id: (cast: Cast) => string, payload?: (cast: Cast) => object) =>
  (cast: Cast): ReturnType<NonNullable<AccessCase['request']>> => ({
    params: { id: id(cast), entryId: cast.nothing },
    ...(payload && { payload: payload(cast) }),
  });
const own = ({ visitor }: Cast) => visitor.id;
const foreign = ({ other }: Cast) => other.id;
const missing = ({ nothing }: Cast) => nothing;

const rows = (
  gets: (own: number) => Gets,
  status: number,
  payload?: (cast: Cast) => object,
): AccessCase[] => [
  { on: 'own', request: of(own, payload), gets: gets(status) },
  { on: 'foreign', request: of(foreign, payload), gets: gets(404) },
  { on: 'missing', request: of(missing, payload), gets: gets(404) },
];
/** Everybody can have an entry of this id: it is looked up among one's own. */
const entry =
  (details: object) =>
  ({ nothing }: Cast) => ({ id: nothing, at: '2026-11-14T12:00:00Z', ...details });
/** A dependent of nobody. */
const strangers = (status: number, payload: (cast: Cast) => object): AccessCase => ({
  on: 'missing',
  request: of(own, (cast) => ({ ...payload(cast), dependentId: cast.nothing })),
  gets: patients(status),
});

const RUN = entry({ workout: 'running', minutes: 30, kcal: 300 });
const PAIN = entry({ symptom: 'headache', severity: 4 });
const PULSE = entry({ heartRate: 72 });
const nothing = () => ({});

/** The cast has no visits and no family: the tests of trackers play those. */
export const trackersAccess: AccessTable<typeof trackers> = {
  'GET /api/data/health/trackers/:id/activity': rows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/activity': [...rows(patients, 201, RUN), strangers(404, RUN)],
  'PUT /api/data/health/trackers/:id/activity/:entryId': rows(patients, 200, RUN),
  'DELETE /api/data/health/trackers/:id/activity/:entryId': rows(patients, 204),
  'GET /api/data/health/trackers/:id/symptoms': rows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/symptoms': [...rows(patients, 201, PAIN), strangers(404, PAIN)],
  'PUT /api/data/health/trackers/:id/symptoms/:entryId': rows(patients, 200, PAIN),
  'DELETE /api/data/health/trackers/:id/symptoms/:entryId': rows(patients, 204),
  'GET /api/data/health/trackers/:id/vitals': rows(patientsAndCare, 200),
  'POST /api/data/health/trackers/:id/vitals': [...rows(patients, 201, PULSE), strangers(404, PULSE)],
  'PUT /api/data/health/trackers/:id/vitals/:entryId': rows(patients, 200, PULSE),
  'DELETE /api/data/health/trackers/:id/vitals/:entryId': rows(patients, 204),
  'GET /api/data/health/trackers/:id/settings': rows(patients, 200),
  'PUT /api/data/health/trackers/:id/settings': [...rows(patients, 200, nothing), strangers(404, nothing)],
  'GET /api/data/health/heart/:id': rows(patientsAndCare, 200),
  'PUT /api/data/health/heart/:id': [...rows(patients, 200, nothing), strangers(404, nothing)],
};
