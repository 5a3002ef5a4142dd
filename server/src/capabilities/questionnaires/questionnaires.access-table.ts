import type { questionnaires } from '@lakou/contract/questionnaires';
import { accountOf } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets, signedInGets } from '#platform/access/table.ts';

const all = 'GET /api/data/health/questionnaires/:id';
const inCareOnly = onlyGets({ PROVIDER: 404 });

/** The people here have no visits; the tests of questionnaires check those who do. */
export const questionnairesAccess: AccessTable<typeof questionnaires> = {
  'GET /api/questionnaires': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  [all]: {
    fixture: accountOf('PATIENT'),
    own: onlyGets({ PATIENT: 200, PROVIDER: 404 }),
    foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
  },
  'POST /api/data/health/questionnaires/:id': {
    fixture: accountOf('PATIENT'),
    own: inCareOnly,
    foreign: inCareOnly,
    missing: inCareOnly,
    payload: (_, world) => ({
      id: world.newId(),
      questionnaire: 'gad7',
      answers: [1, 1, 1, 1, 1, 1, 1],
    }),
    unchanged: all,
  },
};
