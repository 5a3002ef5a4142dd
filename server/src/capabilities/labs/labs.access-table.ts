import type { labs } from '@lakou/contract/labs';
import {
  accountOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { patientsAndCare } from '#platform/access/record-rows.ts';
import { type AccessCase, type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { authorFor } from '../prescriptions/prescriptions.access-table.ts';
import { verifiedProvider } from '../verification/verification.access-table.ts';
import { setStatus } from './lab-requests.store.ts';
import { writeResult } from './lab-results.service.ts';

const care = (): Gets => onlyGets({ PROVIDER: 404 });

const VALUES = { values: [{ test: 'hemoglobin', value: 10.6, unit: 'g/dL' }] };
/** So little that somebody must be told at once. */
const CRITICAL = { values: [{ test: 'hemoglobin', value: 4.1, unit: 'g/dL' }] };
const CANCELLED = { status: 'cancelled' } as const;

async function request(person: Person, world: World) {
  const owner = await personOfRole(person, 'PATIENT', world);
  const body = { patientId: owner.id, testType: 'blood' as const, tests: ['complete_blood_count'] };
  const { id } = await world.api('POST /api/data/labs/requests', owner, { body });
  return { params: { id }, owner };
}
const asked: Fixture = (person, world) => request(person, world);

/** Nobody here treats anybody, so a provider of the world writes it as the service would. */
const resulted =
  (values: typeof VALUES): Fixture =>
  async (person, world) => {
    const made = await request(person, world);
    const { id: requestId } = made.params;
    const { id: authorId } = await world.somebody('PROVIDER');
    const facts = { requestId, patientId: made.owner.id, authorId, reason: null, heldUntil: null, who: {} };
    await world.system.db.transaction(async (db) => {
      const tx = { db, at: world.system.at };
      await setStatus(tx, { id: requestId, status: 'processing', by: authorId, version: null });
      await writeResult(tx, facts, values);
    });
    return made;
  };
const completed = resulted(VALUES);

/** A value of another record that the person took over. */
const brought: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const value = {
    loinc: '718-7',
    name: 'Hemoglobin',
    value: '11.2',
    unit: 'g/dL',
    flag: 'low' as const,
    low: 12,
    high: 15.5,
  };
  await world.api('POST /api/records/:id/imports', owner, {
    params,
    body: {
      source: { name: 'Miami General', date: '2026-03' },
      results: [{ takenOn: '2026-03-02', laboratory: 'Quest', values: [value] }],
    },
  });
  const [made] = await world.api('GET /api/records/:id/imported-results', owner, { params, query: {} });
  return { params: { ...params, resultId: made?.id ?? '' }, owner };
};

const rows = (
  fixture: Fixture,
  gets: (status: number) => Gets,
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged'> = {},
): ObjectRows => ({ fixture, own: gets(status), foreign: gets(404), missing: gets(404), ...more });

const sent = (patientId: string) => ({ payload: { patientId, testType: 'urine' } });
const asking: readonly AccessCase[] = [
  {
    on: 'own',
    request: ({ visitor }) => sent(visitor.id),
    gets: patientsAndCare(201),
  },
  {
    on: 'foreign',
    request: ({ other }) => sent(other.id),
    gets: patientsAndCare(403),
  },
  {
    on: 'missing',
    request: ({ visitor, nothing }) => ({
      payload: { ...sent(visitor.id).payload, dependentId: nothing },
    }),
    gets: patientsAndCare(404),
  },
  {
    on: 'missing',
    request: ({ visitor, nothing }) => ({
      payload: { ...sent(visitor.id).payload, laboratoryId: nothing },
    }),
    gets: patientsAndCare(404),
  },
];

/** Somebody else's licence is. */
const unverified: AccessCase = {
  on: 'own',
  request: async (_, world) => {
    await verifiedProvider(await world.somebody('PROVIDER', 'verified'), world);
    return {};
  },
  gets: onlyGets({}),
};

/** The role is refused first; who has it is told what is wrong with the question. */
const byProviders: AccessCase = {
  on: 'nothing of anybody',
  request: () => ({ query: { limit: 'many' } }),
  gets: onlyGets({ PROVIDER: 400 }),
};

const one = 'GET /api/data/labs/results/:id';

/** The people here have no visits and no clinics; the tests of labs check those who treat and laboratories. */
export const labsAccess: AccessTable<typeof labs> = {
  'GET /api/data/labs/requests/:id': rows(accountOf('PATIENT'), patientsAndCare, 200),
  'POST /api/data/labs/requests': asking,
  'PUT /api/data/labs/requests/:id/status': rows(asked, patientsAndCare, 200, { payload: CANCELLED }),
  // This provider's licence is not verified yet.
  'GET /api/data/labs/worklist': [unverified, byProviders],
  'GET /api/data/labs/worklist/:id': rows(asked, care, 404),
  'GET /api/data/labs/criticals': [unverified],
  'GET /api/data/labs/results': [
    { ...unverified, gets: onlyGets({ PATIENT: 200 }) },
    { ...byProviders, gets: onlyGets({ PATIENT: 400, PROVIDER: 400 }) },
  ],
  'POST /api/data/labs/results': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { requestId: nothing, ...VALUES } }),
      gets: care(),
    },
    {
      on: 'foreign',
      request: async ({ other }, world) => {
        const { params, owner } = await request(other, world);
        await authorFor(owner, world);
        return { payload: { requestId: params.id, ...VALUES } };
      },
      gets: care(),
    },
  ],
  [one]: rows(completed, patientsAndCare, 200),
  'POST /api/data/labs/results/:id/amendments': rows(completed, care, 404, {
    payload: { ...VALUES, reason: 'x' },
    unchanged: one,
  }),
  'POST /api/data/labs/results/:id/review': rows(completed, care, 404, { unchanged: one }),
  'POST /api/data/labs/results/:id/acknowledge': rows(resulted(CRITICAL), care, 404, { unchanged: one }),
  'GET /api/data/labs/results/:id/trends': rows(completed, patientsAndCare, 200),
  'GET /api/data/labs/results/:id/download': rows(completed, patientsAndCare, 200),
  'GET /api/records/:id/imported-results': rows(brought, patientsAndCare, 200),
  'GET /api/records/:id/imported-results/:resultId': rows(brought, patientsAndCare, 200),
};
