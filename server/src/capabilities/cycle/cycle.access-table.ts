import type { cycle } from '@lakou/contract/cycle';
import { accountOf, type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets, signedInGets } from '#platform/access/table.ts';

const DAY = '2026-11-01';

const log: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const body = { patientId: owner.id, date: DAY, flow: 'light' } as const;
  await world.api('POST /api/data/health/menstrual/log', owner, { body });
  // The path names the owner and the day.
  return { params: { date: DAY, id: owner.id }, owner };
};

/** A provider always gets 404; the tests of cycle also check a provider who treats the patient. */
export const cycleAccess: AccessTable<typeof cycle> = {
  'GET /api/data/health/menstrual/:id': {
    fixture: accountOf('PATIENT'),
    own: onlyGets({ PATIENT: 200, PROVIDER: 404 }),
    foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
  },
  'POST /api/data/health/menstrual/log': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { patientId: visitor.id, date: '2026-11-15', flow: 'light' } }),
      gets: onlyGets({ PATIENT: 201 }),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { patientId: other.id, date: '2026-11-15', flow: 'light' } }),
      gets: signedInGets(403),
    },
  ],
  // A day is looked up only among the caller's own logs, so another person's log is never found.
  'DELETE /api/data/health/menstrual/log/:date': {
    fixture: log,
    own: onlyGets({ PATIENT: 204 }),
    foreign: onlyGets({ PATIENT: 404 }),
    missing: onlyGets({ PATIENT: 404 }),
    nothing: '2031-01-01',
    unchanged: 'GET /api/data/health/menstrual/:id',
  },
};
