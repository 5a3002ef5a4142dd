import type { cycle } from '@lakou/contract/cycle';
import { type AccessCase, type AccessTable, signedInGets } from '#platform/access/table.ts';

const only = (roles: Partial<AccessCase['gets']>): AccessCase['gets'] => ({ ...signedInGets(403), ...roles });

/** A provider gets what does not exist, whoever they treat: the tests of cycle play one who does. */
export const cycleAccess: AccessTable<typeof cycle> = {
  'GET /api/data/health/menstrual/:id': [
    {
      on: 'own',
      request: ({ visitor }) => ({ params: { id: visitor.id } }),
      gets: only({ PATIENT: 200, PROVIDER: 404 }),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ params: { id: other.id } }),
      gets: only({ PATIENT: 404, PROVIDER: 404 }),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ params: { id: nothing } }),
      gets: only({ PATIENT: 404, PROVIDER: 404 }),
    },
  ],
  'POST /api/data/health/menstrual/log': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { patientId: visitor.id, date: '2026-11-15', flow: 'light' } }),
      gets: only({ PATIENT: 201 }),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { patientId: other.id, date: '2026-11-15', flow: 'light' } }),
      gets: signedInGets(403),
    },
  ],
  'DELETE /api/data/health/menstrual/log/:date': [
    {
      on: 'missing',
      request: () => ({ params: { date: '2031-01-01' } }),
      gets: only({ PATIENT: 404 }),
    },
  ],
};
