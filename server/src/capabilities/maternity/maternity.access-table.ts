import type { maternity } from '@lakou/contract/maternity';
import {
  type AccessCase,
  type AccessTable,
  type Cast,
  everyoneGets,
  signedInGets,
} from '#platform/access/table.ts';

type Gets = AccessCase['gets'];
const only = (roles: Partial<Gets>): Gets => ({ ...signedInGets(403), ...roles });
const patients = (status: number) => only({ PATIENT: status });
const herAndCare = (own: number, provider = 404) => only({ PATIENT: own, PROVIDER: provider });

const of =
  (id: (cast: Cast) => string, payload?: object) =>
  (cast: Cast): ReturnType<NonNullable<AccessCase['request']>> => ({
    params: { id: id(cast), entryId: cast.nothing },
    ...(payload && { payload }),
  });
const own = ({ visitor }: Cast) => visitor.id;
const foreign = ({ other }: Cast) => other.id;
const missing = ({ nothing }: Cast) => nothing;

const rows = (gets: (own: number) => Gets, status: number, payload?: object): AccessCase[] => [
  { on: 'own', request: of(own, payload), gets: gets(status) },
  { on: 'foreign', request: of(foreign, payload), gets: gets(404) },
  { on: 'missing', request: of(missing, payload), gets: gets(404) },
];

const DUE = { dueDate: '2027-03-09' };
const JOURNAL = { mood: 'good', symptoms: ['nausea'], notes: 'x' };
const VITALS = { weight: 64.2, systolic: 112, diastolic: 70 };

/** The cast has no gender and no visits: the tests of maternity play women, and those who treat them. */
export const maternityAccess: AccessTable<typeof maternity> = {
  'POST /api/data/health/maternity/:id/profile': rows(herAndCare, 422, DUE),
  'PUT /api/data/health/maternity/:id/profile': rows(herAndCare, 404, DUE),
  'DELETE /api/data/health/maternity/:id/profile': rows(patients, 404),
  'GET /api/data/health/maternity/:id/journal': rows(herAndCare, 200),
  'POST /api/data/health/maternity/:id/journal': rows(patients, 201, JOURNAL),
  'DELETE /api/data/health/maternity/:id/journal/:entryId': rows(patients, 404),
  'GET /api/data/health/maternity/:id/vitals': rows(herAndCare, 200),
  'POST /api/data/health/maternity/:id/vitals': rows(herAndCare, 201, VITALS),
  'DELETE /api/data/health/maternity/:id/vitals/:entryId': rows(patients, 404),
  'GET /api/maternity/tips': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/providers/:id/maternity-patients': [
    // Nobody has checked this provider's licence yet.
    { on: 'own', request: of(own), gets: signedInGets(403) },
    { on: 'foreign', request: of(foreign), gets: only({ PROVIDER: 404 }) },
  ],
};
