import type { maternity } from '@lakou/contract/maternity';
import {
  account,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';

import { type AccessTable, everyoneGets, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { askHer } from './proposals.service.ts';

const DUE = { dueDate: '2027-03-09' };
const JOURNAL = { mood: 'good', symptoms: ['nausea'], notes: 'x' };
const VITALS = { weight: 64.2, systolic: 112, diastolic: 70 };

async function womanOf(person: Person, world: World): Promise<Person> {
  const owner = await personOfRole(person, 'PATIENT', world);
  return world.once(`woman ${owner.id}`, async () => {
    await world.api('PUT /api/users/:id', owner, { params: { id: owner.id }, body: { gender: 'Female' } });
    return owner;
  });
}

// Whether she was pregnant before does not matter.
const ignore = () => undefined;

const woman: Fixture = async (person, world) => {
  const owner = await womanOf(person, world);
  const params = { id: owner.id };
  await world.api('DELETE /api/data/health/maternity/:id/profile', owner, { params }).catch(ignore);
  return { params, owner };
};

const pregnant: Fixture = async (person, world) => {
  const owner = await womanOf(person, world);
  const params = { id: owner.id };
  await world.api('POST /api/data/health/maternity/:id/profile', owner, { params, body: DUE }).catch(ignore);
  return { params, owner };
};

const journalEntry: Fixture = async (person, world) => {
  const { params, owner } = await pregnant(person, world, 'own');
  const id = owner.id;
  const key = 'POST /api/data/health/maternity/:id/journal';
  const entry = await world.api(key, owner, {
    params: { id },
    body: { mood: 'good', symptoms: ['nausea'], notes: 'x' },
  });
  return { params: { ...params, entryId: entry.id }, owner };
};

const vitalsEntry: Fixture = async (person, world) => {
  const { params, owner } = await pregnant(person, world, 'own');
  const id = owner.id;
  const key = 'POST /api/data/health/maternity/:id/vitals';
  const entry = await world.api(key, owner, { params: { id }, body: VITALS });
  return { params: { ...params, entryId: entry.id }, owner };
};

const proposal: Fixture = async (person, world) => {
  const { params, owner } = await woman(person, world, 'own');
  const provider = await world.somebody('PROVIDER');
  await askHer(world.system, { patientId: owner.id, providerId: provider.id, ...DUE });
  const key = 'GET /api/data/health/maternity/:id/proposals';
  const [made] = await world.api(key, owner, { params: { id: owner.id } });
  return { params: { ...params, proposalId: made?.id ?? '' }, owner };
};

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
const herAndCare = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });

const rows = (
  fixture: Fixture,
  gets: (status: number) => Gets,
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged'> = {},
): ObjectRows => ({ fixture, own: gets(status), foreign: gets(404), missing: gets(404), ...more });

const timing = (id: string) => ({
  id,
  kind: 'movements' as const,
  startedAt: '2026-11-15T10:00:00Z',
  endedAt: '2026-11-15T10:20:00Z',
  marks: [{ from: '2026-11-15T10:01:00Z', to: null }],
});

const keptTiming: Fixture = async (person, world) => {
  const { params, owner } = await pregnant(person, world, 'own');
  const entryId = world.newId();
  const key = 'POST /api/data/health/maternity/:id/timings';
  await world.api(key, owner, { params: { id: owner.id }, body: timing(entryId) });
  return { params: { ...params, entryId }, owner };
};

const timings = 'GET /api/data/health/maternity/:id/timings';
const contacts = 'GET /api/data/health/maternity/:id/contacts';
const plan = 'GET /api/data/health/maternity/:id/birth-plan';
const proposals = 'GET /api/data/health/maternity/:id/proposals';
const journal = 'GET /api/data/health/maternity/:id/journal';
const vitals = 'GET /api/data/health/maternity/:id/vitals';

/** The people here have no visits; the tests of maternity check professionals who treat women. */
export const maternityAccess: AccessTable<typeof maternity> = {
  'POST /api/data/health/maternity/:id/profile': rows(woman, herAndCare, 201, { payload: DUE }),
  'PUT /api/data/health/maternity/:id/profile': rows(pregnant, herAndCare, 200, { payload: DUE }),
  'DELETE /api/data/health/maternity/:id/profile': rows(pregnant, patients, 204),
  [proposals]: rows(woman, patients, 200),
  'POST /api/data/health/maternity/:id/proposals/:proposalId/accept': rows(proposal, patients, 201, {
    unchanged: proposals,
  }),
  'POST /api/data/health/maternity/:id/proposals/:proposalId/decline': rows(proposal, patients, 204, {
    unchanged: proposals,
  }),
  [journal]: rows(pregnant, herAndCare, 200),
  'POST /api/data/health/maternity/:id/journal': rows(pregnant, patients, 201, {
    payload: JOURNAL,
    unchanged: journal,
  }),
  'DELETE /api/data/health/maternity/:id/journal/:entryId': rows(journalEntry, patients, 204, {
    unchanged: journal,
  }),
  [vitals]: rows(pregnant, herAndCare, 200),
  'POST /api/data/health/maternity/:id/vitals': rows(pregnant, herAndCare, 201, {
    payload: VITALS,
    unchanged: vitals,
  }),
  'DELETE /api/data/health/maternity/:id/vitals/:entryId': rows(vitalsEntry, patients, 204, {
    unchanged: vitals,
  }),
  [timings]: rows(pregnant, herAndCare, 200),
  'POST /api/data/health/maternity/:id/timings': rows(pregnant, patients, 201, {
    payload: (_, world) => timing(world.newId()),
    unchanged: timings,
  }),
  'DELETE /api/data/health/maternity/:id/timings/:entryId': rows(keptTiming, patients, 204, {
    unchanged: timings,
  }),
  [contacts]: rows(pregnant, herAndCare, 200),
  'PUT /api/data/health/maternity/:id/contacts': rows(pregnant, patients, 200, {
    payload: { week: 12, done: true },
    unchanged: contacts,
  }),
  [plan]: rows(pregnant, herAndCare, 200),
  'PUT /api/data/health/maternity/:id/birth-plan': rows(pregnant, patients, 200, {
    payload: { place: 'x', money: 'saving' },
    unchanged: plan,
  }),
  'GET /api/maternity/tips': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/providers/:id/maternity-patients': {
    fixture: account,
    // This provider's licence is not verified yet.
    own: onlyGets({}),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
  },
};
